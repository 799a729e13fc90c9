import { namesOf } from '@/lib/assistant/acts/act-text';
import { isGeneral } from '@/lib/assistant/acts/calls/target';
import type { Understanding } from '@/lib/assistant/acts/understanding';
import { findThings } from '@/lib/assistant/understand/things';
import type { World } from '@/lib/phrases/phrase';
import { quoted } from '@/lib/words/wording';

const taking =
  /^(?:(?:ok(?:ay)?|and|also|please|pls|no|oh|actually|just|can you|could you),? )*(?:stop|skip|cancel|delete|remove|drop|scrap|bin|move|push|shift|pause|snooze|reschedule|kill|ditch|end|turn off|get rid of) (?:the|my|our|that) (?<name>\p{L}+(?: \p{L}+)?) one\b(?! by one\b)/iu;
// Words that tell which one by its place, its day or its kind, and so need no name.
const describing =
  /^(?:early|late|earlier|later|new|old|big|small|long|short|wrong|right|extra|duplicate|double|main|top|bottom|middle|only|same|whole|other|red|blue|green|black|white|brown|yellow|morning|midday|noon|afternoon|evening|night|bedtime|breakfast|lunch|lunchtime|dinner|dinnertime|tea|teatime|supper|today|todays|tomorrow|tomorrows|tonight|tonights|daily|weekly|monthly|yearly|annual|weekend|(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|pm|am)$/i;

/** Answers that there is no such thing, if an order names "the yoga one" and nothing stored has that name. */
export function withUnknownOne(meant: Understanding, said: string, world: World): Understanding {
  const [made] = meant.calls;
  // "Move dinner to 3", if no dinner is planned, is no task.
  const moved =
    made?.tool === 'set_reminder' ? moving.exec(String(made.input.title))?.groups?.what : undefined;
  if (moved) return nothingCalled(moved, meant);
  const { name } = taking.exec(said)?.groups ?? {};
  if (!name) return meant;
  const words = name.toLowerCase().split(' ');
  // "Skip the lunch one tomorrow" is no task, even if nothing is set for lunch.
  const isTask = meant.calls.some(({ tool }) => tool === 'set_reminder' || tool === 'add_todos');
  if (!isTask && words.some((word) => word.length < 3 || describing.test(word) || isGeneral(word)))
    return meant;
  const isKnown =
    findThings(name, world).length > 0 || words.some((word) => namesOf(word, world.things).length > 0);
  if (isKnown || world.things.some(({ details, list }) => hasWord(words, `${details} ${list}`))) return meant;
  return nothingCalled(name, meant);
}

function nothingCalled(name: string, meant: Understanding): Understanding {
  const says = [`I have nothing called ${quoted(name)}, so nothing was changed.`];
  return { ...meant, calls: [], question: null, offer: null, says, isUnknown: false };
}

const moving =
  /^(?:move|push|shift|reschedule) (?:the |my |our )?(?<what>\p{L}[\p{L} ]{1,30}?) to \d{1,2}(?:[:.]\d\d)?$/iu;

const hasWord = (words: string[], text: string) => words.some((word) => text.toLowerCase().includes(word));

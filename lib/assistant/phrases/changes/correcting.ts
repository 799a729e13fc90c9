import { completed } from '@/lib/assistant/phrases/changes/finished';
import {
  allKinds,
  durationAs,
  moveCalls,
  nameThing,
  removeById,
} from '@/lib/assistant/phrases/changes/shared';
import { removedAlarms } from '@/lib/assistant/phrases/plans/once';
import { recall } from '@/lib/assistant/phrases/questions/answers';
import { titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { localDate, localTime } from '@/lib/time/format';
import { matchWords } from '@/lib/words/match-words';
import { capitalized, joinSome, quoted } from '@/lib/words/wording';

const ordinal = /^\d{1,2}(?:st|nd|rd|th)$/i;
const planned: Thing['kind'][] = ['reminder', 'todo', 'event'];

export const correctingPhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    strength: 'guess',
    say: [
      '(move|push|shift|postpone|reschedule) (everything|all|the rest|all of it) [that is left] [from|for|of|on] {t:time}',
      '(move|push|push back|shift|delay|postpone|bring forward|reschedule) (everything|all|all of it|all of them|all my reminders|everything today|all reminders|all my meetings|the rest|everything else) [back|forward|by|for|to|on|out|until]',
    ],
    when: 'must',
    fits: (heard) => soon(heard).length > 0,
    calls: (heard) =>
      soon(heard).map(({ id, kind }) =>
        kind === 'todo'
          ? { tool: 'update_todo', input: { item: id, due: newTime(heard) } }
          : { tool: 'update_reminder', input: { item: id, when: newTime(heard) } },
      ),
    offer: (heard) =>
      `Shall I move ${joinSome(soon(heard).map(({ title }) => quoted(title)))}: ${newTime(heard)}?`,
    examples: [],
  },
  {
    intent: 'calendar_set',
    when: 'never',
    say: [
      '[make it|make that|change it to|no|at|let us say|it is|it is now|its|they said|she said|he said] [now] (half past|quarter past|a quarter past|quarter to|a quarter to|half) [the hour] [instead|now]',
    ],
    fits: (heard) => heard.last(['reminder'])?.at instanceof Date,
    calls: (heard) => {
      const thing = heard.last(['reminder']);
      if (!thing?.at) return null;
      const hour = Number(localTime(thing.at, heard.world.zone).slice(0, 2));
      const isBefore = /\bto\b(?! half)/i.test(heard.whole.replace(/change it to/i, ''));
      const time = isBefore ? `${hour - 1}:45` : `${hour}:${/half/i.test(heard.whole) ? '30' : '15'}`;
      return { tool: 'update_reminder', input: { item: thing.id, when: `at ${time}` } };
    },
    examples: [],
  },
  {
    // Matches "socks too" after something else was reported as done.
    intent: 'lists_done',
    strength: ({ parts }) => (/^(?:and|also|plus|oh)$/.test(parts[0]?.word ?? '') ? 'certain' : 'likely'),
    when: 'never',
    say: ['[and] {item} (too|as well|also)', '(and|also|plus|oh and|oh also) [the|my|our] {item}'],
    fits: (heard) =>
      heard.world.mentions[0]?.how === 'done' &&
      !heard.hasQuestionMark &&
      heard.text('item').split(' ').length <= 4 &&
      heard.find('item', ['todo', 'reminder']).length === 1 &&
      isWholly(heard.text('item'), heard.find('item', ['todo', 'reminder'])[0]?.title ?? ''),
    calls: (heard) => completed(heard.find('item', ['todo', 'reminder']), heard),
    examples: [],
  },
  {
    // "Take the lemons off" completes the todo "lemons".
    intent: 'lists_remove',
    when: 'never',
    say: ['take {item} off'],
    fits: (heard) =>
      heard.world.things.filter(
        ({ kind, title }) =>
          kind === 'todo' && title.toLowerCase() === titleOf(heard.text('item')).toLowerCase(),
      ).length === 1,
    calls: (heard) => removeById(heard.find('item', ['todo'])),
    examples: [],
  },
  {
    // Matches "you can forget where I parked" if exactly one fact fits.
    intent: 'facts_set',
    when: 'never',
    say: ['(forget|delete|erase) {fact} [now|again]'],
    fits: (heard) =>
      /^(?:where|what|when|who|how) /i.test(heard.text('fact')) && heard.find('fact', ['fact']).length === 1,
    calls: (heard) => removeById(heard.find('fact', ['fact'])),
    examples: [],
  },
  {
    // Matches "no candles, they bring their own" after candles were put on a list.
    intent: 'lists_remove',
    strength: 'guess',
    when: 'never',
    say: ['no [more|need for] {item} [needed|then|after all]'],
    fits: (heard) => {
      const [thing, other] = heard.find('item', ['todo']);
      return (
        !other &&
        !/^(?:i|we|that|not|it)\b/i.test(heard.text('item')) &&
        heard.world.mentions.slice(0, 6).some(({ how, thing: { id } }) => how === 'made' && id === thing?.id)
      );
    },
    calls: (heard) => removeById(heard.find('item', ['todo'])),
    offer: (heard) =>
      `Shall I take ${joinSome(heard.find('item', ['todo']).map(({ title }) => quoted(title)))} off?`,
    examples: [],
  },
  {
    // Matches "make the rent check the 2nd", which changes the day of the month.
    intent: 'calendar_set',
    when: 'never',
    say: ['(make|change|move|switch|put|shift) {item} [to|on|for] the {nth:word} [instead|then]'],
    fits: (heard) => ordinal.test(heard.text('nth')) && heard.find('item', ['reminder', 'todo']).length === 1,
    calls: (heard) => {
      const [thing] = heard.find('item', ['reminder', 'todo']);
      if (!thing) return null;
      const clock = thing.at ? ` at ${localTime(thing.at, heard.world.zone)}` : '';
      return thing.rule?.includes('FREQ=MONTHLY')
        ? {
            tool: 'update_reminder',
            input: { item: thing.id, when: `on the ${heard.text('nth')} of every month${clock}` },
          }
        : moveCalls(thing, `the ${heard.text('nth')}`, heard);
    },
    examples: [],
  },
  {
    intent: 'calendar_remove',
    strength: 'guess',
    when: 'words',
    say: [
      "{day} (has|is|was|got|'s) [just|now] [been] (swapped|dropped|cancelled|canceled|called off|scrapped|gone|off|out|not on|not happening|given away|traded|taken) [now|then]",
      '{day} (has|is) [just|now] [been] (swapped|gone|off|out|traded) [now|then] (swapped|traded|gave it|i swapped|i traded|i gave|because|as|since) {reason}',
    ],
    fits: (heard) =>
      /day$/i.test(heard.text('day')) &&
      [1, 2, 3].includes(heard.findWords(heard.text('day'), planned).length),
    calls: (heard) => removeById(heard.findWords(heard.text('day'), planned)),
    offer: (heard) =>
      `Shall I delete ${joinSome(heard.findWords(heard.text('day'), planned).map(({ title }) => quoted(title)))}?`,
    examples: [],
  },
  {
    intent: 'calendar_remove',
    when: 'never',
    say: [
      '[no|sorry|oops] (no|not that one|i meant|i mean|wrong one|oops|whoops|sorry|no no|meant) [wrong one] [i meant|i mean|meant|not that one] {item}',
    ],
    fits: (heard) =>
      /^(?:deleted|done)$/.test(heard.world.mentions[0]?.how ?? '') &&
      (heard.world.mentions[0]?.how === 'deleted' || /\b(?:mean|meant|wrong one)\b/i.test(heard.whole)) &&
      meant(heard).length === 1 &&
      heard.text('item').split(' ').length <= 4,
    calls: (heard) => {
      const found = meant(heard);
      const isDone = heard.world.mentions[0]?.how === 'done';
      return [{ tool: 'undo', input: {} }, ...(isDone ? completed(found, heard) : removeById(found))];
    },
    examples: [],
  },
  {
    intent: 'calendar_query',
    isQuestion: true,
    say: ['(what about|how about|and|and what about) {item}'],
    when: 'words',
    fits: (heard) =>
      /\?\s*$|^(?:what|how) about/i.test(heard.whole) &&
      heard.find('item').length > 0 &&
      heard.find('item').length < 5,
    calls: ({ find, world }) => {
      const found = find('item');
      return recall(found.map((thing) => `${capitalized(nameThing(thing, { world }))}.`).join('\n'), found);
    },
    examples: [],
  },
  {
    intent: 'alarm_remove',
    say: [
      '(turn off|switch off|disable|stop|cancel|delete|remove|deactivate|turn) [<my>] (alarm|alarms) [off] [for|at|on]',
      'no [more] (alarm|alarms) [for]',
    ],
    calls: (heard) => removedAlarms(heard),
    examples: ['turn off my alarm for tomorrow at 7', 'cancel my alarms'],
  },
];

function meant(heard: Heard): Thing[] {
  const words = heard
    .text('item')
    .replace(/^(?:the )?(first|second|third|fourth|fifth|last)$/i, 'the $1 one');
  return heard.findWords(words, allKinds);
}

function newTime(heard: Heard): string {
  const [time] = heard.times;
  return time?.kind === 'range' && /\bto\b/i.test(time.text) ? time.to.date : durationAs(heard.when, heard);
}

function soon({ world }: Heard): Thing[] {
  const today = localDate(world.now, world.zone);
  return world.things
    .filter(
      ({ kind, at, date, rule, isDone }) =>
        !rule &&
        !isDone &&
        ((kind === 'reminder' && at && at > world.now && localDate(at, world.zone) === today) ||
          (kind === 'todo' && date && date <= today)),
    )
    .slice(0, 10);
}

function isWholly(name: string, title: string): boolean {
  const own = title.toLowerCase();
  return matchWords(name).every((word) => own.includes(word.replace(/s$/, '')));
}

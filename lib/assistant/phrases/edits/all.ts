import { placedPhrases } from '@/lib/assistant/phrases/appointments/placed';
import { namedBefore, switchingOff } from '@/lib/assistant/phrases/changes/named';
import { namesDuty, removeById } from '@/lib/assistant/phrases/changes/shared';
import { amountCalls, renamedCalls } from '@/lib/assistant/phrases/edits/amounts';
import { deniedPhrases } from '@/lib/assistant/phrases/edits/denied';
import { eachPhrases } from '@/lib/assistant/phrases/edits/each';
import { isOneOfSeveral } from '@/lib/assistant/phrases/edits/focus';
import { isOff, loosePhrases } from '@/lib/assistant/phrases/edits/loose';
import { withoutRemark } from '@/lib/assistant/phrases/edits/parts';
import { type Edit, readEdit } from '@/lib/assistant/phrases/edits/read-edit';
import { rejectedPhrases } from '@/lib/assistant/phrases/edits/rejected';
import { seriesCalls, weekdayPhrases } from '@/lib/assistant/phrases/edits/series';
import { isBirthdayOf, isReportOf, setAgain } from '@/lib/assistant/phrases/edits/subject';
import { swappingPhrases } from '@/lib/assistant/phrases/edits/swapping';
import { leadCalls, moveEdit } from '@/lib/assistant/phrases/edits/timing';
import { codeCalls, dropWords, linkWords } from '@/lib/assistant/phrases/edits/words';
import { isAfterQuestion } from '@/lib/phrases/earlier/asked-day';
import type { Heard, Part, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { dayBefore } from '@/lib/reminders/phrases/running/series';

type Calls = PhraseCall | PhraseCall[] | null;

export const editPhrases: Phrase[] = [
  ...eachPhrases,
  ...deniedPhrases,
  ...rejectedPhrases,
  ...swappingPhrases,
  ...weekdayPhrases,
  ...placedPhrases,
  {
    intent: 'calendar_set',
    say: ['{all}'],
    fits: (heard) => heard.world.mentions.length > 0 || heard.world.things.length > 0,
    calls: (heard) => timedEdit(heard),
    examples: [],
  },
  {
    intent: 'lists_createoradd',
    say: ['{all}'],
    when: 'words',
    fits: (heard) => heard.world.mentions.length > 0,
    calls: (heard) => codeCalls(heard) ?? renamedCalls(heard) ?? amountCalls(heard),
    examples: [],
  },
  {
    intent: 'calendar_remove',
    say: ['{all}'],
    fits: (heard) => heard.world.things.length > 0,
    calls: (heard) => droppedCalls(heard),
    examples: [],
  },
  ...loosePhrases,
];

const settings = new Set(['set_daily_summary', 'set_preferences']);

function timedEdit(heard: Heard): Calls {
  if (
    heard.times.length === 0 &&
    !/\d|\b(?:week-?(?:day|end)s?|skip|next|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.test(
      heard.whole,
    )
  )
    return null;
  if (
    heard.world.lastChanges?.some(({ tool }) => settings.has(tool)) &&
    heard.parts.every(({ time, word }) => time || linkWords.has(word))
  )
    return null;
  if (isOff.test(heard.whole)) return null;
  // "Thursday then?" and "and thursday", right after "am I free on wednesday?", ask again.
  const isAgain = heard.message.endsWith('?') || /^(?:and|or)\b/i.test(heard.message);
  if (isAgain && isAfterQuestion(heard.world) && heard.parts.every(isOfTime)) return null;
  const edit = readEdit(heard) ?? readEdit(heard, ['fact']);
  // "Remind me to be up by 7 that day" is a reminder of its own.
  if (edit && !edit.isNamed && (ownTask.test(heard.whole) || isOneOfSeveral(edit.target, heard.world)))
    return null;
  if (!edit || isDropping(edit) || isReportOf(edit.words, edit.target.title)) return null;
  if (isBirthdayOf(edit.target, heard) || isOtherSum(edit.target, heard)) return null;
  const again = edit.isNamed ? setAgain(edit.target, heard) : null;
  if (again) return again;
  return leadCalls(edit, heard) ?? seriesCalls(edit, heard) ?? moveEdit(edit, heard);
}

// "Pay 50 on friday" is not "pay rent".
function isOtherSum({ title }: Thing, { first, parts }: Heard): boolean {
  return (
    /^(?:pay|give|send|transfer|wire|lend|owe|order|buy|get)$/.test(first) &&
    parts.some(({ time, word }) => !time && /^\d+$/.test(word) && !title.includes(word))
  );
}

function isOfTime({ time, word }: Part): boolean {
  return Boolean(time) || /^(?:so|and|ok|okay|but|or|then|instead|on|for)$/.test(word);
}

const ownTask =
  /^(?:(?:please|also|and|can you|could you) )*(?:remind|ping|nudge|alert) me to (?!(?:do|get|start|finish|see|take|pay|call|send|buy)? ?(?:it|that|this|him|her|them)\b)\p{L}+ \p{L}/iu;

function isDropping({ words, target, times, denied }: Edit): boolean {
  const isOnce = target.rule && times.length + denied.length > 0;
  return words.some((word) => dropWords.has(word) && !(isOnce && once.has(word)));
}

const once = new Set(['skip', 'cancel', 'cancelled', 'canceled', 'drop', 'off']);

const removable: Thing['kind'][] = ['todo', 'reminder', 'fact', 'date', 'event'];
function isFullyNamed({ title, value }: Thing, isNamed: boolean, heard: Heard): boolean {
  const own = `${title} ${value ?? ''}`.toLowerCase();
  const naming = withoutRemark(heard.parts, heard).filter(
    ({ word }) => word.length > 2 && !linkWords.has(word) && !dropWords.has(word) && !ignored.has(word),
  );
  return (
    !isNamed ||
    naming.every(({ word }) => own.includes(word.replace(/s$/, ''))) ||
    /\b(?:morning|evening|night|afternoon)\b/.test(heard.whole)
  );
}

const ignored = new Set('needed required necessary longer anymore any one ones'.split(' '));

const unwanted =
  /\b(?:not|no longer|(?:is|are|was|were)n['’]?t) (?:needed|required|necessary|need|happening|on)\b|\b(?:is|was|got|been) (?:cancell?ed|off)\b|\bcalled off\b|\bno need (?:any ?more|for (?:it|that)|now|then)\b|\b(?:can|could|may) go\b(?! to)|\bis too much\b/i;

const spoiled = /(?:\b(?:is|are)|['’]s) (?:now |gone )?off\b/i;

const forgetting = /\b(?:forget|delete|remove|erase|undo)\b/i;

const isTold =
  /^(?:how|what|when|where|who|which|why|did|does|is|are|will|would|can|could|should)\b|\b(?:i|we|he|she|they) (?:\w+ )?(?:forget|forgot|lose|kill)\b/i;

function droppedCalls(heard: Heard): Calls {
  // In "got bin bags", "bin" is no verb.
  if (
    isTold.test(heard.whole) ||
    // "Drop off is 8.50" names a thing.
    namesDuty.test(heard.whole) ||
    /^(?:(?:i|we) )?(?:have )?(?:just )?(?:got|bought)\b/i.test(heard.whole)
  )
    return null;
  if (!unwanted.test(heard.whole) && !heard.parts.some(({ word }) => dropWords.has(word))) return null;
  const edit = heard.times.length === 0 ? readEdit(heard, removable) : null;
  if (!edit) return null;
  if (!isFullyNamed(edit.target, edit.isNamed, heard)) return null;
  // "The milk is off" says how the milk is, and does not cancel "buy milk".
  if (edit.isNamed && edit.target.kind === 'todo' && spoiled.test(heard.whole)) return null;
  if (
    switchingOff.test(edit.target.title) &&
    /\boff\b/i.test(heard.whole) &&
    !/^(?:take|strike|cross|scratch|call)\b/i.test(heard.whole)
  )
    return null;
  const [named] = edit.isNamed ? [] : namedBefore(heard, 'it');
  if (!edit.isNamed && !named && edit.target.kind === 'fact' && !forgetting.test(heard.whole)) return null;
  // "Skip it" leaves out one time of a series.
  if (edit.target.rule && edit.words.includes('skip'))
    return {
      tool: 'update_reminder',
      input: { item: edit.target.id, skip: dayBefore(heard) ?? 'next' },
    };
  const own = edit.target.title.toLowerCase();
  // In "the bin bags", "bin" belongs to the name.
  const isDropped =
    unwanted.test(heard.whole) ||
    edit.words.some(
      (word, place) => dropWords.has(word) && !own.includes(`${word} ${edit.words[place + 1]}`),
    );
  return isDropped && !/\bundo\b/i.test(heard.whole) ? removeById([named ?? edit.target]) : null;
}

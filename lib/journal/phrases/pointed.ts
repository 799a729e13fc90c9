import { continues, isAfterEntry, isPointing } from '@/lib/journal/phrases/amended';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { isHardMoment } from '@/lib/phrases/remark-replies';
import { appointment } from '@/lib/reminders/phrases/event-names';
import { localDate } from '@/lib/time/format';
import { matchWords } from '@/lib/words/match-words';

export function keepText(heard: Heard): PhraseCall {
  return { tool: 'journal', input: { do: 'keep', feeling: heard.text('text').replace(/^that /i, '') } };
}

export const journal = '(journal|diary|journal entry|diary entry|logbook)';
export const myJournal = `[my|the|a|todays|new] ${journal}`;

export const pointedPhrases: Phrase[] = [
  {
    intent: 'journal_set',
    say: [
      `[i would like to|i want to|let me|can i|could i|please] (put|add|write|save|note|keep|log) (that|this|it) [all|down] (in|into|to) ${myJournal} [please]`,
    ],
    fits: (heard) => pointedText(heard) !== '',
    calls: (heard) => ({ tool: 'journal', input: { do: 'keep', feeling: pointedText(heard) } }),
    examples: [],
  },
  {
    // "Save both of those in my journal", of the last two messages.
    intent: 'journal_set',
    when: 'never',
    strength: 'certain',
    say: [
      `[i would like to|i want to|let me|can i|could i|can you|could you|please] (put|add|write|save|note|keep|log) (both|both of them|both of those|both of these|those two|these two|all of that|all that|all of it|the last two) [things] [down] (in|into|to) ${myJournal} [please|too]`,
    ],
    fits: (heard) => lastTwo(heard) !== '',
    calls: (heard) => ({ tool: 'journal', input: { do: 'keep', feeling: lastTwo(heard) } }),
    examples: [],
  },
  {
    // "Yeah write that down", after a message that Sidekick only listened to.
    intent: 'journal_set',
    when: 'never',
    strength: 'likely',
    say: [
      '(write|jot|note|keep|log|record|put) (that|it|this) down [somewhere] [then|please|for me|private|privately|in private|safe]',
      '(log|record|note) (that|it|this) [somewhere] [then|please|for me]',
    ],
    fits: ({ world: { lastChanges = [], lastMessage } }) =>
      lastChanges.length === 0 &&
      !asking.test(lastMessage ?? '') &&
      (lastMessage ?? '').split(' ').length >= leastWords,
    calls: keepLast,
    examples: [],
  },
  {
    // "Slept awful, 4 hours maybe" tells how someone is, and no fact.
    intent: 'journal_set',
    when: 'words',
    strength: 'guess',
    say: [
      '[i|we] [only|barely|hardly|just|again|finally] (slept|dozed|woke up|woke) {text}',
      '[i|we|i am|i have|we are] [just] (got back|got home|came back|came home|am back|are back|back) from {text}',
      '[had] [a|an|another|such a] [very|really|so|pretty|quite] (bad|awful|terrible|rough|short|good|great|sleepless|restless|horrible) (night|sleep) {text}',
    ],
    fits: (heard) => heard.whole.split(' ').length >= 3 && !heard.hasQuestionMark,
    calls: (heard) => ({ tool: 'journal', input: { do: 'keep', feeling: heard.whole } }),
    offer: offerToKeep,
    examples: ['slept awful, 4 hours maybe', 'rough night, the baby cried'],
    counterExamples: ['slept?'],
  },
  {
    // "Actually add that we saw a heron", right after an entry.
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[oh|and|also|actually|please|wait] [can you|could you] [also|please] (add|put|write|note|mention|include|say) [in|down|there|also] that {text}',
      '[oh|and|also|actually|please|wait] [can you|could you] [also|please] (add|put|write|note) [in|down] [:] {text}',
      '[oh|and|also|actually|please|wait] [can you|could you] [also|please] (add|put|write|note) (to|in|into) (that|it|this|there) [:] [that] {text}',
      '(and|also) that {text}',
      '[oh|and|also|actually|please|wait] (add|put|write|note) (to|in|into|on) (that|it|this|[the|my|that|todays] (entry|journal|diary)) [too|also|as well] [that] [:] {text}',
    ],
    fits: (heard) =>
      isAfterEntry(heard) &&
      !heard.hasQuestionMark &&
      !isPointing(heard.text('text')) &&
      (continues(heard.text('text')) || namesEntry.test(heard.whole)),
    calls: keepText,
    examples: [],
  },
  {
    // "Delete that last bit", right after an entry: only what was kept last can be taken back.
    intent: 'journal_set',
    when: 'never',
    strength: 'certain',
    say: [
      '[no|oh|actually|wait|please] (delete|remove|erase|take out|take back|scrap|drop|leave out) (it|that|the last one|the last bit|the last part|the last line|the last entry|that one|that bit|that part|that last bit|that last one|that last part|that line|what i just wrote) [again|please]',
      "[no|oh|actually|wait|please] (do not|don't) (save|keep|write|add|log|store|put) (it|that|the last one|the last bit|the last part|that one|that bit|that part|that last bit|that last one|that last part|that line) [in|down|please]",
    ],
    fits: (heard) => isAfterEntry(heard),
    calls: () => ({ tool: 'undo', input: {} }),
    examples: [],
  },
  {
    // "Oh and I forgot to write that grandma called", right after an entry.
    intent: 'journal_set',
    when: 'words',
    isContent: true,
    strength: 'certain',
    say: [
      '[oh|and|also|but] [i] [totally|nearly|also] forgot to (mention|say|write|tell you|note|put) [down|in] [that] {text}',
    ],
    fits: (heard) => isAfterEntry(heard) && heard.world.mentions.length === 0 && !heard.hasQuestionMark,
    calls: keepText,
    examples: [],
  },
  {
    // "Walked round the lake as well", "and we saw a heron, add that", right after an entry.
    intent: 'journal_set',
    when: 'words',
    isContent: true,
    strength: 'certain',
    say: [
      '[and|oh|also] [and|also] {text} [can you|please|so] (add|put|include|note|write|keep) (that|it) [in|down|there] [there] [as well|too|also] [please]',
      '[and|oh|also] {text}',
    ],
    fits: (heard) =>
      isAfterEntry(heard) &&
      (/^[^.!?]+ (?:as well|too)\b/i.test(heard.text('text')) || addedBehind.test(heard.message)) &&
      continues(heard.text('text')) &&
      !heard.hasQuestionMark,
    calls: keepText,
    examples: [],
  },
  {
    // A diary of days to come is a calendar.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'must',
    strength: 'certain',
    say: [
      '[do i have|have i got] (what is|is there|anything|what do i have|what have i got|what i have|show me|what does) [anything|what is] [in|on] (my|the|our) diary [say|look like] [for|on]',
      '(how|what) (does|is) (my|the|our) diary (look|looking|look like) [for|on]',
    ],
    fits: (heard) => daysAhead(heard),
    calls: (heard) => ({ tool: 'agenda', input: { when: heard.when } }),
    examples: ['what is in my diary for tomorrow'],
    counterExamples: ['what is in my diary from yesterday'],
  },
  {
    // "Add the lasagne bit too", after telling about lasagne.
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    say: [
      '[and|oh|also] (add|put|include|write|keep|note|save) (the|that) {words} (bit|part|thing|story|sentence|line) [in] [too|as well|also|there|in there]',
      '[and|oh|also] (add|put|include|write|keep|note|save) (the|that) (bit|part|thing|story|sentence|line) (about|with) {words} [in] [too|as well|also|there|in there]',
    ],
    fits: ({ text, world: { lastChanges = [], lastMessage } }) =>
      lastChanges.some(({ tool }) => tool === 'journal') &&
      matchWords(text('words')).some((word) => matchWords(lastMessage ?? '').includes(word)),
    calls: keepLast,
    examples: [],
  },
];

const namesEntry =
  /\b(?:mention|include) that\b|\b(?:to|in|into|on) (?:that|it|this|(?:(?:the|my|that|todays) )?(?:entry|journal|diary))\b/i;
const addedBehind =
  /[,.;–—-] *(?:(?:please|so|and|can you) )*(?:add|put|include|note|write|keep) (?:that|it)\b[^.!?]{0,25}[.!? ]*$/i;
const leastWords = 3;

function pointedText(heard: Heard): string {
  const before = textBefore(heard);
  if (!before) return lastTold(heard);
  const after = heard.message.slice(heard.message.indexOf(heard.whole) + heard.whole.length);
  return [before, after.replace(/^[\s,.;!]+/, '')].filter(Boolean).join(' ');
}

function lastTwo({ world: { told = [] } }: Heard): string {
  return told
    .filter((message) => !asking.test(message) && message.split(' ').length >= leastWords)
    .slice(-2)
    .map((message) => (/[.!?]\s*$/.test(message) ? message.trim() : `${message.trim()}.`))
    .join(' ');
}

// "Put it in my journal", after "can you send it to Mum?", means what was told before.
function lastTold({ world: { lastMessage, told = [] } }: Heard): string {
  const last = lastMessage ?? '';
  const isTelling = (message: string) => !asking.test(message) && message.split(' ').length >= leastWords;
  return asking.test(last) ? (told.findLast(isTelling) ?? last) : last;
}

const asking =
  /\?\s*$|^\W*(?:(?:ok|okay|and|so|oh|well|please),? )*(?:what|when|where|who|which|why|how|is|are|do|does|did|can|could|will|would|remind|add|put|set|delete|remove|send|tell|show|call|text|move|undo|save|keep|note|write|remember|log|thanks?|thank)\b/i;

export function textBefore({ message, whole }: Heard): string {
  const before = message
    .slice(0, Math.max(0, message.indexOf(whole)))
    .trim()
    .replace(/(?:i would like to|i['’]d like to|please|and|so|can you|could you),?$/i, '')
    .trim();
  return before.split(' ').length < 3 ? '' : before;
}

function keepLast({ world }: Heard): PhraseCall {
  return { tool: 'journal', input: { do: 'keep', feeling: world.lastMessage } };
}

export function offerToKeep({ whole }: Heard): string {
  return `${isHardMoment(whole) ? 'I’m sorry to hear that.' : 'Thanks for telling me.'} Shall I keep that in your journal?`;
}

function daysAhead({ times, world }: Heard): boolean {
  const today = localDate(world.now, world.zone);
  return times.some((time) =>
    time.kind === 'range'
      ? time.to.date >= today
      : 'date' in time && time.date !== null && time.date >= today,
  );
}

/**
 * Removes "can you" from the end of an entry. In "great day, can you put that in my journal", these words are
 * left over when "put that in my journal" is cut off.
 */
export function withoutAsking(words: string): string {
  return words.replace(/[,.]? (?:and |so )?(?:can|could|will|would) you(?: please)?$/i, '');
}

/**
 * Returns whether a change is about a journal entry: the request or the last message names the journal, or
 * the last change was to the journal.
 */
export function isOfEntry(heard: Heard): boolean {
  const { lastChanges = [], lastMessage, mentions } = heard.world;
  const isLast = lastChanges.some(({ tool }) => tool === 'journal') && mentions.length === 0;
  const isNamed = /\b(?:journal|diary|entry)\b/i.test(`${lastMessage ?? ''} ${heard.whole}`);
  return (isLast || isNamed) && heard.findWords(heard.text('x') || '-').length === 0;
}

/**
 * Returns whether the word "diary" in a request means an appointment calendar and not the journal, as in "put
 * the dentist in my diary".
 */
export function isAppointment({ text, find, whole }: Heard): boolean {
  const name = text('text').replace(/^(?:the|my|our|an?) /i, '');
  const isNamed = appointment.test(name) || find('text', ['reminder', 'event']).length > 0;
  return isNamed && /\bdiary\b/i.test(whole) && !/:/.test(whole);
}

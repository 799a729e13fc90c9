import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { baseForms } from '@/lib/words/verbs';

const opening = '[oh|no|wait|sorry|actually|oops|hang on] [no|wait|sorry|actually|i mean]';

/** Corrections of what was just written into the journal. */
export const amendedPhrases: Phrase[] = [
  {
    // "Can you change the first entry, it was the pool not the beach".
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[can you|could you|please] (change|correct|fix|edit|amend) [the|my|that|todays] [first|second|last|latest] [journal|diary] entry [because] (it|that|this|there) (was|were|is|should be|should have been) [actually|really] {text} [and] not {old}',
    ],
    fits: ({ text }) =>
      text('old').split(' ').length <= longestWrong && text('text').split(' ').length <= longestRight,
    calls: amended,
    examples: [],
  },
  {
    // "It was my manager, not my boss".
    intent: 'journal_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      `${opening} (it|that|this|there|they) (was|were|is|should be|should have been) [actually|really] {text} [and] not {old}`,
      `${opening} [it|that|there] [was|were] not {old} [but|it was|there were|that was] {text}`,
      `${opening} {text} [and] not {old}`,
      `${opening} [please|can you|could you] (change|replace|correct|fix|swap|edit) {old} (to|with|for|into) {text} [in (it|that|there|my entry|the entry)]`,
      `${opening} {old} should (be|say|read|have been|have said) {text}`,
    ],
    fits: (heard) =>
      isAfterEntry(heard) &&
      // "I'm okay now, not sad" tells more.
      !/^(?:i|we|i['’]?m|im|he|she)\b/i.test(heard.text('text')) &&
      !heard.hasQuestionMark &&
      heard.text('old').split(' ').length <= longestWrong &&
      heard.text('text').split(' ').length <= longestRight,
    calls: amended,
    examples: [],
  },
  {
    // "Yes, put that in too", after something that was only listened to.
    intent: 'journal_set',
    when: 'never',
    strength: 'certain',
    say: [
      '[yes|yeah|oh|and|also|please|ok|actually] [can you|could you] [also|please] (add|put|write|note|include|save|keep|log) (that|this|it) [too|also|as well] [in|down] [(in|to|into) (there|it|[my|the|todays] (entry|journal|diary))] [too|also|as well|please|then]',
    ],
    fits: (heard) => isAfterEntry(heard) && isRemark.test(heard.world.lastMessage ?? ''),
    calls: ({ world: { lastMessage, lastReply } }) =>
      /\bjournal for\b/i.test(lastReply ?? '')
        ? 'That is in your journal already.'
        : { tool: 'journal', input: { do: 'keep', feeling: lastMessage } },
    examples: [],
  },
  {
    // "Take out the one about my brother".
    intent: 'journal_set',
    when: 'never',
    strength: 'certain',
    say: [
      '[no|oh|actually|wait|please] (delete|remove|erase|take out|scrap|drop|leave out) (the|that) (one|bit|part|line|thing|sentence) (about|with) {words}',
    ],
    fits: (heard) => isAfterEntry(heard),
    calls: () =>
      'I can only take back what was written last: say “undo”. Otherwise the Journal tab of your dashboard can delete the entry; then tell me the right words and I keep them anew.',
    examples: [],
  },
];

const isRemark =
  /^(?!\W*(?:(?:ok|and|so|please|can you|could you),? )*(?:remind|add|put|set|delete|remove|take|send|tell|show|move|undo|save|keep|note|write|what|when|who|where|how|thanks?)\b)\S+ \S+ [^?]+$/i;

/** Returns whether words only point at something, such as "that" and "in my diary too": they are no entry. */
export function isPointing(text: string): boolean {
  return /^(?:(?:that|this|it|in|down|there|too|also|as well|please|then|(?:in|to|into) (?:it|there|(?:(?:my|the|todays) )?(?:journal|diary|entry)))(?: |$))+$/i.test(
    text,
  );
}

const [longestWrong, longestRight] = [4, 6];

function amended({ text }: Heard): PhraseCall {
  const [wrong, feeling] = [withoutStop(text('old')), withoutStop(text('text'))];
  return { tool: 'journal', input: { do: 'amend', wrong, feeling } };
}

function withoutStop(words: string): string {
  return words.replace(/(?<![.!])[.!]+$/, '');
}

/** Returns whether the last change was to the journal, and nothing else was shown since. */
export function isAfterEntry({ world: { lastChanges = [], mentions, lastTurn } }: Heard): boolean {
  return (
    lastChanges.some(({ tool, input }) => tool === 'journal' && input.do !== 'prompt') &&
    mentions[0]?.turn !== lastTurn
  );
}

// "The kids helped" tells, "the dried apricots" does not.
const tellsOfOthers =
  /^(?:\p{L}[\p{L}'’]* ){1,3}(?:was|were|had|did|\p{L}{3,}ed|came|went|got|made|took|gave|said|told|sang|fell|slept|ate|won|lost|brought)(?=$|[,.!]| (?:me|us|him|her|them|it|to|in|on|at|with|for|a|an|the|my|our|his|so|too|and|off|up|out|over|home|back|really|very|all)\b)/iu;

/** Returns whether words continue the journal entry that was just saved, as "we made up" does. */
export function continues(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(' ', 1);
  return (
    /^(?:that|i|we|he|she|they|my|our)$/.test(first) || baseForms(first) !== null || tellsOfOthers.test(text)
  );
}

import { titleOf } from '@/lib/phrases/input';
import { isName } from '@/lib/phrases/names';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { addCall } from '@/lib/todos/phrases/shared';

const dump =
  '[ok|okay|right|so|hey|alright] [time for|time to|let me|i need to|i want to|i am doing|doing|here comes|going to] [do] [a|my|some|the] [quick|big|little] (brain dump|braindump|brain dumping|mind dump)';

/** Phrases of someone who first says "brain dump" and then sends what comes to mind. */
export const dumpedPhrases: Phrase[] = [
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [`${dump} [time|incoming|here|now|go|coming|please]`],
    calls: () => 'Go ahead: send me one thing after the other, and each goes on your list.',
    examples: ['ok brain dump', 'time for a brain dump'],
    counterExamples: ['brain dump notebook'],
  },
  {
    intent: 'lists_createoradd',
    strength: 'certain',
    isContent: true,
    say: [`${dump} : {items}`],
    fits: (heard) => heard.sense !== 'hour' && heard.items('items').length >= 2,
    calls: (heard) => addCall(heard),
    examples: ['brain dump: oil change, library books, call grandpa'],
  },
  {
    // "Laundry", after "brain dump".
    intent: 'lists_createoradd',
    strength: 'likely',
    when: 'never',
    say: ['{item}'],
    fits: (heard) => isShort(heard) && isDumping(heard),
    calls: (heard) => newTodos([{ text: titleOf(heard.text('item')) }]),
    examples: [],
  },
];

const [longest, mostSince] = [6, 12];
const noThing =
  /^(?:i|we|you|he|she|it|they|that|this|those|these|there|what|when|where|who|why|how|which|is|are|do|did|can|not|no|yes|ok|okay|thanks|ugh|hm+|wait|oh|and|but|so|undo|delete|remove|cancel|move|add|show|list|remind|sorry|help|stop|hi|hello|hey|lol|wow)\b|\b(?:done|finished|is|are|was|were)\b/i;

function isShort({ whole, hasQuestionMark, text }: Heard): boolean {
  return (
    !hasQuestionMark &&
    whole.split(' ').length <= longest &&
    !/[.,:;!]/.test(whole) &&
    !noThing.test(whole) &&
    isName(text('item'))
  );
}

function isDumping({ world: { told = [] } }: Heard): boolean {
  const since = told.slice(-mostSince);
  const start = since.findLastIndex((said) =>
    /^\W*(?:\p{L}+ ){0,5}(?:brain|mind) ?dump\p{L}*(?: \p{L}+)?\W*$/iu.test(said),
  );
  const isOver =
    /^\W*(?:(?:ok|okay|and|so) )?(?:that['’]?s (?:it|all|everything)|done|i['’]?m done|end of)\b/i;
  return start >= 0 && !since.slice(start).some((said) => isOver.test(said));
}

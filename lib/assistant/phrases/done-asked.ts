import { nameThing } from '@/lib/assistant/phrases/changes/shared';
import { recall } from '@/lib/assistant/phrases/questions/answers';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { baseForms } from '@/lib/words/verbs';
import { baseForm } from '@/lib/words/word-forms';

const finished =
  '(done|sorted|sorted out|finished|completed|ticked off|crossed off|dealt with|taken care of|seen to|handled)';

export const doneAskedPhrases: Phrase[] = [
  {
    // "Have I watered the ferns yet?", which are still to do.
    intent: 'done_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: ['[and|so] (have|did) (i|we) [already] {deed:word} {item} [yet|already]'],
    fits: (heard) => heard.hasQuestionMark && undoneOf(heard) !== null,
    calls: (heard) => {
      const thing = undoneOf(heard);
      return thing && recall(`Not that I know: ${nameThing(thing, heard)} is still open.`, [thing]);
    },
    examples: [],
  },
  {
    // "Has the boiler been sorted?", with "boiler service" open or ticked off.
    intent: 'done_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      `[and|so] (is|are) {item} [all|already] ${finished} [yet|now|already]`,
      `[and|so] (has|have) {item} [already] been ${finished} [yet|now|already]`,
      `[and|so] (did|have) (i|we) [already|ever] (sorted|sort|finished|finish|completed|complete|handled|dealt with|deal with|taken care of|take care of) [out] {item} [yet|now|already]`,
    ],
    fits: (heard) => askedOf(heard) !== null,
    calls: (heard) => {
      const thing = askedOf(heard);
      if (!thing) return null;
      const name = nameThing(thing, heard);
      return recall(thing.isDone ? `Yes: ${name}.` : `Not that I know: ${name} is still open.`, [thing]);
    },
    examples: [],
  },
  {
    // "Has the dog been fed?"
    intent: 'done_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      '[and|so] (has|have) {item} [already] been {deed:word} [yet|now|already]',
      '[and|so] (is|are) {item} [already] {deed:word} [yet|now|already]',
      '[and|so] (was|were) {item} {deed:word}',
    ],
    fits: (heard) => deedAsked(heard) !== null && (/\bbeen\b/i.test(heard.whole) || undoneOf(heard) !== null),
    calls: (heard) => {
      const thing = undoneOf(heard);
      const open = thing && { kind: thing.kind, id: thing.id, title: thing.title };
      const when = heard.sense === 'none' ? {} : { when: heard.when };
      return {
        tool: 'track_done',
        input: { act: 'ask', what: deedAsked(heard), ...when, ...(open && { open }) },
      };
    },
    examples: [],
  },
];

function deedAsked({ text }: Heard): string | null {
  const [base] = baseForms(text('deed').toLowerCase()) ?? [];
  return base && !/^(?:i|you|we|he|she|they|it|there|that|this)$/i.test(text('item'))
    ? `${base} ${text('item')}`
    : null;
}

function askedOf({ text, find, last }: Heard): Thing | null {
  if (/^(?:it|that|this|that one|this one)$/i.test(text('item'))) return last(['todo', 'reminder']);
  const found = find('item', ['todo', 'reminder']);
  const open = found.filter(({ isDone }) => !isDone);
  const [thing = null, another] = open.length > 0 ? open : found;
  return another || thing?.rule ? null : thing;
}

function undoneOf({ text, find, world }: Heard): Thing | null {
  const deed = text('deed').toLowerCase();
  const bases = [...(baseForms(deed) ?? []), deed].map(rootOf);
  const pointed = find('item', ['todo', 'reminder']);
  const isPronoun = /^(?:it|them|that|him|her)$/i.test(text('item'));
  const found = (isPronoun ? world.things : pointed).filter(
    ({ kind, title, isDone }) =>
      (kind === 'todo' || kind === 'reminder') &&
      !isDone &&
      bases.includes(rootOf(title.split(' ')[0]?.toLowerCase() ?? '')),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

function rootOf(verb: string): string {
  return baseForm(verb).replace(/(?:e|ed|ing)$/, '');
}

import { keyOf, passing, store } from '@/lib/info/phrases/shared';
import { isPlainName } from '@/lib/phrases/names';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { formatDate, localDate } from '@/lib/time/format';
import { capitalized } from '@/lib/words/wording';

/** Phrases for who or what is in numbered rooms and flats, and for the variety of what was planted. */
export const unitPhrases: Phrase[] = [
  {
    // "Room 1 is Anna, room 2 is Tom and Bea": one fact for each number.
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && numbered(heard.whole).length > 1,
    calls: (heard) => numbered(heard.whole),
    examples: ['room 1 is Anna, room 2 is Tom and Bea'],
    counterExamples: ['room 1 is ready, call Anna'],
  },
  {
    // "Flat 3 is let from 1 January to Ms Farrow", if a fact is known as “Flat 3”.
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['[and|so|btw|now] [my|our|the] {key} (is|are) [now] {value}'],
    fits: (heard) => !heard.hasQuestionMark && isUpdate(heard),
    calls: (heard) => store(keyOf(heard.text('key')), heard.text('value')),
    examples: [],
  },
  {
    // "Marta is in 2B" tells where to find her, also if "leave the key with Marta" is a todo.
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['[and|so|btw|oh|fyi] {who} (is|lives) (in|at) {unit} [now]'],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      unit.test(heard.text('unit')) &&
      isPlainName(heard.text('who')) &&
      // "The exam is in B12" is about the plan.
      !heard.world.things.some(({ title }) =>
        title.toLowerCase().startsWith(heard.text('who').toLowerCase()),
      ) &&
      !/^(?:i|we|he|she|it|they|that|this|there|who|where|what|which|is|meeting|exam|class)\b/i.test(
        heard.text('who'),
      ),
    calls: (heard) => store(capitalized(keyOf(heard.text('who'))), `in ${heard.text('unit')}`),
    examples: ['Marta is in 2B', 'Mr Osei lives in flat 12'],
    counterExamples: ['Marta is in 20 minutes', 'he is in 2B'],
  },
  {
    // "Garlic went in today, 3 rows, the variety is Wight": the variety is that of the garlic.
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && withKind(heard).length > 0,
    calls: (heard) => withKind(heard),
    examples: ['garlic went in today, the variety is Wight'],
    counterExamples: ['the variety is Wight'],
  },
];

const unit =
  /^(?:\d{1,3} ?[A-H]|[A-H]\d{1,3}|(?:flat|apartment|apt|unit|room|house|number|no|suite|door) (?:no )?\d{1,4}[A-H]?)$/i;
const ofKind =
  /^(?<told>(?:the |my |our )?(?<what>\p{L}[\p{L}’'-]+(?: (?!(?:is|are|was|were|got|have|has|just|finally)\b)\p{L}+)?) (?:(?:is|are|was|were|got|have|has) )?(?:just |finally )?(?:went in|gone in|planted|sown|sowed|put in)\b[^?;.]{0,60}?)[,.;] (?:and )?(?:the|its|their) (?<kind>variety|brand|model|make|breed|type|strain|colou?r|supplier) (?:is|are|was) (?<value>[^,.;?]{2,40})[.! ]*$/iu;

function withKind({ message, world: { now, zone } }: Heard): PhraseCall[] {
  const { told = '', what = '', kind = '', value = '' } = ofKind.exec(message.trim())?.groups ?? {};
  const today = localDate(now, zone);
  const dated = told.replace(/\btoday\b/i, `on ${formatDate(today, today)}`);
  return what ? [store(`${keyOf(what)} ${kind}`, value), store(keyOf(dated), keyOf(dated))] : [];
}

const ofNumber =
  /^(?<key>(?<kind>\p{L}{3,15}) (?:\d{1,3}|[A-H])(?: \p{L}+)?)(?: is| are|:) (?<value>(?!(?:on|at|due|in|from)\b)\p{L}[^,;:?]{0,40})$/iu;

function numbered(said: string): PhraseCall[] {
  const clauses = said.split(/[,;] (?:and |but )?/);
  const found = clauses.map((clause) => ofNumber.exec(clause.trim())?.groups);
  // "Room 1 is ready, room 2 is dirty" holds for now.
  const isNow = found.some((one) => passing.test(one?.value ?? '') && !/^empty\b/i.test(one?.value ?? ''));
  const kinds = new Set(found.map((one) => one?.kind?.toLowerCase()));
  if (isNow || found.length < 2 || kinds.size > 1 || kinds.has(undefined)) return [];
  return found.map((one) => store(one?.key ?? '', one?.value ?? ''));
}

const leasing =
  /^(?:let|rented|leased|taken|occupied|reserved|sold|sublet|vacant|on loan|lent|assigned|shared)\b/i;

function isUpdate({ text, world }: Heard): boolean {
  const key = keyOf(text('key')).toLowerCase();
  return (
    leasing.test(text('value')) &&
    world.things.some(({ kind, title }) => kind === 'fact' && title.toLowerCase() === key)
  );
}

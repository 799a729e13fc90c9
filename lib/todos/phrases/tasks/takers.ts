import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { joinSome, quoted } from '@/lib/words/wording';

const doing =
  '(bringing|getting|doing|making|sorting|sorting out|buying|supplying|providing|handling|lending|baking|cooking|looking after|taking care of|in charge of|responsible for|down for)';
const does =
  '(bring|get|do|make|sort|sort out|buy|supply|provide|handle|lend|bake|cook|look after|take care of|take on)';

/** Phrases that say who takes care of an item of a list, and that an item waits. */
export const takerPhrases: Phrase[] = [
  {
    // "Tom is bringing the cups", "Asha has the tickets covered".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    isContent: true,
    say: [
      `[and|oh|so|ok|but|also|actually|no|sorry] {who} (is|are) [now|already|also] ${doing} {item} [now|already|instead|too|then]`,
      '[and|oh|so|ok|but|also|actually|no|sorry] {who} (has|have|has got|have got) {item} (covered|sorted|in hand|under control)',
      `[and|oh|so|ok|but|also|actually|no|sorry] {who} (will|can|is going to|said (he|she|they) will|said (he|she|they) would|has offered to|offered to|promised to|volunteered to|agreed to) ${does} {item} [instead|too|then]`,
      '[and|oh|so|ok|but|also|actually|no|sorry] {who} (brings|gets|does|makes|buys|handles|bakes) {item} [instead|too|then]',
      '[please|and|can you] (put|mark) {who} down for {item}',
    ],
    fits: (heard) => takenCall(heard) !== null,
    calls: (heard) => takenCall(heard),
    examples: [],
  },
  {
    // "Who is bringing the cups?"
    intent: 'lists_query',
    strength: 'certain',
    when: 'never',
    isQuestion: true,
    say: [
      `[and|so] who is [now|again] ${doing} {item} [again|now]`,
      '[and|so] who (has|has got|brings|does|gets|is on) {item} [covered|sorted] [again|now]',
    ],
    fits: (heard) => listedItem(heard)?.title.endsWith(')') === true,
    calls: (heard) => {
      const item = listedItem(heard);
      return item && recall(`${quoted(item.title)}.`, [item]);
    },
    examples: [],
  },
  {
    // "What is Tom bringing?"
    intent: 'lists_query',
    strength: 'certain',
    when: 'never',
    isQuestion: true,
    say: [
      `[and|so] what is {who} ${doing} [again|now]`,
      `[and|so] what does {who} [have to] ${does} [again|now]`,
    ],
    fits: (heard) => takenBy(heard).length > 0,
    calls: (heard) => {
      const items = takenBy(heard);
      return recall(`${joinSome(items.map(({ title }) => quoted(title)))}.`, items);
    },
    examples: [],
  },
  {
    // "Put the mince on hold, we still have some".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    isContent: true,
    say: ['[please|and|oh|ok] (put|stick|keep|leave) {item} on hold [for now|please] [{remark}]'],
    fits: (heard) => listedItem(heard) !== null,
    calls: (heard) => {
      const item = listedItem(heard);
      return item && { tool: 'update_todo', input: { item: item.id, text: `${item.title} (on hold)` } };
    },
    examples: [],
  },
];

const person =
  /^(?:(?:my|our) )?(?:mum|mom|mam|dad|mother|father|gran|nan|grandma|grandpa|wife|husband|partner|sister|brother|son|daughter|uncle|auntie?|(?!(?:I|We|He|She|They|It|You|This|That|Who|What|Everyone|Someone|Nobody|The|My|Our)\b)\p{Lu}[\p{L}'’]+)(?: (?:and (?:\p{Lu}[\p{L}'’]+|the kids)|\p{Lu}[\p{L}'’]+))?$/u;
const terseName =
  /^(?!(?:i|we|he|she|they|it|you|this|that|who|what|when|someone|somebody|nobody|everyone|anyone|the|my|our|need|have|to|can|is|please)\b)\p{L}{3,}(?: \p{L}{3,})?$/iu;
const taker = / \((?!on hold)\p{L}[\p{L}'’ ]*\)$/u;

function recall(text: string, things: Thing[]): PhraseCall {
  return {
    tool: 'recall',
    input: { text, items: things.map(({ kind, id, title }) => ({ kind, id, title })) },
  };
}

function takenCall(heard: Heard): PhraseCall | null {
  const who = heard.text('who').replace(/^(?:(?:and|oh|so|ok|but|also|actually|no|sorry) )+/i, '');
  // "Ida is bringing the glue so tick that off" is an order.
  if (
    /\bso (?:please |you can )?(?:tick|cross|take|remove|drop|delete|mark|scratch|check)\b/i.test(
      heard.message,
    )
  )
    return null;
  const isPerson =
    person.test(who) || (/\b(?:bring|bringing|covered)\b/i.test(heard.whole) && terseName.test(who));
  const item = isPerson && !heard.hasQuestionMark ? listedItem(heard) : null;
  return (
    item && {
      tool: 'update_todo',
      input: { item: item.id, text: `${item.title.replace(taker, '')} (${who})` },
    }
  );
}

function listedItem(heard: Heard): Thing | null {
  const [item, other] = /\b(?:so|and|but)\b|(?:\S+ ){5}/i.test(heard.text('item'))
    ? []
    : heard.find('item', ['todo']);
  const isKnown = item?.list || heard.world.mentions.some(({ thing }) => thing.id === item?.id);
  return item && !other && isKnown && !item.isDone ? item : null;
}

function takenBy({ text, world }: Heard): Thing[] {
  const name = text('who').toLowerCase();
  return world.things.filter(
    ({ kind, title, isDone }) =>
      kind === 'todo' && !isDone && taker.exec(title)?.[0].toLowerCase() === ` (${name})`,
  );
}

import { addTo, facts, pronoun, withName } from '@/lib/info/phrases/shared';
import { formatFact } from '@/lib/info/wording';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';

/** Phrases for present ideas, and for questions about what to give to someone. */
export const giftPhrases: Phrase[] = [
  {
    // "Gift idea for Dad: a fountain pen".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [
      '[add|save|note|new list] [a|an|another|one|new|good|some] [birthday|christmas|xmas] (gift|present) (idea|ideas) for {who} : {items}',
      '[a|an] {items} (would be|could be|might be|would make) a (good|great|nice|lovely|perfect) [birthday|christmas] (gift|present) [idea] for {who}',
      '[a|an] {items} as [a] [birthday|christmas] (gift|present) (idea|ideas) for {who}',
    ],
    fits: (heard) => personIn(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => {
      const items = heard.items('items').map((item) => item.replace(/^some /i, ''));
      // Several ideas below a heading are a list.
      const list = ideasFor(heard)?.title ?? (items.length > 1 ? `Gift ideas for ${personIn(heard)}` : null);
      return list
        ? newTodos(
            items.map((text) => ({ text })),
            list,
          )
        : addTo(`gift idea for ${personIn(heard)}`, items.join(', '), heard);
    },
    examples: ['gift idea for Dad: a fountain pen', 'a kite would be a great present for Leo'],
    counterExamples: ['any gift ideas for Dad'],
  },
  {
    // "Got him a fishing reel", of the todo "get Dad a present".
    intent: 'lists_done',
    strength: 'certain',
    when: 'never',
    say: [
      '[oh|ok|yay|and|finally] [i|we] [have] [finally|just] (got|bought|ordered|found) {who:word} (a|an|some) {what}',
    ],
    fits: (heard) => isObject(heard.text('what')) && presentFor(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => ({ tool: 'complete_todos', input: { items: [presentFor(heard)?.id] } }),
    examples: [],
  },
  {
    // "She wants a necklace", of someone with a birthday or with ideas for a present.
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [
      '[and|oh|so] {who} [really|also|now] (wants|would like|would love|would rather have|is hoping for|asked for|has asked for|wishes for) (a|an|some|the|new) {what} [for (his|her|their|the) birthday|for christmas|for xmas|for hanukkah|for diwali|for eid|as a present|instead|please]',
    ],
    fits: (heard) =>
      (isGiven(heard) || isWish(heard)) &&
      heard.text('what').split(' ').length <= 5 &&
      !notGiven.test(heard.text('what')) &&
      !heard.hasQuestionMark,
    calls: (heard) => {
      const article = /\b(?:for|wants|like|love|have) (an?|some|the|new) /i.exec(heard.whole)?.[1] ?? 'a';
      const occasion = / for (?:christmas|xmas|hanukkah|diwali|eid)\b/i.exec(heard.whole)?.[0] ?? '';
      return addTo(`what ${personIn(heard)} wants`, `${article} ${heard.text('what')}${occasion}`, heard);
    },
    examples: [],
  },
  {
    // "What should I get for Priya?" is answered with ideas, and with what she likes.
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '(what|any ideas what|any idea what) (should|can|could|shall|do|might) (i|we) (get|buy|give) [for] {who} [for (her|his|their|the|my|our) [next] (birthday|bday|anniversary|wedding|christmas|graduation)|for christmas|for xmas|as a present|as a gift]',
      '[got|have you got|do you have] any (idea|ideas) what to (get|buy|give) [for] {who} [for (her|his|their|the) (birthday|bday|wedding)|for christmas]',
      '[got|have you got|do you have] any ideas for {who:word} (present|gift|birthday present|birthday gift)',
      '[any|what] (gift|present) (idea|ideas) [do i have|have i got|did i have|are there] for {who}',
      '(what|which) (gifts|presents) (did i plan|did i want|was i thinking of|am i getting|do i have|have i got) for {who}',
    ],
    fits: (heard) => personIn(heard) !== null && (ideasFor(heard) !== null || tastesOf(heard).length > 0),
    calls: (heard): PhraseCall | string => {
      const ideas = ideasFor(heard);
      return ideas ? { tool: 'list_todos', input: { list: ideas.title } } : tastesOf(heard).join('\n');
    },
    examples: [],
  },
];

const present = /^(?:get|buy|find|order|choose)\b.*\b(?:presents?|gifts?|something)\b/i;

// "Got her a taxi home", "bought him a pint after the match".
const noGift =
  /\b(?:taxi|cab|uber|bus|pint|beer|drink|coffee|tea|lunch|dinner|snack|job|doctor|dentist|place|room|seat|table|home|back|in|out|at|on|to|from|after|before|and|but|so|then)\b/i;

function isObject(what: string): boolean {
  return what.split(' ').length <= 3 && !/[,.;]/.test(what) && !noGift.test(what) && !notGiven.test(what);
}

/** Returns whether a deed is not the present of a todo: "got mum a taxi home" is not "buy mum a present". */
export function isOtherGift(title: string, deed: string): boolean {
  const isOther = /\b(?:got|bought|found|ordered) \S+ (?:an?|some|the) (?!.*\b(?:presents?|gifts?)\b)/i;
  return present.test(title) && isOther.test(deed);
}

// Only right after the todo was spoken of.
function presentFor({ text, world: { things, mentions, lastTurn } }: Heard): Thing | null {
  const who = text('who').toLowerCase();
  const recent = new Set(mentions.filter(({ turn }) => turn === lastTurn).map(({ thing }) => thing.id));
  const open = things.filter(
    ({ id, kind, isDone, title }) => kind === 'todo' && !isDone && recent.has(id) && present.test(title),
  );
  const named = /^(?:him|her|them)$/.test(who)
    ? open
    : open.filter(({ title }) => title.toLowerCase().includes(who));
  const [only, other] = named;
  return other || !who || /^(?:me|us|myself|it)$/.test(who) ? null : (only ?? null);
}

function personIn(heard: Heard): string | null {
  const who = withName(heard.text('who'), heard).replace(/^(?:my|our|the) /i, '');
  const name = /^(?:him|her|them)$/i.test(who) ? heard.world.lastPerson : who;
  return name && name.split(' ').length <= 3 && !pronoun.test(name) ? name : null;
}

const notGiven =
  /\b(?:quote|report|meeting|call|word|answer|reply|copy|list|update|refund|receipt|invoice|appointment|lift|ride|break|chat|day|week|rest|number|address|photo|picture|more|to)\b/i;

function isGiven(heard: Heard): boolean {
  const who = personIn(heard)?.toLowerCase();
  return (
    who !== undefined &&
    heard.world.things.some(
      ({ kind, title }) =>
        (kind === 'date' || /\b(?:gift|present)s?\b|^what \S+ (?:likes|loves|wants)/i.test(title)) &&
        ` ${title.toLowerCase().replace(/['’]s\b/g, '')} `.includes(` ${who} `),
    )
  );
}

const wish =
  / for (?:(?:his|her|their) (?:birthday|bday)|christmas|xmas|hanukkah|diwali|eid|a present)[.!]*$/i;

// "Jake wants a lego set for xmas", and then "Ben wants a skateboard".
function isWish(heard: Heard): boolean {
  const { mentions, lastTurn } = heard.world;
  const [recent] = mentions;
  const isNext =
    recent?.turn === lastTurn && recent?.how !== 'shown' && / wants$/.test(recent?.thing.title ?? '');
  const isPerson = !/^(?:who|what|everyone|everybody|nobody|somebody|someone)\b/i.test(heard.text('who'));
  return isPerson && personIn(heard) !== null && (wish.test(heard.whole) || isNext);
}

function ideasFor(heard: Heard): Thing | null {
  const who = personIn(heard)?.toLowerCase() ?? '';
  const lists = heard.world.things.filter(
    ({ kind, title }) =>
      kind === 'list' &&
      /\b(?:gift|present)s?\b/i.test(title) &&
      ` ${title.toLowerCase()} `.includes(` ${who} `),
  );
  return lists[0] ?? null;
}

const taste =
  /\b(?:gift idea|likes?|loves?|hates?|dislikes?|prefers?|adores?|wants?|wears?|size|favou?rite|diet|allerg\w+|collects?|into)\b/i;

function tastesOf(heard: Heard): string[] {
  const who = personIn(heard)?.toLowerCase() ?? '';
  const all = facts(heard);
  // After "Priya is my neighbour", what the neighbour likes counts too.
  const roles = all.filter(({ value }) => value.toLowerCase() === who).map(({ key }) => key.toLowerCase());
  return all
    .filter(({ key, value }) => {
      const said = ` ${key} ${value} `.toLowerCase().replace(/['’]s\b/g, '');
      return [who, ...roles].some((name) => said.includes(` ${name} `)) && taste.test(said);
    })
    .map(formatFact);
}

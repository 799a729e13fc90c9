import { completed } from '@/lib/assistant/phrases/changes/finished';
import { countedIn, isPointing, namedBefore } from '@/lib/assistant/phrases/changes/named';
import {
  explicitDone,
  hadThings,
  isAcknowledged,
  isToBuy,
  stateThings,
} from '@/lib/assistant/phrases/changes/reported';
import { reportPhrases } from '@/lib/assistant/phrases/changes/reports';
import { sparesOne, wholeListCalls } from '@/lib/assistant/phrases/changes/whole-list';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { medicine } from '@/lib/reminders/phrases/medicines';
import { lastList, shoppingList } from '@/lib/todos/phrases/shared';
import { baseForms, taskVerbs } from '@/lib/words/verbs';
import { quoted } from '@/lib/words/wording';

const dosed = /^(?:give|feed)\b|\d ?(?:ml|mg|mcg)\b/i;
const getting = new Set(
  'get buy do finish complete have grab pick take handle go see attend visit'.split(' '),
);

export const finishingPhrases: Phrase[] = [
  {
    intent: 'lists_done',
    say: [
      '[i|we] [have] [just|already] (did|done|finished|completed|took|handled|took care of|sorted|paid|called|sent|bought|got|watered|fed|cleaned|ordered|booked|posted|picked up|collected|submitted|emailed|texted|washed|fixed|walked|returned) (it|that|them|those|this|both) [already|now|today|just now]',
      '[i|we] [have] [just|already] (gave|given) [him|her|them] (it|one|some|a dose|(his|her|their|the) (dose|meds|medicine|tablet)) [already|now|just now]',
      '(it|that|this) is (done|finished|complete|sorted|handled|taken care of) [already|now]',
      '[all] (done|finished) [with (it|that|them)]',
      '[never mind|nevermind|no need] {who:word} [has|have] [already|just] (did|done|handled|sorted|took care of|taken care of) (it|that|them) [already|for me]',
      '((it|they) [has|have] [already|just] (been delivered|been done|been paid)|it [has] [already|just] (came|arrived|turned up|been delivered) [early|today|in the end|after all])',
    ],
    fits: (heard) =>
      lastOpen(heard).length > 0 &&
      !/^(?:what|who|which|how|nobody|noone|you|never|not)$/i.test(heard.text('who')) &&
      !heard.hasQuestionMark &&
      // "I gave her the meds" is not the call to the vet.
      (!/\b(?:gave|given)\b/i.test(heard.whole) ||
        lastOpen(heard).every(({ title }) => dosed.test(title) || medicine.test(title))) &&
      !heard.times.some(({ kind }) => kind === 'recurrence'),
    calls: (heard) => {
      if (isAcknowledged(heard)) return 'All right, I will remind you then.';
      const things = lastOpen(heard);
      return {
        tool: things[0]?.kind === 'todo' ? 'complete_todos' : 'complete_reminders',
        input: { items: things.filter(({ kind }) => kind === things[0]?.kind).map(({ id }) => id) },
      };
    },
    examples: [],
  },
  {
    intent: 'lists_done',
    say: [
      '(tick off|tick|check off|check|cross off|cross out|cross|complete|finish|close) {item} [off] [as done|as complete|as completed] [on|off|from|in] [<my>] [list|todos|todo list]',
      '(mark|set|check) {item} [off] [as|to|is] (done|complete|completed|finished|ticked|bought)',
      '[i|we] [am|are|have] [all] (done|finished|completed|did) [with] {item}',
      '{item} (done|paid|is done|are done|is finished|are finished|is complete|is completed|is bought|are bought|is sorted|is taken care of|is covered|is dealt with|was done|has been done|have been done|is handled|is ticked|is paid)',
      'done : {item}',
      '{item} (i|we) already (have|got|bought|did)',
    ],
    fits: (heard) =>
      (heard.sense !== 'hour' || /^(?:just )?now$/i.test(heard.when)) &&
      !asksSince.test(heard.message.slice(0, heard.message.indexOf(heard.whole))) &&
      !/^(?:what|is|are|when|how|who|which)\b|\b(?:thinking|dreaming|planning|hoping|trying|wanting|want|need|would like)\b/i.test(
        heard.whole,
      ),
    calls: (heard) => doneCalls(heard, true),
    examples: ['done milk', 'tick off the bread', 'mark the report as done'],
    counterExamples: ['is the report done'],
  },
  {
    // "Done shopping, only the tea missing".
    intent: 'lists_done',
    when: 'never',
    strongest: 'sure',
    strength: (heard) => (heard.has('spared') || isShoppingLast(heard) ? 'sure' : 'guess'),
    say: [
      '[i|we] [am|are] [all|just|now] (done|finished) [with] [the|my|our] [food|grocery|weekly] shopping',
      '[i|we] [am|are] [all|just|now] (done|finished) (at|in) [the|my|our] (shop|shops|store|supermarket|market|grocery store|grocer|tesco|aldi|lidl|asda|walmart|costco|target|kroger|rewe|edeka|carrefour)',
      '[i|we] [have] got everything (at|from|in) [the] (shop|shops|store|supermarket|market|grocery store)',
      '[i|we] [am|are] [all|just|now] (done|finished) [with] [the|my|our] [food|grocery|weekly] shopping [only|just] {spared} [is|are|was|were] (missing|left)',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      shoppingList(heard).list !== undefined &&
      heard.findWords('shopping', ['todo']).every(({ title }) => !/\bshopping\b/i.test(title)),
    calls: (heard) =>
      wholeListCalls(
        `all of the shopping list${heard.has('spared') ? ` except ${heard.text('spared')}` : ''}`,
        heard,
        true,
      ),
    offer: () => 'Shall I mark everything on the shopping list as done?',
    examples: [],
  },
  {
    intent: 'lists_done',
    say: [
      '[i|we] [have] [got|bought|done] (all|everything|the lot|the rest) [is|are|was|were|has been] [done|finished|bought|purchased|packed|sorted|ticked|taken|collected|got] (but|but not|except|except for|apart from|other than|besides|bar|minus) {spared}',
    ],
    calls: (heard) => wholeListCalls(`all except ${heard.text('spared')}`, heard, true),
    examples: [],
  },
  {
    // Matches "leave it, I called him already" if the thing mentioned last is "call Rahul".
    intent: 'lists_done',
    when: 'never',
    say: [
      '(leave it|leave that|forget it|forget that|drop it|never mind|nevermind|no need|scrap that|skip it|ignore that) (i|we|he|she|they) [have] [already|just] {deed} [already|now|just now|earlier|anyway]',
      '(leave it|leave that|forget it|forget that|drop it|never mind|nevermind|no need) already {deed}',
    ],
    fits: (heard) => !heard.hasQuestionMark && reportedLast(heard) !== null,
    calls: (heard) => {
      const thing = reportedLast(heard);
      return thing ? completed([thing], heard) : null;
    },
    examples: [],
  },
  {
    intent: 'lists_done',
    when: 'never',
    // "The gate is fixed" tells no fact if there is the todo "fix the gate".
    strength: (heard) => (heard.has('item') ? 'certain' : 'sure'),
    say: [
      '{item} (is|are|was|were|has been|have been|got|get) [all|both|already|now|finally] {deed:word} [already|now|up|off|in|out|away|too]',
      '{item} {deed:word} [already|now|up|off|in|out|away|finally|too]',
      '[finally|just|already|all] {deed:word} [already|now|up|off|in|out|finally|at last]',
      '(i|we|he|she|they) [have|has|do not|don] [already|finally|just] {deed:word} [it|that|them|this|the thing] [already|now|up|off|in|out|finally]',
    ],
    fits: (heard) => stateThings(heard).length > 0 && !heard.hasQuestionMark,
    calls: (heard) => completed(stateThings(heard), heard),
    examples: [],
  },
  {
    intent: 'lists_done',
    say: [
      '[i|we] [have|also] [just|already|finally|actually|also] [have] {item} [already|today|just now|now|earlier|this morning|too|as well]',
      '(i|we) have [already|just] {item}',
    ],
    strongest: 'certain',
    strength: ({ text }) => (sparesOne.test(text('item')) ? 'certain' : 'likely'),
    fits: (heard) => heard.sense !== 'hour' && heard.text('item').split(' ').length <= 9,
    calls: (heard) => doneCalls(heard, false),
    examples: [],
  },
  {
    // Matches "rice we still have" and "the stamps I got already".
    intent: 'lists_done',
    strength: 'likely',
    when: 'never',
    say: [
      '{item} (i|we) [already|still|now] (have|got|have got|bought|found|own) [already|still|now|enough|plenty|here] [here|at home|at the office|in the (house|pantry|fridge|freezer|cupboard)] [so|please] [(take|cross|scratch|strike|leave) [it|that|them|those] (out|off)|(remove|delete|scrap|drop|cancel) (it|that|them|those)]',
    ],
    fits: (heard) => !heard.hasQuestionMark && (hadThings(heard).length > 0 || takingOut.test(heard.whole)),
    calls: (heard) =>
      hadThings(heard).length > 0
        ? completed(hadThings(heard), heard)
        : `${quoted(heard.text('item'))} is on no list, so nothing was changed.`,
    examples: [],
  },
  ...reportPhrases,
];

function isShoppingLast(heard: Heard): boolean {
  return /\b(?:at|in|from)\b/i.test(heard.whole) && shoppingList(heard).list === lastList(heard);
}

const takingOut = /\b(?:take|cross|scratch|strike|leave)(?: \p{L}+)? (?:out|off)$/iu;

function reportedLast(heard: Heard): Thing | null {
  const deed = heard.text('deed').split(' ')[0]?.toLowerCase() ?? '';
  const [thing, other] = lastOpen(heard);
  const words = new Set(thing?.title.toLowerCase().split(/\s+/));
  return thing && !other && baseForms(deed)?.some((base) => words.has(base)) ? thing : null;
}

function lastOpen(heard: Heard): Thing[] {
  const words = /\b(?:them|those|both)\b/i.test(heard.whole) ? 'them' : 'it';
  const named = namedBefore(heard, words);
  if (named.length > 0) return named;
  const found = heard.findWords(words, ['todo', 'reminder']);
  // "I bought it" is about something to buy, even if something else was mentioned last.
  if (words !== 'it' || !/\b(?:bought|ordered)\b/i.test(heard.whole) || found.some(isToBuy)) return found;
  const recent = heard.world.mentions.flatMap(
    ({ thing }) => heard.world.things.find(({ id, isDone }) => id === thing.id && !isDone) ?? [],
  );
  return recent.filter(isToBuy).slice(0, 1);
}

function doneCalls(heard: Heard, isExplicit: boolean): PhraseCall[] | null {
  const words = heard.text('item');
  const meant = isExplicit && isPointing(words) ? namedBefore(heard, words) : [];
  if (meant.length > 0) return completed(meant, heard);
  const ofList = wholeListCalls(words, heard, isExplicit);
  if (ofList) return ofList.length > 0 ? ofList : null;
  const kinds: Thing['kind'][] = ['todo', 'reminder'];
  const counted = countedIn(heard);
  if (counted.length > 0) return completed(counted, heard);
  const said = isExplicit ? null : (heard.text('item').split(' ')[0] ?? '').toLowerCase();
  const base = said ? baseForms(said) : null;
  if (!isExplicit && !base) return null;
  const items = heard
    .items('item')
    .filter((item) => !remaining.test(item))
    .map((item, index) => (index === 0 && base ? item.replace(/^\S+\s*/, '') : item));
  const found = items.map((item) =>
    heard
      .findWords(item.replace(/^(?:my|the)\s+/i, ''), kinds)
      .filter((thing) => isExplicit || fitsVerb(thing, base ?? [])),
  );
  const things = found.flatMap((one) => (one.length === 1 ? one : []));
  const unclear = items.filter((_, index) => (found[index]?.length ?? 0) > 1);
  const told = /^(.+?) (?:is|are|was|were|has been|have been|got|'s) \w+$/i.exec(words)?.[1];
  if (things.length === 0 && isExplicit && told) {
    // Matches "the lease is signed, done".
    const own = heard.findWords(told, ['todo', 'reminder']);
    return own.length === 1 ? completed(own, heard) : null;
  }
  if (things.length === 0) return isExplicit && isUnmistakable(heard) ? explicitDone(items, heard) : null;
  const ids = (kind: Thing['kind']) => [
    ...new Set(things.filter((thing) => thing.kind === kind).map(({ id }) => id)),
  ];
  const missed = isExplicit ? items.filter((_, index) => found[index]?.length === 0) : [];
  const todoIds = [...ids('todo'), ...missed, ...unclear];
  return [
    ...(todoIds.length > 0 ? [{ tool: 'complete_todos', input: { items: todoIds } }] : []),
    ...(ids('reminder').length > 0
      ? [{ tool: 'complete_reminders', input: { items: ids('reminder') } }]
      : []),
  ];
}

// "How long since the boiler was done" asks.
const asksSince = /\bhow (?:long|many \p{L}+)\b[^.!?]*$/iu;

// "Done, only the beans missing".
const remaining = /\b(?:missing|left|still)$|^(?:no|not|only)\b/i;

function isUnmistakable({ whole }: Heard): boolean {
  return unmistakable.test(whole.replace(/(?<![.!])[.!]+$/, ''));
}
const unmistakable =
  /^(?:tick|done|cross|mark|completed|finished)\b|\b(?:off|done|completed?|finished|bought|(?:bills?|rent|fees?|invoice|fine|deposit|insurance|tax|premium|emi|fare)(?: \S*\d\S*)? paid)$/i;

function fitsVerb(thing: Thing, base: string[]): boolean {
  const first = thing.title.toLowerCase().split(/\s+/)[0] ?? '';
  const isBare = thing.kind === 'todo' && thing.list != null && !taskVerbs.has(first);
  return base.includes(first) || isBare || base.some((one) => getting.has(one));
}

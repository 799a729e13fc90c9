import { endsInTime, keyOf, pronoun, store, withName } from '@/lib/info/phrases/shared';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { taskVerbs } from '@/lib/words/verbs';

const keeping = '(remember|note|note down|save|store|keep|record|write down|jot down|keep in mind)';

const keepingFirst = /^(?:remember|note|save|store|keep|record|write|jot)\b/i;
const measures =
  /\b(?:sizes?|ages|weights|heights|grades|scores|extensions|room numbers|phone numbers|numbers)$/i;

const ownedEach =
  /^(?!.*\b(?:birthday|bday|anniversary|party|appointment|lesson|exam|wedding)\b)(?<one>(?:my )?\p{L}+(?: \p{L}+)?)['’]s (?<noun>[\p{L} ]{3,25}?) is (?<value>(?!(?:ill|away|late|off|sick|due|coming|at|on)\b)[^,;.!]{1,40}?)(?:, | and |, and |, but | but )(?<other>(?:my )?\p{L}+(?: \p{L}+)?)['’]s (?:one )?is (?<its>[^,;.!]{1,40})$/iu;

export const severalFacts: Phrase[] = [
  {
    // "Save shoe sizes. Emma 4, Noah 13": a heading, and a value for each name.
    intent: 'facts_set',
    when: 'words',
    isContent: true,
    say: [`${keeping} [down] {heading} [:] {all}`, '{heading} : {all}'],
    fits: (heard) =>
      headed(heard).length >= 2 && (keepingFirst.test(heard.whole) || measures.test(heard.text('heading'))),
    calls: (heard) => headed(heard),
    examples: [
      'save shoe sizes. emma 4, noah 13, liam 2',
      'note down the shirt sizes: Ravi 42, Lena 38',
      'kids shoe sizes: Mia 31, Ben 28',
    ],
    counterExamples: ['save 2 lemons, 3 limes', 'shopping: milk 2, eggs 6'],
  },
  {
    // "Mia's coach is Mr Lund, Ben's is Ms Ito".
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && !endsInTime(heard) && ownedEach.test(heard.whole),
    calls: ({ whole }) => {
      const { one = '', noun = '', value = '', other = '', its = '' } = ownedEach.exec(whole)?.groups ?? {};
      return [store(`${one}’s ${noun}`, value), store(`${other}’s ${noun}`, its)];
    },
    examples: ["Mia's coach is Mr Lund, Ben's is Ms Ito"],
    counterExamples: ["Mia's coach is ill, Ben's is away"],
  },
  {
    // "Note: Brandt pays 0.14 per word, Orlen pays 0.11".
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [`${keeping} [down] [that] [:] {all}`],
    fits: (heard) => stated(heard).length >= 2,
    calls: (heard) => stated(heard),
    examples: ['note: Mori charges 40 an hour, Pell charges 55', 'remember that Ana owes 20 and Leo owes 35'],
    counterExamples: ['note: buy milk, pay 20 to Ana'],
  },
  {
    // "I'm 172 cm tall", "the dog weighs 14 kg".
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [
      '(i|we) (am|weigh|measure) [now|about|around|exactly] {value}',
      '[and] {who} (is|weighs|measures) [now|about|around|exactly] {value}',
    ],
    fits: (heard) => measured(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => measured(heard),
    examples: ["I'm 172 cm tall", 'the dog weighs 14 kg'],
    counterExamples: ['the fence is 14 m'],
  },
  {
    // "The warranty runs until november 2028".
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [
      '[my|our|the] {key} (runs|lasts|is valid|is good|stays valid|is guaranteed) (until|till|to|through) {value}',
    ],
    fits: (heard) =>
      valid.test(heard.text('key')) && heard.text('value').split(' ').length <= 4 && !heard.hasQuestionMark,
    calls: (heard) => {
      const key = keyOf(heard.text('key'));
      return store(key, heard.whole.slice(heard.whole.indexOf(heard.text('key')) + heard.text('key').length));
    },
    examples: ['warranty runs until november 2028', 'my visa is valid until 3 May'],
    counterExamples: ['the meeting runs until 5'],
  },
  {
    // "Judo kit is in the hall cupboard". Who is in the kitchen will leave it.
    intent: 'facts_set',
    strength: 'sure',
    when: 'words',
    isContent: true,
    say: ['[my|our|the] {key} (is|are) [now|still] (in|on|under|behind|inside|above|below) {value}'],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      spot.test(heard.text('value')) &&
      /^\p{Ll}| /u.test(heard.text('key')) &&
      heard.text('key').split(' ').length <= 4 &&
      !pronoun.test(heard.text('key')) &&
      !living.test(heard.text('key')),
    calls: (heard) => {
      const start = heard.whole.indexOf(heard.text('key')) + heard.text('key').length;
      return store(
        keyOf(heard.text('key')),
        heard.whole.slice(start).replace(/^ (?:is|are)(?: now| still)? /i, ''),
      );
    },
    examples: ['judo kit is in the hall cupboard'],
    counterExamples: ['my mum is in the kitchen', 'the cat is on the shelf'],
  },
  {
    // "It's in the blue folder", after "renew my passport".
    intent: 'facts_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [
      '[and|oh|btw] (it is|its|they are|theyre|it was|they were) [now|still|all] (in|on|under|behind|inside|above|below) {value}',
    ],
    fits: (heard) => !heard.hasQuestionMark && spot.test(heard.text('value')) && thingOfTask(heard) !== null,
    calls: (heard) => {
      const [, where = ''] = /\b((?:in|on|under|behind|inside|above|below) .+)$/i.exec(heard.whole) ?? [];
      const key = thingOfTask(heard);
      return key && where ? store(key, where) : null;
    },
    examples: [],
  },
];

// Returns "passport" if the last message was about the task "renew my passport".
function thingOfTask({ world: { mentions, lastTurn } }: Heard): string | null {
  const [last] = mentions;
  const isTask = last?.thing.kind === 'todo' && last.turn === lastTurn && last.how !== 'deleted';
  const [verb = '', ...rest] = isTask ? last.thing.title.split(' ') : [];
  const key = taskVerbs.has(verb.toLowerCase()) ? keyOf(rest.join(' ')) : '';
  return key !== '' && key.split(' ').length <= longestThing ? key : null;
}

const longestThing = 3;

const spot =
  /\b(?:cupboards?|drawers?|shed|garage|box|loft|attic|shel(?:f|ves)|fridge|freezer|boot|hall|kitchen|office|bathroom|basement|cellar|folder|wardrobe|closet|pocket|safe|cabinet|rack|hook|desk|pantry|utility room)$/i;
const living =
  /\b(?:mum|mom|dad|mother|father|wife|husband|kids?|children|boys?|girls?|son|daughter|brother|sister|baby|dog|cat|grandma|grandad|boss|plumber|cleaner|guy|man|lady|everyone|everybody|water|fire|leak|problem)\b/i;

const valid =
  /\b(?:warrant(?:y|ies)|guarantee|visa|passport|permit|licen[cs]e|contract|lease|policy|insurance|subscription|membership|trial|pass|ticket|voucher|card|offer|deal|mortgage|tenancy)$/i;

const measure =
  /^(?<amount>\d+(?:[.,]\d+)? ?(?:(?<heavy>kg|kilos?|lbs?|pounds|stone|grams)|(?:cm|m|meters?|metres?|feet|foot|ft|inches)(?: \d{1,2})?)) ?(?<tall>tall|high)?$/i;

function measured(heard: Heard): PhraseCall | null {
  const who = keyOf(withName(heard.text('who'), heard));
  // "Rex weighs 24 now" keeps the unit of what was told before.
  const [known] = heard.has('who') ? heard.findWords(`${who} weight`, ['fact']) : [];
  const said = heard.text('value').replace(/ now$/i, '');
  const unit = /^\d+(?:[.,]\d+)?$/.test(said) ? (/\p{L}+$/u.exec(known?.value ?? '')?.[0] ?? '') : '';
  const { amount = '', heavy, tall } = measure.exec(`${said} ${unit}`.trim())?.groups ?? {};
  if (
    !amount ||
    (!heavy && !tall) ||
    (heard.has('who') && (pronoun.test(who) || who.includes(',') || who.split(' ').length > 3))
  )
    return null;
  const noun = heavy ? 'weight' : 'height';
  return store(!heard.has('who') ? noun : who.endsWith(noun) ? who : `${who}’s ${noun}`, amount);
}

const headedList = /^(?<heading>[^.:;,\d\n]{3,40}?)\s*[.:;\n-]\s*(?<list>\S.*)$/s;
const valued = /^(?<name>\p{L}[\p{L}'’ ]{0,30}?)\s*[:=-]?\s+(?:is\s+)?(?<value>\S*\d\S*(?: \p{L}+)?)$/u;
const between = /\s*(?:[,;\n]|\band\b|&)\s*(?!\d)/i;

function headed({ text, whole, hasQuestionMark }: Heard): PhraseCall[] {
  const said = whole.slice(Math.max(0, whole.indexOf(text('heading'))));
  const { heading = '', list = '' } = headedList.exec(said)?.groups ?? {};
  const topic = keyOf(heading)
    .replace(/^(?:(?:kids|children|boys|girls|family)(?:['’]s?)?|everyone['’]?s) (?=\S)/i, '')
    .replace(/(?<=[^s])s$/i, '');
  if (!topic || hasQuestionMark || taskVerbs.has(topic.split(' ')[0] ?? '')) return [];
  return each(list, valued, ({ name = '', value = '' }) => store(`${name} ${topic}`, value));
}

const statement =
  /^(?<subject>.{2,40}?) (?<verb>pays?|charges?|costs?|owes?|earns?|gets?|takes?|weighs?|wears?|is|are|has|needs) (?<value>.*\d.*)$/i;

function stated({ text, hasQuestionMark }: Heard): PhraseCall[] {
  if (hasQuestionMark) return [];
  return each(text('all'), statement, ({ subject = '', verb = '', value = '' }) => {
    const key = keyOf(subject);
    if (pronoun.test(key) || taskVerbs.has(key.split(' ')[0]?.toLowerCase() ?? '')) return null;
    return store(/^(?:is|are)$/i.test(verb) ? key : `what ${key} ${verb}`, value);
  });
}

function each(
  list: string,
  form: RegExp,
  call: (found: Record<string, string | undefined>) => PhraseCall | null,
): PhraseCall[] {
  const calls = list
    .replace(/[.!\s]{1,3}$/, '')
    .split(between)
    .map((entry) => {
      const found = form.exec(entry.trim())?.groups;
      return found ? call(found) : null;
    });
  return calls.flatMap((one) => one ?? []).length === calls.length ? calls.flatMap((one) => one ?? []) : [];
}

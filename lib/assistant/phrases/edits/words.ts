import { isOtherEvent } from '@/lib/phrases/names';
import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { matchWords } from '@/lib/words/match-words';

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/** Words that never say which thing a correction means, such as "wait" and "instead". */
export const linkWords = list(`
  no not nope wait actually sorry oops oh ooh typo wrong mistake bad mean means meant rather instead correction hang hold on hm aiya aiyo ah
  argh eh duh silly shoot damn turns out sry
  it that this one ones them those these they he she we i you me us my mine your his her their the a an its there here all both lot
  's is are was were be been am will would should could can has have had do does did gets got get going must ll
  at to for by of in from until till as about around with onto into off up down back forward out over earlier later sooner early late
  move moved moving push pushed shift shifted change changed changes make made put set reschedule rescheduled postpone postponed adjourn adjourned defer deferred bring
  brought delay delayed bump bumped switch switched slide pull pulled start starts starting begin begins say said says prefer prefers suggests suggested asked wrote told tell want
  wants wanted need needs happen happens comes come coming goes go run runs takes place fall falls keep stay stays stayed remain remains
  day days date time hour hours slot same new other another different week
  nah only
  booked scheduled arranged btw
  work works worked suit suits fits best easier
  pass passed ready available silly
  please thanks thank just then again too also well obviously obv obvs clearly though tho only so okay hey yes yeah yep and but or if possible better now
  still already cheers also o'clock o clock course mate right correct really kindly maybe
`);

const eventNouns = list('flight party dinner lunch trip game match gig concert wedding');

export const thingNouns = list(
  `reminder alarm event appointment meeting thing todo task item entry alert ping call trip visit booking session class lesson date
  party dinner lunch flight game job gig match slot`,
);

export const roles = new Set(
  'man woman guy lady fella fellow lad girl folks people person bloke chap team crew company firm office clinic practice teacher prof professor tutor place mr mrs ms dr'.split(
    ' ',
  ),
);

export const dropWords = list(
  'remove delete erase drop cancel cancelled canceled scratch scrap bin ditch lose kill discard toss chuck trash forget undo clear strike nix axe skip',
);

export const noticeWords = list(
  'heads heads-up headsup warning notice advance ahead beforehand remind reminder ping nudge alert warn notify buzz poke tell',
);

export const reasonWords = list('because since as so cause they he she we i it there');

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const amounts = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...[
    ['thirty', 30],
    ['forty', 40],
    ['fifty', 50],
    ['sixty', 60],
    ['seventy', 70],
    ['eighty', 80],
    ['ninety', 90],
    ['dozen', 12],
    ['couple', 2],
    ['hundred', 100],
  ].map(([word, value]): [string, number] => [String(word), Number(value)]),
]);

export function numberOf(word: string): number | null {
  if (/^\d+(?:[.,]\d+)?$/.test(word)) return Number(word.replace(',', '.'));
  return amounts.get(word) ?? null;
}

export function countIn(words: string): string | null {
  return words.split(/[\s,]+/).find((word) => isAmount(word.toLowerCase())) ?? null;
}

export function isAmount(word: string): boolean {
  return numberOf(word) !== null || measure.test(word) || /^x\d+$/.test(word);
}

const measure = /^\d+(?:[.,]\d+)?(?:g|kg|mg|ml|cl|l|oz|lbs?|mm|cm|m|ft|pcs|x)$/;

// "Twenty five metres" is one amount. "5m" also replaces the unit, and "3" leaves the "dozen" of "2 dozen".
export function amountIn(words: string, amount: string): string | null {
  const all = words.split(' ');
  const bare = (word = '') => word.toLowerCase().replace(/^[$€£(]|[,.)]$/g, '');
  const start = all.findIndex((word) => isAmount(bare(word)));
  if (start < 0) return null;
  const isPart = (place: number) =>
    isAmount(bare(all[place])) ||
    (bare(all[place]) === 'and' && isAmount(bare(all[place - 1])) && isAmount(bare(all[place + 1])));
  let end = start + 1;
  const isShort = /^\d+$/.test(amount) && bare(all[end]) === 'dozen';
  while (!isShort && isPart(end)) end += 1;
  if (/^\d.*\p{L}$/u.test(amount) && measures.test(bare(all[end]))) end += 1;
  return all
    .slice(start, end)
    .join(' ')
    .replace(/^[$€£]|[,.]$/g, '');
}

const measures =
  /^(?:met(?:er|re)s?|m|cm|mm|km|grams?|g|kilos?|kg|lit(?:er|re)s?|l|ml|feet|foot|ft|inch(?:es)?)$/;

export const containers =
  /^(?:pairs?|pac?ks?|packets?|box(?:es)?|bags?|bottles?|cans?|tins?|jars?|bunch(?:es)?|rolls?|lit(?:er|re)s?|kilos?|pounds|loaves|crates?|cartons?|sets?|slices?|kgs?|g|grams?|ml|lbs?|oz|ounces?|pints?|pieces|pcs|tubs?|tubes?|punnets?|trays?|sacks?)$/i;

export function multiplied(words: string, factor: number): string | null {
  // "Eggs x6" keeps its "x".
  const old = countIn(words)?.replace(/^x(?=\d)/i, '') ?? null;
  const value =
    old === null ? null : numberOf(old.toLowerCase().replace(/(?<![a-z])[a-z]+$/, '') || old.toLowerCase());
  if (value === null) return factor === 2 ? `2 ${words}` : null;
  return words.replace(old ?? '', `${value * factor}${/^[\d.,]+([a-z]+)$/i.exec(old ?? '')?.[1] ?? ''}`);
}

// "Hinges 6, not 4" repeats the noun of "4 hinges".
export function bareAmount(words: string, old: string, { world }: Heard): string {
  const { noun = '', amount = '' } =
    /^(?:make )?(?:the |my )?(?<noun>\p{L}[\p{L} ]*) (?<amount>\d\S*)$/u.exec(words)?.groups ?? {};
  const isRepeated = world.things.some(({ title, value = '' }) => {
    const own = matchWords(`${title} ${value}`);
    return own.includes(old.toLowerCase()) && matchWords(noun).every((word) => own.includes(word));
  });
  return noun && isRepeated ? amount : words;
}

export function withBeginning(title: string, fresh: string): string {
  const last = fresh.split(' ').at(-1) ?? '';
  // "3 lemons" takes the place of "lemons x2".
  const words = title.replace(/^\d/.test(fresh) ? / x\d+$/i : '', '').split(' ');
  const place = words.findIndex((word) => word.toLowerCase() === last.toLowerCase());
  return [fresh, ...(place < 0 ? [] : words.slice(place + 1))].join(' ');
}

const naming = /^(?:the|that|this|my|our|his|her|their|to|cancel|move|delete|drop|skip)$/;

// "She's coming friday at 8" is not about "text Anna".
const theirVisit =
  /^(?:(?:and|but|so|oh|she said|he said) )*(?:he|she|they)(?:['’](?:s|re|ll)| is| are| will)? (?:be )?(?:com(?:e|es|ing)|arriv(?:e|es|ing)|visit(?:s|ing)?|here|land(?:s|ing)?|fl(?:y|ies|ying))\b/i;
const contacting =
  /^(?:call|phone|ring|email|mail|text|write|message|send|ask|tell|invite|thank|contact|buy|order|pay|book|check|clean|tidy|cook|bake|prepare)\b/i;

export function namesOtherEvent(
  { parts, whole }: Pick<Heard, 'parts' | 'whole'>,
  { title, details = '' }: Thing,
): boolean {
  if (theirVisit.test(whole) && contacting.test(title)) return true;
  const own = `${title} ${details}`.toLowerCase();
  return parts.some(
    ({ word, time }, place) =>
      !time &&
      ((eventNouns.has(word) && !own.includes(word)) ||
        (naming.test(parts[place - 1]?.word ?? '') && isOtherEvent(word, { title }))),
  );
}

const correcting =
  /\b(?:typo|sorry|no|not|actually|oops|wait|now|new|changed?|mean|meant|rather|make|should|it['’]?s|it is|is)\b/i;

const shapeOf = (words: string) => words.replace(/\p{L}/gu, 'a').replace(/\d/g, '0');

const denying = /\b(?:typo|sorry|no|not|actually|oops|wait|changed?|mean|meant|rather|should)\b/i;

export function codeCalls(heard: Heard): PhraseCall | null {
  const [recent] = heard.world.mentions;
  const fact = heard.world.things.find(({ id }) => id === recent?.thing.id);
  if (fact?.kind !== 'fact' || recent?.how === 'deleted' || heard.parts.length > 10) return null;
  const said = heard.parts.filter(
    ({ word }, place) => /\d/.test(word) && heard.parts[place - 1]?.word !== 'not',
  );
  const isLinked = heard.parts.every(({ word, time }) => time || /\d/.test(word) || linkWords.has(word));
  const code = said.map(({ text }) => text).join(' ') || heard.times[0]?.text;
  if (!isLinked || !code || !/\d/.test(code)) return null;
  const value = fact.value ?? '';
  const old = /[\p{L}\d#*-]*\d[\p{L}\d#*-]*(?:[.,]\d+)?(?: [\d-]+)*/u.exec(value)?.[0];
  // After a question, or with another count of digits, a number alone is no new code: "how many liters?", "4.5".
  const isAlone = !correcting.test(heard.whole);
  const isOther = old && Math.abs(old.replace(/\D/g, '').length - code.replace(/\D/g, '').length) > 1;
  if (isAlone && (isOther || /\?\s*$/.test(heard.world.lastMessage ?? ''))) return null;
  // After another message, "it's QQ123" is no new form of "hunter4".
  const isBeside = recent?.turn !== heard.world.lastTurn && !denying.test(heard.whole);
  if (old && isBeside && shapeOf(old) !== shapeOf(code)) return null;
  return old ? { tool: 'store_info', input: { key: fact.title, value: value.replace(old, code) } } : null;
}

/** Matches a house number with its street: "14 mill lane". Nobody corrects it with an hour or an amount. */
export const houseAddress =
  /(?<![\d.:])\d{1,4}[a-z]?,? (?:\p{L}[\p{L}'’]+ ){1,2}(?:street|st|road|rd|lane|ln|avenue|ave|close|drive|way|court|place|gardens|terrace|crescent|grove|hill|row|square|mews|park|boulevard)\b/iu;

/** Returns whether the list of `thing` has another item of exactly this name. */
export function isBesideOn(name: string, { id, list }: Thing, { world }: Heard): boolean {
  const said = name.toLowerCase().replace(/^(?:the|some) /, '');
  return world.things.some(
    (one) => one.kind === 'todo' && one.id !== id && one.list === list && one.title.toLowerCase() === said,
  );
}

/** True for numbers of one length, or for short ones: a phone number does not correct a licence plate. */
export function areAlike(...numbers: string[]): boolean {
  const lengths = numbers.map((number) => number.replace(/\D/g, '').length);
  return new Set(lengths).size === 1 || Math.max(...lengths) <= 3;
}

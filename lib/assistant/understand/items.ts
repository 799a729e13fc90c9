import { type Token, textOf } from '@/lib/assistant/understand/tokens';
import { describesItem, splitGoods } from '@/lib/todos/goods';
import { joints, telling } from '@/lib/words/remarks';
import { dishes, taskVerbs } from '@/lib/words/verbs';

/**
 * Returns the items of a list: "milk, eggs and bread" gives three items. "Mac and cheese" and "call Sam and
 * Joe" stay one item each.
 */
export function splitItems(message: string, tokens: Token[]): string[] {
  const parts: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    const before = parts.at(-1) ?? [];
    const isBreak = /[,;\n•·]|\s\+\s/.test(token.gap) || (/^[-*]+$/.test(token.gap) && index > 0);
    if (isBreak && before.length > 0 && !(/^\d$/.test(before.at(-1)?.norm ?? '') && /^\d/.test(token.norm)))
      parts.push([]);
    // "Eggs, icing sugar & bun cases", but not "Marks & Spencer voucher".
    const isAmpersand =
      /\s&\s/.test(token.gap) && parts.length > 1 && !/^\p{Lu}/u.test(message.slice(token.start));
    if (isAmpersand && isBoundary(before, tokens.slice(index))) parts.push([]);
    const isJoin = token.norm === 'and' || token.norm === 'plus' || token.norm === '&';
    const after = tokens.slice(index + 1);
    if (isJoin && !isTitle(message, parts.at(-1)?.at(-1), after) && isBoundary(parts.at(-1) ?? [], after)) {
      if ((parts.at(-1) ?? []).length > 0) parts.push([]);
      continue;
    }
    parts.at(-1)?.push(token);
  }
  // Who writes commas does not leave some out.
  const said = tokens.some(({ gap }) => /[,;\n•·]/.test(gap)) ? parts : parts.flatMap(dictated);
  const items = withAmounts(
    said.map((part) => trimItem(textOf(message, part)).replace(/^[“"„](.*)[”"]$/su, '$1')).filter(Boolean),
  );
  return withDetails(items);
}

// In "kitchen roll, the cheap one, and milk", the second part describes the first.
function withDetails(items: string[]): string[] {
  const all: string[] = [];
  for (const [place, item] of items.entries()) {
    const last = all.at(-1);
    const condition = items[place - 1] ?? '';
    if (ifThere.test(item) && place < items.length - 1) continue;
    if (ifThere.test(item) && last) all.splice(-1, 1, `${last} (${item})`);
    else if (ifThere.test(condition)) all.push(`${item} (${condition})`);
    else if (last && describesItem(item, last)) all.splice(-1, 1, `${last} (${item})`);
    else all.push(item);
  }
  return all;
}

// "And if they have it, saffron".
const ifThere = /^(?:only )?if (?:they|there|you|it)(?:['’]\p{L}+)? [\p{L} ’']{2,30}$/iu;

function dictated(part: Token[]): Token[][] {
  let place = 0;
  return splitGoods(part.map(({ norm }) => norm)).map(({ length }) => {
    place += length;
    return part.slice(place - length, place);
  });
}

const amountAlone =
  /^(?:\d{1,3}(?:[.,]\d+)?\s?(?:x|kg|g|mg|l|ml|cl|cm|m|packs?|packets?|bags?|boxes|bottles?|cans?|tins?|rolls?|pieces?|pcs)?|(?:a|one|two|three|four|five|six|ten|a couple of|a few) (?:packs?|packets?|bags?|boxes|bottles?|cans?|tins?|rolls?|pieces?|jars?|tubs?|cartons?|kilos?|liters?|litres?))$/i;

function withAmounts(items: string[]): string[] {
  const isIts = (place: number) =>
    place > 0 && amountAlone.test(items[place] ?? '') && !/\d/.test(items[place - 1] ?? '');
  return items.flatMap((item, place) => {
    if (isIts(place)) return [];
    return isIts(place + 1) ? [`${items[place + 1]} ${item}`] : [item];
  });
}

function trimItem(text: string): string {
  return text
    .replace(/^(?:and|also|plus|some more|some|a few)\s+(?=\S)/i, '')
    .replace(/(?<![\s,.;!])[\s,.;!]+$/, '')
    .replace(/\(([^()]*)$/, '($1)');
}

// "Klara and the Sun" is a title, but "bread and the milk" is not.
function isTitle(message: string, before: Token | undefined, [the, noun]: Token[]): boolean {
  const isCapital = (token?: Token) => /^\p{Lu}\p{Ll}/u.test(message.slice(token?.start, token?.end));
  return (
    Boolean(before && noun) && the?.norm === 'the' && isCapital(before) && !isCapital(the) && isCapital(noun)
  );
}

const titles = new Set(
  'mr mrs ms miss dr prof sir lady lord rev aunt auntie uncle señor señora herr frau'.split(' '),
);

function isBoundary(before: Token[], after: Token[]): boolean {
  if (before.length === 0) return true;
  const [first, next] = [before.find(({ norm }) => norm !== 'to')?.norm ?? '', after[0]?.norm ?? ''];
  const startsAnew = taskVerbs.has(next) || (next === 'to' && taskVerbs.has(after[1]?.norm ?? ''));
  // A verb without an object is a noun: "bleach and sponges".
  const isProduct = nounVerbs.has(first) && before.length === 2 && products.has(before[1]?.norm ?? '');
  if (taskVerbs.has(first) && !startsAnew && before.length > 1 && !isProduct) return false;
  const last = before.at(-1)?.norm ?? '';
  if (titles.has(last) && titles.has(next)) return false;
  // "Half and half" is one thing.
  return last !== next && !dishes.has(`${last} and ${next}`);
}

/**
 * Returns whether the words after "and" are one more thing to buy and not a task: true for "stamps by friday"
 * after "buy milk and".
 */
export function isListed(before: Token[], [first, second, ...rest]: Token[]): boolean {
  const after = [first, second, ...rest].flatMap((token) => token ?? []);
  if (isObjectToo(before, after) || isGuestToo(before, after)) return true;
  const [verb] = before;
  const isDue = after.at(-1)?.time?.bound === 'by';
  if (buying.has(verb?.norm ?? '') && isDue && !taskVerbs.has(first?.norm ?? '')) return true;
  const isProduct = nounVerbs.has(first?.norm ?? '') && products.has(second?.norm ?? '');
  const isNeeded = before.some(({ norm }) => buying.has(norm) || norm === 'out' || norm === 'low');
  return isNeeded && isProduct && (rest.length === 0 || joints.has(rest[0]?.norm ?? ''));
}

// "Ring mum and dad tonight" is one task: "dad" is another object of its verb. "Ring mum and dentist at 3" is not.
function isObjectToo(before: Token[], after: Token[]): boolean {
  const verb = before.findIndex(({ norm }) => taskVerbs.has(norm));
  const words = after.filter(({ kind, norm }) => kind !== 'time' && !articles.has(norm));
  const isTimed = after.at(-1)?.kind === 'time' && after.slice(0, -1).every(({ kind }) => kind !== 'time');
  return (
    isTimed &&
    !timed(before) &&
    verb >= 0 &&
    before.length > verb + 1 &&
    before.length <= verb + 1 + mostOfObject &&
    words.length > 0 &&
    words.length <= mostOfObject &&
    words.every(({ norm }) => !eventNouns.has(norm) && !taskVerbs.has(norm) && !noObject.has(norm))
  );
}

// "Dinner with Mei and Kelvin friday 7:30" and "haircut and colour tuesday 3pm" are one plan each.
function isGuestToo(before: Token[], after: Token[]): boolean {
  const time = after.findIndex(({ kind }) => kind === 'time');
  const link = before.findIndex(({ norm }) => norm === 'with' || norm === 'w');
  const isEvent = eventNouns.has(before[link < 0 ? before.length - 1 : link - 1]?.norm ?? '');
  const words = after.slice(0, Math.max(time, 0)).filter(({ norm }) => !articles.has(norm));
  return (
    isEvent &&
    !timed(before) &&
    before.length <= (link < 0 ? mostOfObject : link + mostOfObject) &&
    words.length > 0 &&
    words.length <= mostOfObject &&
    words.every(({ norm }) => !eventNouns.has(norm) && !taskVerbs.has(norm) && !noObject.has(norm))
  );
}

const mostOfObject = 3;
const articles = new Set('the a an my our his her their some'.split(' '));
const noObject = new Set(
  "is are was 's with i we he she they it that this there then what when will be".split(' '),
);
const eventNouns = new Set(
  'dentist doctor doctors gp physio optician therapist therapy hairdresser hairdressers barber haircut manicure massage gym yoga pilates swimming football tennis choir band training rehearsal recital concert interview exam meeting standup stand-up appointment checkup check-up mot breakfast lunch brunch dinner supper drinks coffee party flight class lesson practice match game gig cinema movie film theatre work school church shift homework bed'.split(
    ' ',
  ),
);

const buying = new Set('buy get grab pick order need add bring pack fetch want'.split(' '));
const nounVerbs = new Set(
  'hand light paint iron fish water plant dust paper brush tape file wrap wash cook bin clean box pack'.split(
    ' ',
  ),
);
const products = new Set(
  'soap cream towel towels sanitizer bulb bulbs brush brushes pills tablets sauce fingers food bottle bottles filter filters pots bags plates cups folders paper powder cloth cloths oil gel spray wipes liners lids covers trays racks mats hooks'.split(
    ' ',
  ),
);

export const namesMoment = (tokens: Token[]) => tokens.some(({ time }) => time?.kind === 'instant');

/** Returns whether `after` continues `before`, and so is not a separate remark. */
export function goesOn(before: Token[], after: Token[]): boolean {
  if (isPhone(after)) return true;
  // "On wednesday I've got the boiler man" is no remark after a day.
  const [who, verb] = [after[0]?.norm ?? '', after[1]?.norm ?? ''];
  if (/^(?:i|we)$/.test(who) && /^(?:have|got)$/.test(verb))
    return before.every(({ kind, norm }) => kind === 'time' || joints.has(norm));
  return (
    before.every(({ kind }) => kind === 'time') &&
    !after.some(({ norm }) => telling.has(norm) || norm === 'not')
  );
}

export const timed = (tokens: Token[]) => tokens.some(({ kind }) => kind === 'time');

// In "the plumber is Joe, 0401 222 333, he comes on tuesday", the number belongs to Joe.
function isPhone(tokens: (Token | undefined)[]): boolean {
  const end = tokens.findIndex((token) => !/^\+?\d[\d-]*$/.test(token?.norm ?? ''));
  const digits = tokens.slice(0, end < 0 ? tokens.length : end).map((token) => token?.norm ?? '');
  return digits.join('').replace(/\D/g, '').length >= leastPhoneDigits;
}

const leastPhoneDigits = 7;

export function canBegin([first, ...rest]: Token[], firsts: ReadonlyMap<string, unknown>): boolean {
  if (isPhone([first, ...rest])) return false;
  return (
    firsts.has(first?.norm ?? '') ||
    taskVerbs.has(first?.norm ?? '') ||
    (first?.kind === 'time' && rest.length > 0) ||
    rest.some(({ kind }) => kind === 'time')
  );
}

/**
 * Returns whether the word at index `place` can join two requests. False for "but" in "all but the tea",
 * which only leaves out the tea.
 */
export function joins(tokens: Token[], place: number): boolean {
  const word = tokens[place]?.norm ?? '';
  if (word === 'and' && areGuests(tokens.slice(0, place), tokens.slice(place + 1))) return false;
  return joints.has(word) && !(word === 'but' && wholes.has(tokens[place - 1]?.norm ?? ''));
}

// "Dinner saturday with mum and the Okafors at 7" is one dinner.
function areGuests(before: Token[], after: Token[]): boolean {
  const isWith = before.slice(-3, -1).some(({ norm }) => norm === 'with');
  const names = after.filter(({ kind, norm }) => kind !== 'time' && norm !== 'the');
  const hour = after.at(-1)?.time;
  return (
    isWith &&
    before.every(({ time }) => !time || time.kind === 'date') &&
    (hour?.kind === 'time' ||
      hour?.kind === 'range' ||
      (!timed(before) && (hour?.kind === 'instant' || hour?.kind === 'date'))) &&
    names.length > 0 &&
    names.length < 3 &&
    names.every(({ kind, norm }) => kind === 'word' && !taskVerbs.has(norm))
  );
}

const wholes = new Set('all everything everyone anything nothing lot'.split(' '));

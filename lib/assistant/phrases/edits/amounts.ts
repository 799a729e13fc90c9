import { lastAdded, namedThing, sameUnit } from '@/lib/assistant/phrases/edits/focus';
import { lastCounted, withoutRemark } from '@/lib/assistant/phrases/edits/parts';
import {
  amountIn,
  areAlike,
  bareAmount,
  containers,
  countIn,
  houseAddress,
  isAmount,
  isBesideOn,
  linkWords,
  multiplied,
  numberOf,
  withBeginning,
} from '@/lib/assistant/phrases/edits/words';
import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { localTime } from '@/lib/time/format';
import { matchWords } from '@/lib/words/match-words';
import { taskVerbs } from '@/lib/words/verbs';

const maxParts = 14;
const phoneNumber = /\d[\d ()-]{5,}\d/;
const kinds: Thing['kind'][] = ['todo', 'reminder', 'fact'];

export function amountCalls(heard: Heard): PhraseCall | null {
  const mayCount =
    heard.parts.length <= maxParts && heard.parts.some(({ word }) => isAmount(word) || sizes.has(word));
  // "Passport no: 561 882" is a fact, not an amount.
  if (!mayCount || heard.parts.slice(1).some(({ gap }) => gap.includes(':'))) return null;
  if (phoneNumber.test(heard.whole)) return null;
  if (heard.times.length > 0 || heard.hasQuestionMark || /\d\s*(?:hours?|uhr)\b/i.test(heard.whole))
    return null;
  const parts = withoutRemark(heard.parts, heard);
  const factor = parts.some(({ word }) => word === 'double' || word === 'twice')
    ? 2
    : parts.some(({ word }) => word === 'halve')
      ? 0.5
      : null;
  // In "only the stretch one" and "not that one", the word points to a thing.
  const isPointer = ({ word }: Heard['parts'][number], place: number) =>
    word === 'one' &&
    place > 0 &&
    (/^(?:that|this|the|wrong|other|right|which)$/.test(parts[place - 1]?.word ?? '') ||
      (place === parts.length - 1 && !linkWords.has(parts[place - 1]?.word ?? '')));
  const numbers = parts.filter(
    (part, place) => isAmount(part.word) && !isPointer(part, place) && parts[place - 1]?.word !== 'not',
  );
  const isJoint = (place: number) =>
    parts[place]?.word === 'and' &&
    isAmount(parts[place - 1]?.word ?? '') &&
    isAmount(parts[place + 1]?.word ?? '');
  const isOne = numbers.every((part, place) => {
    const [before, own] = [parts.indexOf(numbers[place - 1] ?? part), parts.indexOf(part)];
    return own - before <= 1 || (own - before === 2 && isJoint(before + 1));
  });
  const naming = parts.filter(({ word }) => !isAmount(word) && !linkWords.has(word) && !sizes.has(word));
  const isCorrection = factor !== null || numbers.length > 0;
  if (!isCorrection || parts.length > 8) return null;
  // "2 cartons", right after "add oat milk".
  const isBare = naming.length > 0 && naming.every(({ word }) => containers.test(word));
  const counted = isBare ? (lastAdded(heard) ?? sameUnit(naming, heard)) : countedThing(naming, heard);
  const target = naming.length > 0 ? counted : lastCounted(heard);
  if (!target || (naming.length === 0 && factor === null && !isOne)) return null;
  // "Six bananas", of the item "bananas".
  const goods = naming.flatMap(({ word }) => (containers.test(word) ? [] : [word])).join(' ');
  const isAll = parts.length === numbers.length + naming.length;
  const isItem = target.kind === 'todo' && !target.isDone && isAll && target.title.toLowerCase() === goods;
  if (
    naming.length > 0 &&
    !isBare &&
    !isItem &&
    !correctingAmount.test(
      heard.message.length < heard.whole.length + longestOpening ? heard.message : heard.whole,
    )
  )
    return null;
  const words = target.kind === 'fact' ? (target.value ?? '') : target.title;
  // After "how many liters did I use?", a number alone is the answer to that.
  if (heard.parts.length === 1 && /\?\s*$/.test(heard.world.lastMessage ?? '')) return null;
  if (naming.length === 0 && isItsHour(target, numbers, heard)) return null;
  if (target.kind === 'reminder' && houseAddress.test(words)) return null;
  const said = numbers
    .map((part) => `${isJoint(parts.indexOf(part) - 1) ? 'and ' : ''}${part.text}`)
    .join(' ');
  const amount = someHad.test(heard.whole) ? amountLeft(words, said) : said;
  if (amount === null) return null;
  // A phone number does not correct a licence plate.
  if (target.kind === 'fact' && naming.length === 0 && !areAlike(countIn(words) ?? '', amount)) return null;
  const named = naming.map(({ text }) => text);
  const renamed = factor === null ? withAmount(words, amount, named) : multiplied(words, factor);
  return renamed && renamed !== words ? renameCall(target, renamed) : null;
}

// "Got 6 of them", of "10 eggs", leaves 4.
const someHad =
  /^(?:(?:i|we)(?:['’]ve| have)? )?(?:just |only |already )*(?:got|bought|found|picked up|grabbed)\b/i;

function amountLeft(words: string, had: string): string | null {
  const [all, some] = [numberOf(countIn(words) ?? ''), numberOf(had)];
  return all !== null && some !== null && all > some ? String(all - some) : null;
}

function isItsHour({ at }: Thing, numbers: Heard['parts'], { world }: Heard): boolean {
  const hour = at ? Number(localTime(at, world.zone).slice(0, 2)) % 12 : -1;
  return numbers.some(({ word }) => numberOf(word) !== null && (numberOf(word) ?? 0) % 12 === hour);
}

const correctingAmount =
  /\b(?:make|change|double|halve|not|need|needs|wants?|instead|actually|no|only|rather|should be|sorry)\b/i;
const longestOpening = 20;

// "2 packs of dishwasher tabs" names the tabs.
function countedThing(naming: Heard['parts'], heard: Heard): Thing | null {
  const bare = naming.filter(({ word }) => !containers.test(word));
  return (
    namedThing(naming, heard, kinds) ??
    (bare.length > 0 && bare.length < naming.length ? namedThing(bare, heard, kinds) : null)
  );
}

const sizes = new Set(['double', 'twice', 'halve', 'up', 'instead']);

function withAmount(words: string, amount: string, named: string[]): string | null {
  // "5l paint x4".
  const times = /^\d+$/.test(amount) ? / (x\d+)$/i.exec(words)?.[1] : null;
  const old = times ?? amountIn(words, amount);
  // "Bunting x2" and "2kg lamb" keep their "x" and "kg".
  const ownUnit = /^\d[\d.,]*([a-z]{1,3})$/i.exec(old ?? '')?.[1];
  const kept = ownUnit ? (named.find((word) => containers.test(word)) ?? ownUnit) : '';
  const amountNow = /^\d+(?:[.,]\d+)?$/.test(amount)
    ? `${/^x\d/i.test(old ?? '') ? 'x' : ''}${amount}${kept}`
    : amount;
  if (old) return words.replace(old, amountNow);
  const first = named.find((word) => !containers.test(word)) ?? '';
  const place = words.toLowerCase().indexOf(first.toLowerCase());
  // "Two cakes" of the "birthday cake" are "two birthday cakes".
  const last = named.at(-1) ?? '';
  const one = last.replace(/s$/i, '');
  if (one.length > 2 && one !== last && words.toLowerCase().endsWith(one.toLowerCase()))
    return withAmount(`${words.slice(0, -one.length)}${last}`, amount, named);
  const container = named.find((word) => containers.test(word));
  const [unit = '', of] = words.toLowerCase().split(' ');
  if (container && of === 'of' && container.replace(/s$/i, '').toLowerCase() === unit)
    return `${amount} ${container}${words.slice(unit.length)}`;
  const count = container ? `${amount} ${container} of` : amount;
  const [verb = ''] = words.split(' ');
  const start =
    taskVerbs.has(verb.toLowerCase()) && (place > 0 || !first) && words !== verb ? verb.length + 1 : 0;
  return place < 0 ? null : `${words.slice(0, start)}${count} ${words.slice(start)}`;
}

function renameCall({ id, kind, title }: Thing, words: string): PhraseCall | null {
  if (kind === 'todo') return { tool: 'update_todo', input: { item: id, text: words } };
  if (kind === 'reminder') return { tool: 'update_reminder', input: { item: id, title: words } };
  return kind === 'fact' ? { tool: 'store_info', input: { key: title, value: words } } : null;
}

const takesInstead = /\b(?:instead|rather than)\b/i;
const ofDay =
  /^(?:(?:on|at|for|this|next|the|in) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|week|weekends?|month|today|tonight|tomorrow|time|morning|evening|afternoon|\d{1,2}(?:st|nd|rd|th)?)$/i;

export function renamedCalls(heard: Heard): PhraseCall | null {
  if (
    heard.parts.length > maxParts ||
    !/\b(?:not|instead|rather|mean|meant|make|should be)\b/i.test(heard.whole) ||
    /\b(?:mean|meant) (?:only|just)\b/i.test(heard.whole) ||
    heard.hasQuestionMark ||
    /^(?:what|where|when|who|which|why|how|is|are|do|does|did|can)\b/i.test(heard.whole)
  )
    return null;
  const said = heard.whole
    .replace(/[,\s]+(?:sorry|oops|my (?:bad|mistake))$/i, '')
    .replace(/^(?:no(?= not)|no|sorry|wait|oops|actually|i mean|i meant)[,\s]+/i, '');
  const forms = [
    /^not (?<old>.+?)(?:,(?: i meant?)?| but| i meant?| make it|\s[-–—])\s*(?<fresh>.+)$/i,
    /^(?:i meant? |make (?:it|that) |it['’]?s |(?:(?:i|we)(?:['’](?:m|re|ll)| am| are| will)? )?(?:tak|bring|gett?|hav|us|buy)(?:e|ing)? )?(?<fresh>.+?)(?:,? not| instead of| rather than) (?<old>.+)$/i,
    /^(?:the )?(?<old>\S*\d\S*) should be (?<fresh>\S*\d\S*)$/i,
  ];
  const meant =
    /^(?<fresh>.+?),? (?:i mean|i meant)$|^(?:i mean|i meant|make (?:it|that)) (?<other>.+)$/i.exec(
      heard.whole.replace(/^(?:(?:no|sorry|wait|oops|oh|actually),? )+(?=make (?:it|that)\b)/i, ''),
    )?.groups;
  const better = meant?.fresh ?? meant?.other;
  const last =
    better && !/\bnot\b|^(?:that|it) (?:was|is)\b/i.test(better) && better.split(' ').length <= 5
      ? sharing(better, heard)
      : undefined;
  if (better && last) return renameCall(last, withBeginning(last.title, better));
  for (const form of forms) {
    const { old = '', fresh: words = '' } = form.exec(said)?.groups ?? {};
    // In "the dentist is for Maya, not Leo", only the name is new.
    const fresh = bareAmount(words, old, heard).replace(
      /^.{2,40}? (?:is|are|was|its|it['’]s) (?:for |with |at |in |called )?(?=\S)/i,
      '',
    );
    // "Not that, the car one" chooses another thing.
    if (/\bones?$/i.test(fresh) || pointing.test(old)) continue;
    if (!old || !fresh || fresh.split(' ').length > 5 || old.split(' ').length > 4) continue;
    const fact = factWith(old.split(/,|\s[-–—]\s/)[0] ?? '', heard);
    if (fact && /\d/.test(fresh)) return { tool: 'store_info', input: fact(fresh) };
    const [thing, another] = heard.findWords(old, ['todo', 'reminder']);
    const recent = heard.world.mentions.some((mention) => mention.thing.id === thing?.id);
    if (!thing || another || !recent) continue;
    // "We're having pizza, not wine" takes nothing off.
    if (isBesideOn(fresh, thing, heard))
      return takesInstead.test(heard.whole) ? { tool: 'delete_todos', input: { items: [thing.id] } } : null;
    const place = thing.title.toLowerCase().indexOf(old.toLowerCase().replace(/^(?:the|my) /, ''));
    // "Not this thursday, coach is sick" leaves a day out.
    if (place < 0 && ofDay.test(old)) continue;
    const length = old.replace(/^(?:the|my) /i, '').length;
    // For "2 kg of mussels", "3 kg, not 2" repeats the unit, which the new title contains only once.
    const after = thing.title.slice(place + length).trimStart();
    // "It's at Kate's, not Jo's" repeats the "at" of the title.
    const before = place < 0 ? '' : thing.title.slice(0, place);
    // "Nappies size 5 not 4" repeats the beginning of the title.
    const isRepeated = before !== '' && fresh.toLowerCase().startsWith(before.trim().toLowerCase());
    const head = isRepeated ? '' : before;
    const link = /\b(at|in|for|with|to|on|from) $/i.exec(head)?.[1];
    const own = link ? fresh.replace(new RegExp(`^${link} `, 'i'), '') : fresh;
    const last = fresh.split(' ').at(-1) ?? '';
    const isTwice = fresh.includes(' ') && after.split(' ')[0]?.toLowerCase() === last.toLowerCase();
    const rest = isTwice ? after.slice(last.length) : thing.title.slice(place + length);
    return renameCall(thing, place < 0 ? fresh : `${head}${own}${rest}`);
  }
  return null;
}

const pointing = /^(?:it|that|this|them|those|these|him|her|that one|this one)$/i;

function sharing(words: string, { world }: Heard): Thing | undefined {
  const said = matchWords(words).filter((word) => word.length > 2);
  const recent = world.mentions.filter(
    ({ how, thing }) => (how === 'made' || how === 'changed') && thing.kind === 'todo',
  );
  const last = recent.filter(({ turn }) => turn === recent[0]?.turn).map(({ thing }) => thing);
  const found = last.filter(({ title }) => matchWords(title).some((word) => said.includes(word)));
  return found.length === 1 ? found[0] : undefined;
}

function factWith(old: string, { world }: Heard): ((fresh: string) => { key: string; value: string }) | null {
  const words = old.trim();
  if (!/^[\w-]*\d[\w-]*(?:[.,]\d+)?$/.test(words)) return null;
  const has = new RegExp(`(?<![\\w.,-])${words.replace(/[.,]/, '[.,]')}(?![\\w-]|[.,]\\d)`);
  const recent = world.mentions.map(({ thing }) => thing.id);
  const facts = world.things.filter(({ kind, value }) => kind === 'fact' && has.test(value ?? ''));
  const fact = facts.length === 1 ? facts[0] : facts.find(({ id }) => recent.includes(id));
  return fact ? (fresh) => ({ key: fact.title, value: (fact.value ?? '').replace(has, fresh) }) : null;
}

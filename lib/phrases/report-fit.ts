import type { Thing } from '@/lib/phrases/phrase';
import { accomplishes, endsAny, isDose, isSameDeed } from '@/lib/words/deeds';
import { matchWords, normalizeForMatch } from '@/lib/words/match-words';
import { taskVerbs } from '@/lib/words/verbs';
import { stem } from '@/lib/words/word-forms';

/** Words that do not help to find a todo: "finally" in "finally paid the rent". */
export const plainWords = new Set(
  `i we he she they it that this them those these you my our your his her their the a an one ones all both just already finally actually now
  today earlier have has had been being is are was were be am got get gotten did do done don so and then also too as well yes yeah yep okay
  oh well up off in out away back over down on at for to of with from by about through thru app online via please thanks alr liao lah lor
  ji grim phew yay lol haha everything thing things stuff 's n this morning afternoon evening night yesterday ago really very last at
  person myself ourselves himself herself themselves early late quickly right me us him some any`.split(
    /\s+/,
  ),
);

const sharedStart = 3;
const longestTitle = 160;
const mostCompared = 200;

/**
 * Returns the open thing that the user reports as done. Example: "paid the rent" gives the todo "pay the
 * rent"; `naming` is ["rent"] and `deed` is ["pay"]. Returns several things only if all have the same title.
 * Empty if none fits, or if different titles fit equally well.
 */
export function fittest(naming: string[], deed: string[], open: Thing[]): Thing[] {
  const starts = naming.map((word) => word.slice(0, sharedStart));
  const possible = open.filter(({ title }) => {
    const words = normalizeForMatch(title.slice(0, longestTitle));
    return starts.some((start) => words.includes(start));
  });
  if (possible.length > mostCompared) return [];
  const scored = possible
    .map((thing) => ({ thing, fit: fitOf(thing, naming, deed) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  const best = scored.filter(({ fit }) => fit >= (scored[0]?.fit ?? 0) - 0.01);
  const [first] = best;
  const isSame = best.every(({ thing }) => thing.title.toLowerCase() === first?.thing.title.toLowerCase());
  return isSame ? best.map(({ thing }) => thing) : [];
}

function fitOf({ title }: Thing, naming: string[], deed: string[]): number {
  const words = matchWords(title.slice(0, longestTitle))
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => !plainWords.has(word));
  const verb = words[0] && taskVerbs.has(words[0]) && words.length > 1 ? words[0] : null;
  const nouns = verb ? words.slice(1) : words;
  const named = nouns.filter((noun) => naming.some((word) => isSame(noun, word)));
  const extra = naming.filter((word) => !words.some((one) => isSame(one, word)));
  if (isOtherKind(nouns, naming, words)) return 0;
  const isOwn = words.some((word) => deed.some((one) => isSame(word, one)));
  const isKin = verb !== null && deed.some((one) => isSameDeed(verb, one));
  const isFitting =
    isOwn || isKin || endsAny(deed) || isDose(title, deed) || (verb === null && accomplishes(deed));
  if (!isFitting || named.length === 0 || extra.length > (isOwn || isKin ? 3 : 1)) return 0;
  // "Did the school run" is not about the school trip.
  if (deed[0] === 'did' && extra.length > 0) return 0;
  const head = headOf(title, verb);
  const hasHead = head.some((noun) => naming.some((word) => isSame(noun, word)));
  if (
    !hasHead &&
    !(isOwn || isKin) &&
    !(extra.length === 0 && accomplishes(deed) && isNamedByName(title, naming))
  )
    return 0;
  return named.length / nouns.length + (isOwn ? 0.5 : isKin ? 0.3 : 0) + (hasHead ? 0.5 : 0);
}

// "Changed the air filter" is not about the water filter.
function isOtherKind(nouns: string[], naming: string[], words: string[]): boolean {
  const has = (all: string[], word: string) => all.some((one) => isSame(one, word));
  return nouns.some((noun, place) => {
    const before = nouns[place - 1];
    const said = naming[naming.findIndex((word) => isSame(noun, word)) - 1];
    return before !== undefined && said !== undefined && !has(naming, before) && !has(words, said);
  });
}

const container =
  /^(?:(?:an?|the|\d+|two|three|four|couple of|pair of)\s+)*(?:box|bag|pack|packet|tube|tin|can|jar|bottle|roll|carton|bunch|loaf|sack|tub|pair|set|case|crate|litre|liter|kilo|piece|slice|bar|head|stick|dozen)(?:e?s)? of\s+/;

function headOf(title: string, verb: string | null): string[] {
  const bare = title
    .replace(/\s*\(.*$/, '')
    .toLowerCase()
    .replace(container, '');
  const words = bare.split(/\s+(?:for|of|to|with|at|from|in|on|about|by|due|before)\s+/).filter(Boolean);
  const first = matchWords(words[0] ?? '').filter((word) => word !== verb && !plainWords.has(word));
  return first.length > 0 ? first : matchWords(words[1] ?? '');
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [stem(one), stem(other)];
  return a === b || (a.length > 4 && b.length > 4 && (a.startsWith(b) || b.startsWith(a)));
}

function isNamedByName(title: string, naming: string[]): boolean {
  const names = matchWords((title.match(/(?<=\s)\p{Lu}[\p{L}'’]+/gu) ?? []).join(' '));
  return naming.every((word) => names.includes(word));
}

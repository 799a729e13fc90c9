import {
  absolutes,
  boosters,
  concessions,
  isNegator,
  likers,
  rarities,
  tops,
  turns,
  wishes,
} from './modifiers';
import type { Sentence } from './sentences';
import type { Token } from './tokens';

/** What a word's worth is multiplied with. Tried in steps on the tweets, kept round; VADER's where that changed nothing. */
const factors = {
  deniedGood: -0.5,
  deniedBad: -0.3,
  wholly: -0.5,
  tooGood: 0.5,
  wished: 0.6,
  untrue: 0,
  conceded: 0.5,
  beforeBut: 0.5,
  afterBut: 1.25,
  asked: 0.6,
};
/** What is added to it, away from nothing. */
const stresses = { capitals: 0.7, stretched: 0.4, exclamation: 0.4 };
/** "doesn't open", "too small", "I wish it had": something is amiss, though no known word says what. */
const amiss = -0.8;
/** So many words behind a "not" are denied by it. */
const reach = 4;
/** A worth as small tells nothing, and is not quoted. */
const faint = 0.2;
const reachOfWish = 12;

/** Words of the text that counted, and what they came to where they stand. */
export interface Weighed {
  text: string;
  value: number;
}

/** What the words of a sentence are worth: denied, stressed, wished for, before or behind a "but". */
export function weighWords({ tokens, exclamations, isQuestion }: Sentence): Weighed[] {
  const turn = tokens.findLastIndex((token, place) => turns.has(token.word) && place > 0);
  const weighed: Weighed[] = [];
  for (const place of tokens.keys()) {
    const one = weigh(tokens, place);
    if (Math.abs(one.value) < faint) continue;
    if (turn > 0) one.value *= place < turn ? factors.beforeBut : factors.afterBut;
    if (isQuestion) one.value *= factors.asked;
    weighed.push(one);
  }
  return exclaim(weighed, exclamations);
}

/** Exclamation marks stress what the sentence says as a whole; more than four say no more. */
function exclaim(weighed: Weighed[], exclamations: number): Weighed[] {
  const sum = weighed.reduce((total, { value }) => total + value, 0);
  const each = (Math.sign(sum) * Math.min(4, exclamations) * stresses.exclamation) / weighed.length;
  return weighed.map(({ text, value }) => ({ text, value: value + each }));
}

function weigh(tokens: Token[], place: number): Weighed {
  const token = tokens[place];
  if (isAmiss(tokens, place)) return { text: textOf(tokens, place, place + 1), value: amiss };
  const own = ownValence(tokens, place);
  if (!token || own === 0) return { text: '', value: 0 };
  const stressed = own + Math.sign(own) * (boostBefore(tokens, place) + emphasisOf(token));
  const { factor, from } = turnedBy(tokens, place, own);
  return { text: textOf(tokens, from, place), value: stressed * factor };
}

function isAmiss(tokens: Token[], place: number): boolean {
  const token = tokens[place];
  if (token?.word === 'wish') return isUntrue(tokens, place);
  if (token?.word === 'too')
    return !token.endsClause && place < tokens.length - 1 && isQuiet(tokens, place, 2);
  return token?.word !== 'without' && isNegator(tokens, place) && isQuiet(tokens, place, reach);
}

/** None of the next words in the clause is worth something, or denies in its turn. */
function isQuiet(tokens: Token[], place: number, count: number): boolean {
  for (let next = place + 1; next <= place + count; next++) {
    if (tokens[next - 1]?.endsClause || !tokens[next]) return true;
    if (isNegator(tokens, next) || ownValence(tokens, next) !== 0) return false;
  }
  return true;
}

/** What the words before it in its clause make of a worth, and from where on it has to be quoted to be understood. */
function turnedBy(tokens: Token[], place: number, own: number): { factor: number; from: number } {
  const denial = denialOf(tokens, place);
  let factor = denial === -1 || isTopped(tokens, denial, place) ? 1 : deniedBy(tokens, denial, own);
  for (let back = place - 1; back >= Math.max(0, place - reachOfWish); back--) {
    const word = tokens[back]?.word ?? '';
    if (tokens[back]?.endsClause || turns.has(word)) break;
    if (word === 'too' && back >= place - 2 && own > 0) factor *= factors.tooGood;
    if (wishes.has(word)) factor *= own > 0 && isUntrue(tokens, back) ? factors.untrue : factors.wished;
    if (concessions.has(word)) factor *= factors.conceded;
  }
  return { factor, from: denial === -1 ? place : denial };
}

/** Where the word is denied, -1 where it is not: a denial holds for the first telling word behind it. */
function denialOf(tokens: Token[], place: number): number {
  for (let back = place - 1; back >= Math.max(0, place - reach); back--) {
    if (tokens[back]?.endsClause || turns.has(tokens[back]?.word ?? '')) return -1;
    if (isNegator(tokens, back)) return back;
    if (ownValence(tokens, back) !== 0) return -1;
  }
  return -1;
}

/** "never been so happy", "never felt better" deny nothing but that there was more. */
function isTopped(tokens: Token[], denial: number, place: number): boolean {
  if (!rarities.has(tokens[denial]?.word ?? '')) return false;
  return tokens.slice(denial + 1, place + 1).some(({ word }) => tops.has(word) || word.endsWith('ier'));
}

/** "no problems" is good news, "not terrible" hardly. */
function deniedBy(tokens: Token[], denial: number, own: number): number {
  if (own > 0) return factors.deniedGood;
  return absolutes.has(tokens[denial]?.word ?? '') ? factors.wholly : factors.deniedBad;
}

/** "should have been fun", "would be great if it", "I wish it were nice": told of what is not so. */
function isUntrue(tokens: Token[], place: number): boolean {
  const word = tokens[place]?.word;
  const next = tokens[place + 1]?.word ?? '';
  if (word === 'wish') return !['', 'you', 'u', 'everyone', 'all'].includes(next);
  if (next === 'have' || word?.endsWith("'ve")) return true;
  return next === 'be' && tokens.slice(place, place + 6).some((token) => token.word === 'if');
}

/** The listed worth, but for words that mean nothing where they stand: "so", "as well", "looks like", "kind of". */
function ownValence(tokens: Token[], place: number): number {
  const token = tokens[place];
  if (token?.valence === undefined || isNegator(tokens, place)) return 0;
  const before = tokens[place - 1];
  const next = tokens[place + 1];
  const opens = before === undefined || before.endsClause === true;
  if (boosters.has(token.word) && !token.endsClause && next?.valence !== undefined) return 0;
  if (token.word === 'like' && !likers.has(before?.word ?? '')) return 0;
  if (token.word === 'kind' && next?.word === 'of') return 0;
  if (token.word === 'well' && (opens || before.word === 'as')) return 0;
  return token.valence;
}

function boostBefore(tokens: Token[], place: number): number {
  let total = 0;
  for (const back of [place - 1, place - 2, place - 3]) {
    const before = tokens[back];
    if (!before || before.endsClause) break;
    const change = boosters.get(before.word);
    if (change) total += change + (Math.sign(change) * emphasisOf(before)) / 2;
  }
  return total;
}

function emphasisOf(token: Token): number {
  return (token.isShouted ? stresses.capitals : 0) + (token.isStretched ? stresses.stretched : 0);
}

function textOf(tokens: Token[], from: number, to: number): string {
  const end = tokens[from]?.endsClause ? from : to;
  return tokens
    .slice(from, end + 1)
    .map(({ text }) => text)
    .join(' ');
}

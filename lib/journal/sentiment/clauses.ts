import {
  beforeVerbLike,
  boosters,
  comparatives,
  concessions,
  contrasts,
  fullNegators,
  hypotheticals,
  isNegator,
  rareWords,
} from './modifiers';
import type { Sentence } from './sentences';
import type { SentimentToken } from './tokens';

// From VADER; some values were replaced to fit rated tweets better.
const factors = {
  negatedPositive: -0.5,
  negatedNegative: -0.3,
  fullyNegated: -0.5,
  tooPositive: 0.5,
  hypothetical: 0.6,
  counterfactual: 0,
  conceded: 0.5,
  beforeBut: 0.5,
  afterBut: 1.25,
  question: 0.6,
};
const stresses = { capitals: 0.7, stretched: 0.4, exclamation: 0.4 };
const complaintValue = -0.8;
const negationReach = 4;
const minValue = 0.2;
const hypotheticalReach = 12;

export interface ValuedWord {
  text: string;
  value: number;
}

export function valueWords({ tokens, exclamations, isQuestion }: Sentence): ValuedWord[] {
  const contrast = tokens.findLastIndex((token, index) => contrasts.has(token.word) && index > 0);
  const valued: ValuedWord[] = [];
  for (const index of tokens.keys()) {
    const one = wordInContext(tokens, index);
    if (Math.abs(one.value) < minValue) continue;
    if (contrast > 0) one.value *= index < contrast ? factors.beforeBut : factors.afterBut;
    if (isQuestion) one.value *= factors.question;
    valued.push(one);
  }
  return withExclamations(valued, exclamations);
}

function withExclamations(valued: ValuedWord[], exclamations: number): ValuedWord[] {
  const sum = valued.reduce((total, { value }) => total + value, 0);
  const each = (Math.sign(sum) * Math.min(4, exclamations) * stresses.exclamation) / valued.length;
  return valued.map(({ text, value }) => ({ text, value: value + each }));
}

function wordInContext(tokens: SentimentToken[], index: number): ValuedWord {
  const token = tokens[index];
  if (isComplaint(tokens, index)) return { text: textOf(tokens, index, index + 1), value: complaintValue };
  const valence = valenceInContext(tokens, index);
  if (!token || valence === 0) return { text: '', value: 0 };
  const stressed = valence + Math.sign(valence) * (boostBefore(tokens, index) + emphasisOf(token));
  const { factor, from } = modificationOf(tokens, index, valence);
  return { text: textOf(tokens, from, index), value: stressed * factor };
}

function isComplaint(tokens: SentimentToken[], index: number): boolean {
  const token = tokens[index];
  if (token?.word === 'wish') return isCounterfactual(tokens, index);
  if (token?.word === 'too')
    return !token.endsClause && index < tokens.length - 1 && hasNoValuedWord(tokens, index, 2);
  return (
    token?.word !== 'without' && isNegator(tokens, index) && hasNoValuedWord(tokens, index, negationReach)
  );
}

function hasNoValuedWord(tokens: SentimentToken[], index: number, count: number): boolean {
  for (let next = index + 1; next <= index + count; next++) {
    if (tokens[next - 1]?.endsClause || !tokens[next]) return true;
    if (isNegator(tokens, next) || valenceInContext(tokens, next) !== 0) return false;
  }
  return true;
}

function modificationOf(
  tokens: SentimentToken[],
  index: number,
  valence: number,
): { factor: number; from: number } {
  const negator = negatorBefore(tokens, index);
  const isNegated = negator !== -1 && !isSuperlative(tokens, negator, index);
  let factor = isNegated ? negationFactor(tokens, negator, valence) : 1;
  for (let back = index - 1; back >= Math.max(0, index - hypotheticalReach); back--) {
    const word = tokens[back]?.word ?? '';
    if (tokens[back]?.endsClause || contrasts.has(word)) break;
    if (word === 'too' && back >= index - 2 && valence > 0) factor *= factors.tooPositive;
    if (hypotheticals.has(word))
      factor *= valence > 0 && isCounterfactual(tokens, back) ? factors.counterfactual : factors.hypothetical;
    if (concessions.has(word)) factor *= factors.conceded;
  }
  return { factor, from: negator === -1 ? index : negator };
}

function negatorBefore(tokens: SentimentToken[], index: number): number {
  for (let back = index - 1; back >= Math.max(0, index - negationReach); back--) {
    if (tokens[back]?.endsClause || contrasts.has(tokens[back]?.word ?? '')) return -1;
    if (isNegator(tokens, back)) return back;
    if (valenceInContext(tokens, back) !== 0) return -1;
  }
  return -1;
}

function isSuperlative(tokens: SentimentToken[], negator: number, index: number): boolean {
  if (!rareWords.has(tokens[negator]?.word ?? '')) return false;
  return tokens
    .slice(negator + 1, index + 1)
    .some(({ word }) => comparatives.has(word) || word.endsWith('ier'));
}

function negationFactor(tokens: SentimentToken[], negator: number, valence: number): number {
  if (valence > 0) return factors.negatedPositive;
  return fullNegators.has(tokens[negator]?.word ?? '') ? factors.fullyNegated : factors.negatedNegative;
}

function isCounterfactual(tokens: SentimentToken[], index: number): boolean {
  const word = tokens[index]?.word;
  const next = tokens[index + 1]?.word ?? '';
  if (word === 'wish') return !['', 'you', 'u', 'everyone', 'all'].includes(next);
  if (next === 'have' || word?.endsWith("'ve")) return true;
  return next === 'be' && tokens.slice(index, index + 6).some((token) => token.word === 'if');
}

function valenceInContext(tokens: SentimentToken[], index: number): number {
  const token = tokens[index];
  if (token?.valence === undefined || isNegator(tokens, index)) return 0;
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  const startsClause = before === undefined || before.endsClause === true;
  if (boosters.has(token.word) && !token.endsClause && next?.valence !== undefined) return 0;
  if (token.word === 'like' && !beforeVerbLike.has(before?.word ?? '')) return 0;
  if (token.word === 'kind' && next?.word === 'of') return 0;
  if (token.word === 'well' && (startsClause || before.word === 'as')) return 0;
  return token.valence;
}

function boostBefore(tokens: SentimentToken[], index: number): number {
  let total = 0;
  for (const back of [index - 1, index - 2, index - 3]) {
    const before = tokens[back];
    if (!before || before.endsClause) break;
    const change = boosters.get(before.word);
    if (change) total += change + (Math.sign(change) * emphasisOf(before)) / 2;
  }
  return total;
}

function emphasisOf(token: SentimentToken): number {
  return (token.isShouted ? stresses.capitals : 0) + (token.isStretched ? stresses.stretched : 0);
}

function textOf(tokens: SentimentToken[], from: number, to: number): string {
  const end = tokens[from]?.endsClause ? from : to;
  return tokens
    .slice(from, end + 1)
    .map(({ text }) => text)
    .join(' ');
}

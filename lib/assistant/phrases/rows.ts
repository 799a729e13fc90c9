import { compile, type Program } from '@/lib/assistant/understand/template';
import { sentencesOf, type Token } from '@/lib/assistant/understand/tokens';
import type { Phrase } from '@/lib/phrases/phrase';

export const rowWeights = {
  strength: { certain: 1, sure: 0.88, likely: 0.74, guess: 0.5, hint: 0.3 },
  /** Score for each word of the template, for at most `maxLiterals` words. */
  literal: 0.012,
  maxLiterals: 9,
};

export interface Row {
  phrase: Phrase;
  program: Program;
  order: number;
  most: number;
  /** Ids of word lists. A matching request contains at least one word of each list. */
  needs: number[];
}

export interface Rows {
  byFirst: Map<string, Row[]>;
  /**
   * Rows that can begin with any word but need certain other words (`Row.needs`). The keys of a row are the
   * words of its shortest list.
   */
  byWord: Map<string, Row[]>;
  others: Row[];
  /** For each word, the ids of the lists (`Row.needs`) that contain the word. */
  needsOf: Map<string, number[]>;
  countOfNeeds: number;
  count: number;
}

export function compileRows(phrases: readonly Phrase[]): Rows {
  const programs = new Map<string, Program>();
  const needs = new Map<string, number>();
  const rows: Rows = {
    ...{ byFirst: new Map(), byWord: new Map(), others: [], needsOf: new Map(), countOfNeeds: 0, count: 0 },
  };
  const templates = phrases.flatMap((phrase) => phrase.say.map((template) => ({ phrase, template })));
  for (const [order, { phrase, template }] of templates.entries()) {
    const program = programs.get(template) ?? compile(template);
    programs.set(template, program);
    const numbers = program.required.map((words) => {
      const key = words.join(' ');
      const number = needs.get(key) ?? needs.size;
      if (!needs.has(key)) addTo(rows.needsOf, words, number);
      needs.set(key, number);
      return number;
    });
    const row = { phrase, program, order, most: mostOf(phrase, program), needs: numbers };
    const [fewest] = program.required.toSorted((a, b) => a.length - b.length);
    if (program.firsts) addTo(rows.byFirst, program.firsts, row);
    else if (fewest) addTo(rows.byWord, fewest, row);
    else rows.others.push(row);
  }
  return { ...rows, countOfNeeds: needs.size, count: templates.length };
}

function addTo<T>(index: Map<string, T[]>, words: Iterable<string>, value: T): void {
  for (const word of words) {
    const known = index.get(word);
    if (known) known.push(value);
    else index.set(word, [value]);
  }
}

function mostOf({ strength = 'sure', strongest = 'certain' }: Phrase, { literals }: Program): number {
  const own = rowWeights.strength[typeof strength === 'function' ? strongest : strength];
  return own + rowWeights.literal * Math.min(literals, rowWeights.maxLiterals);
}

const maxOpenTokens = 120;
const maxOpenSentences = 2;

interface Candidate {
  row: Row;
  place: number;
}

export function candidates({ tokens, plain }: { tokens: Token[]; plain: Token[] }, rows: Rows): Candidate[] {
  const said = new Set<string>();
  for (const { norm } of tokens) said.add(norm);
  for (const { norm } of plain) said.add(norm);
  if (said.has("'s")) said.add('is');
  const isMet = new Uint8Array(rows.countOfNeeds);
  for (const word of said) for (const need of rows.needsOf.get(word) ?? []) isMet[need] = 1;
  const [timed, untimed] = [formOf(tokens), formOf(plain)];
  const found: Candidate[] = [];
  const add = (row: Row, place: number) => {
    const form = row.phrase.when === 'words' ? untimed : timed;
    if (hasAll(row.needs, isMet) && mayMatch(row, form)) found.push({ row, place });
  };
  // A time may precede the first word of a template.
  const firsts = new Set([plain[0]?.norm ?? '', tokens.find(({ kind }) => kind !== 'time')?.norm ?? '']);
  let place = 0;
  for (const word of firsts) for (const row of rows.byFirst.get(word) ?? []) add(row, place++);
  if (tokens.length <= maxOpenTokens) {
    // Several sentences are one request only if they are content.
    const isSeveral = sentencesOf(tokens).length > maxOpenSentences;
    const isAdded = new Uint8Array(rows.count);
    const addOpen = (row: Row) => {
      if (isAdded[row.order] === 0 && (!isSeveral || row.phrase.isContent)) add(row, place + row.order);
      isAdded[row.order] = 1;
    };
    for (const row of rows.others) addOpen(row);
    for (const word of said) for (const row of rows.byWord.get(word) ?? []) addOpen(row);
  }
  return found.sort((a, b) => b.row.most - a.row.most || a.place - b.place);
}

function hasAll(needs: number[], isMet: Uint8Array): boolean {
  for (const need of needs) if (isMet[need] === 0) return false;
  return true;
}

interface Form {
  count: number;
  last: string;
  isTimed: boolean;
}

function formOf(tokens: Token[]): Form {
  const words = tokens.filter(({ kind }) => kind !== 'time');
  return { count: words.length, last: words.at(-1)?.norm ?? '', isTimed: words.length < tokens.length };
}

function mayMatch({ phrase, program }: Row, { count, last, isTimed }: Form): boolean {
  if (isTimed ? phrase.when === 'never' || (phrase.isTalk && !phrase.when) : phrase.when === 'must')
    return false;
  const { lasts, fewest, most } = program;
  if (count < fewest || count > most) return false;
  return lasts === null || count === 0 || lasts.has(last) || (last === "'s" && lasts.has('is'));
}

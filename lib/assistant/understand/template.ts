import { lexicon } from '@/lib/assistant/understand/lexicon';
import type { Token } from '@/lib/assistant/understand/tokens';
import type { Phrase } from '@/lib/phrases/phrase';

export type Node =
  | { kind: 'word'; word: string; next: number }
  | { kind: 'slot'; name: string; type: SlotType; next: number }
  /**
   * A choice between nodes. `byWord` maps a word to the nodes that may match a token with this word. `rest`
   * has the nodes that may match a token with any other word.
   */
  | { kind: 'split'; next: number[]; byWord: Map<string, number[]>; rest: number[] }
  | { kind: 'end' };

export type SlotType = 'words' | 'number' | 'time' | 'name' | 'word';

/** A template compiled to a graph. A match is a path from `start` to the node "end". */
export interface Program {
  nodes: Node[];
  start: number;
  firsts: Set<string> | null;
  /** Lists of words. A request can match only if it contains a word of each list. */
  required: string[][];
}

type Part =
  | { kind: 'word'; word: string }
  | { kind: 'slot'; name: string; type: SlotType }
  | { kind: 'all'; parts: Part[] }
  | { kind: 'any'; options: Part[] };

const pieceForm = /[()[\]|]|<[\w-]+>|\{[\w]+(?::\w+)?\}|[^\s()[\]|<>{}]+/g;

/**
 * Compiles a template such as `(remind|ping) me [to] {title}`. Throws an error if the template is malformed.
 */
export function compile(template: string): Program {
  const part = parse(template);
  const nodes: Node[] = [{ kind: 'end' }];
  const start = link(part, 0, nodes);
  return {
    nodes,
    start,
    firsts: firstWords(nodes, start),
    required: requiredWords(part).map((words) => [...words]),
  };
}

function parse(template: string): Part {
  const pieces = template.match(pieceForm) ?? [];
  let place = 0;
  const sequence = (closing: string | null): Part => {
    const options: Part[][] = [[]];
    while (place < pieces.length) {
      const piece = pieces[place++] ?? '';
      if (piece === closing) return choiceOf(options);
      if (piece === '|') options.push([]);
      else if (piece === ')' || piece === ']') break;
      else options.at(-1)?.push(single(piece));
    }
    if (closing) throw new Error(`unbalanced template: ${template}`);
    return choiceOf(options);
  };
  const single = (piece: string): Part => {
    if (piece === '(') return sequence(')');
    if (piece === '[') return { kind: 'any', options: [sequence(']'), { kind: 'all', parts: [] }] };
    if (piece.startsWith('<')) return parse(lexiconEntry(piece.slice(1, -1)));
    if (!piece.startsWith('{')) return { kind: 'word', word: piece.toLowerCase() };
    const [name = '', type = 'words'] = piece.slice(1, -1).split(':');
    return { kind: 'slot', name, type: type as SlotType };
  };
  return sequence(null);
}

function lexiconEntry(name: string): string {
  const entry = lexicon[name];
  if (!entry) throw new Error(`no word group <${name}>`);
  return entry;
}

function choiceOf(options: Part[][]): Part {
  const all = options.map((parts): Part => ({ kind: 'all', parts }));
  return all.length === 1 && all[0] ? all[0] : { kind: 'any', options: all };
}

function link(part: Part, next: number, nodes: Node[]): number {
  switch (part.kind) {
    case 'word':
      return nodes.push({ kind: 'word', word: part.word, next }) - 1;
    case 'slot':
      return nodes.push({ kind: 'slot', name: part.name, type: part.type, next }) - 1;
    case 'all':
      return part.parts.reduceRight((following, one) => link(one, following, nodes), next);
    case 'any':
      return nodes.push(splitOf(part, next, nodes)) - 1;
  }
}

function splitOf({ options }: Extract<Part, { kind: 'any' }>, following: number, nodes: Node[]): Node {
  const linked = options.flatMap((option) => {
    const first = link(option, following, nodes);
    const node = nodes[first];
    return node?.kind === 'split' ? node.next : first;
  });
  const next = [...new Set(linked)];
  const wordOf = (option: number) => {
    const node = nodes[option];
    return node?.kind === 'word' && node.word !== ':' ? node.word : null;
  };
  const words = new Set(next.flatMap((option) => wordOf(option) ?? []));
  const fitting = (word: string) =>
    next.filter((option) => wordOf(option) === null || wordOf(option) === word);
  return {
    kind: 'split',
    next,
    byWord: new Map([...words].map((word) => [word, fitting(word)])),
    rest: next.filter((option) => wordOf(option) === null),
  };
}

function firstWords(nodes: Node[], start: number): Set<string> | null {
  const words = new Set<string>();
  const open = [start];
  while (open.length > 0) {
    const node = nodes[open.pop() ?? 0];
    if (node?.kind === 'split') open.push(...node.next);
    else if (node?.kind === 'word' && node.word !== ':') words.add(node.word);
    else return null;
  }
  return words;
}

/**
 * Returns sets of words. Every match of the template contains a word of each set: {remind, ping} and {me} for
 * "(remind|ping) me [to] {title}".
 */
function requiredWords(part: Part): Set<string>[] {
  if (part.kind === 'word') return part.word === ':' ? [] : [new Set([part.word])];
  if (part.kind === 'all') return part.parts.flatMap(requiredWords);
  if (part.kind === 'slot') return [];
  const sets = part.options.map((option) => requiredWords(option)[0]);
  if (sets.some((set) => !set)) return [];
  return [new Set(sets.flatMap((set) => [...(set ?? [])]))];
}

/** Compiled phrase rows, indexed so that only few must be tried with a request. */
export interface Rows {
  byFirst: Map<string, Row[]>;
  /**
   * Rows that may begin with any word, indexed by words that they require. Each match of a row contains at
   * least one of the words under which the row is listed.
   */
  byWord: Map<string, Row[]>;
  /** Rows that may begin with any word and require no particular word. */
  others: Row[];
}

/** A template of a phrase row. Rows with the same template share its program. */
export interface Row {
  phrase: Phrase;
  program: Program;
  order: number;
}

export function compileRows(phrases: readonly Phrase[]): Rows {
  const programs = new Map<string, Program>();
  const rows: Rows = { byFirst: new Map(), byWord: new Map(), others: [] };
  const templates = phrases.flatMap((phrase) => phrase.say.map((template) => ({ phrase, template })));
  for (const [order, { phrase, template }] of templates.entries()) {
    const program = programs.get(template) ?? compile(template);
    programs.set(template, program);
    const row = { phrase, program, order };
    const [fewest] = program.required.toSorted((a, b) => a.length - b.length);
    if (program.firsts) addTo(rows.byFirst, program.firsts, row);
    else if (fewest) addTo(rows.byWord, fewest, row);
    else rows.others.push(row);
  }
  return rows;
}

function addTo(index: Map<string, Row[]>, words: Iterable<string>, row: Row): void {
  for (const word of words) index.set(word, [...(index.get(word) ?? []), row]);
}

const maxOpenTokens = 120;

/** Returns the rows that a request may match: first those that begin with its first word, then the others. */
export function candidates({ tokens, plain }: { tokens: Token[]; plain: Token[] }, rows: Rows): Row[] {
  const said = new Set<string>();
  for (const { norm } of tokens) said.add(norm);
  for (const { norm } of plain) said.add(norm);
  if (said.has("'s")) said.add('is');
  // A time may precede the first word of a template.
  const firsts = new Set([plain[0]?.norm ?? '', tokens.find(({ kind }) => kind !== 'time')?.norm ?? '']);
  const begun = [...firsts].flatMap((word) => rows.byFirst.get(word) ?? []);
  if (tokens.length > maxOpenTokens) return begun.filter((row) => isPossible(row, said));
  const open = new Set(rows.others);
  for (const word of said) for (const row of rows.byWord.get(word) ?? []) open.add(row);
  const others = [...open].filter((row) => isPossible(row, said)).sort((a, b) => a.order - b.order);
  return [...begun.filter((row) => isPossible(row, said)), ...others];
}

function isPossible({ program }: Row, said: Set<string>): boolean {
  return program.required.every((words) => hasAny(words, said));
}

function hasAny(words: string[], said: Set<string>): boolean {
  for (const word of words) if (said.has(word)) return true;
  return false;
}

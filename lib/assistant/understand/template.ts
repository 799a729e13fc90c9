import { lexicon } from '@/lib/assistant/understand/lexicon';

export type Node =
  | { kind: 'word'; word: string; next: number }
  | { kind: 'slot'; name: string; type: SlotType; next: number }
  | { kind: 'split'; next: number[]; byWord: Map<string, number[]>; rest: number[] }
  | { kind: 'end' };

export type SlotType = 'words' | 'number' | 'time' | 'name' | 'word';

export interface Program extends Bounds {
  nodes: Node[];
  start: number;
  firsts: Set<string> | null;
  /** Every match contains at least one word of each of these lists. */
  required: string[][];
}

interface Bounds {
  /** The words that can end a match, or null if any word can. */
  lasts: Set<string> | null;
  fewest: number;
  most: number;
  literals: number;
}

type Part =
  | { kind: 'word'; word: string }
  | { kind: 'slot'; name: string; type: SlotType }
  | { kind: 'all'; parts: Part[] }
  | { kind: 'any'; options: Part[] };

const pieceForm = /[()[\]|]|<[\w-]+>|\{[\w]+(?::\w+)?\}|[^\s()[\]|<>{}]+/g;

/**
 * Compiles a template such as `(remind|ping) me [to] {title}`. Throws if the template is malformed.
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
    ...boundsOf(part),
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

// Returns sets of words. Every match contains a word of each set.
function requiredWords(part: Part): Set<string>[] {
  if (part.kind === 'word') return part.word === ':' ? [] : [new Set([part.word])];
  if (part.kind === 'all') return part.parts.flatMap(requiredWords);
  if (part.kind === 'slot') return [];
  const sets = part.options.map((option) => requiredWords(option)[0]);
  if (sets.some((set) => !set)) return [];
  return [new Set(sets.flatMap((set) => [...(set ?? [])]))];
}

export const maxNameWords = 4;

const mostIn: Record<SlotType, number> = { words: Infinity, name: maxNameWords, word: 1, number: 1, time: 0 };

function boundsOf(part: Part): Bounds {
  if (part.kind === 'slot')
    return { lasts: null, fewest: part.type === 'time' ? 0 : 1, most: mostIn[part.type], literals: 0 };
  if (part.kind === 'word') {
    const count = part.word === ':' ? 0 : 1;
    return { lasts: new Set(count ? [part.word] : []), fewest: count, most: count, literals: count };
  }
  const all = (part.kind === 'any' ? part.options : part.parts).map(boundsOf);
  if (part.kind === 'any')
    return {
      lasts: joined(all),
      fewest: Math.min(...all.map(({ fewest }) => fewest)),
      most: Math.max(...all.map(({ most }) => most)),
      literals: Math.max(...all.map(({ literals }) => literals)),
    };
  // The last part that cannot be empty, and the parts after it.
  const ending = all.slice(
    Math.max(
      0,
      all.findLastIndex(({ fewest }) => fewest > 0),
    ),
  );
  return {
    lasts: joined(ending),
    fewest: all.reduce((sum, { fewest }) => sum + fewest, 0),
    most: all.reduce((sum, { most }) => sum + most, 0),
    literals: all.reduce((sum, { literals }) => sum + literals, 0),
  };
}

function joined(bounds: Bounds[]): Set<string> | null {
  const sets = bounds.map(({ lasts }) => lasts);
  return sets.some((set) => set === null) ? null : new Set(sets.flatMap((set) => [...(set ?? [])]));
}

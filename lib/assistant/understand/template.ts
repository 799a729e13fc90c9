import { lexicon } from '@/lib/assistant/understand/lexicon';

export type Node =
  | { kind: 'word'; word: string; next: number }
  | { kind: 'slot'; name: string; type: SlotType; next: number }
  | { kind: 'split'; next: number[] }
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
      return nodes.push({ kind: 'split', next: part.options.map((option) => link(option, next, nodes)) }) - 1;
  }
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

export interface EdgeWords {
  exact: Set<string>;
  partial: Set<string>;
}

type Node =
  | { kind: 'letter'; letter: string }
  | { kind: 'any' }
  | { kind: 'gap' }
  | { kind: 'all'; parts: Node[] }
  | { kind: 'one'; parts: Node[] };

interface Edge {
  text: string;
  state: 'open' | 'over' | 'partial';
}

export function edgeWords(phrase: string, side: 'start' | 'end'): EdgeWords {
  const found: EdgeWords = { exact: new Set(), partial: new Set() };
  for (const { text, state } of edgesOf(parse(phrase), [{ text: '', state: 'open' }], side)) {
    found[state === 'partial' ? 'partial' : 'exact'].add(text);
  }
  return found;
}

function edgesOf(node: Node, before: Edge[], side: 'start' | 'end'): Edge[] {
  switch (node.kind) {
    case 'all':
      return (side === 'start' ? node.parts : node.parts.toReversed()).reduce(
        (edges, part) => (edges.some(({ state }) => state === 'open') ? edgesOf(part, edges, side) : edges),
        before,
      );
    case 'one':
      return unique(node.parts.flatMap((part) => edgesOf(part, before, side)));
    default:
      return before.map((edge) => (edge.state === 'open' ? extended(edge, node, side) : edge));
  }
}

function extended(edge: Edge, node: Exclude<Node, { kind: 'all' | 'one' }>, side: 'start' | 'end'): Edge {
  if (node.kind === 'any') return { ...edge, state: 'partial' };
  // A gap before the first word does not end the word.
  if (node.kind === 'gap') return edge.text === '' ? edge : { ...edge, state: 'over' };
  if (node.letter === ',' || edge.text === ',')
    return edge.text === '' ? { text: ',', state: 'over' } : { ...edge, state: 'over' };
  return { text: side === 'start' ? edge.text + node.letter : node.letter + edge.text, state: 'open' };
}

function unique(edges: Edge[]): Edge[] {
  return [...new Map(edges.map((edge) => [`${edge.state} ${edge.text}`, edge])).values()];
}

const nothing: Node = { kind: 'all', parts: [] };

function parse(source: string): Node {
  let at = 0;
  const parsed = alternatives();
  if (at < source.length) throw new Error(`Cannot read the phrase at ${at}: ${source}`);
  return parsed;

  function alternatives(): Node {
    const parts = [sequence()];
    while (source[at] === '|') {
      at += 1;
      parts.push(sequence());
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'one', parts };
  }

  function sequence(): Node {
    const parts: Node[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()));
    return { kind: 'all', parts };
  }

  function atom(): Node {
    const group = /^\((\?:|\?=|\?!|\?<=|\?<!)/.exec(source.slice(at, at + 4));
    if (group) {
      at += group[0].length;
      const inner = alternatives();
      at += 1;
      return group[1] === '?:' ? inner : nothing;
    }
    const set = /^\[([\p{L}, ]+)\]/u.exec(source.slice(at, at + 20));
    if (set?.[1]) {
      at += set[0].length;
      return { kind: 'one', parts: [...set[1]].map(single) };
    }
    if (source.startsWith('\\S', at)) {
      at += 2;
      return { kind: 'any' };
    }
    if (source.startsWith('\\b', at)) {
      at += 2;
      return nothing;
    }
    const letter = source[at] ?? '';
    at += 1;
    if (letter === '$' || letter === '^') return nothing;
    if (!/[\p{L}\p{N}, ]/u.test(letter)) throw new Error(`Cannot read "${letter}" in the phrase: ${source}`);
    return single(letter);
  }

  function repeated(node: Node): Node {
    const count = /^(?:\?|\{(\d+),(\d+)\})\??/.exec(source.slice(at, at + 8));
    if (!count) return node;
    at += count[0].length;
    const [fewest, most] = [Number(count[1] ?? 0), Number(count[2] ?? 1)];
    const once: Node = { kind: 'one', parts: [node, nothing] };
    return { kind: 'all', parts: Array.from({ length: most }, (_, i) => (i < fewest ? node : once)) };
  }
}

function single(letter: string): Node {
  return letter === ' ' ? { kind: 'gap' } : { kind: 'letter', letter };
}

export class WordIndex<T> {
  readonly #exact = new Map<string, T[]>();
  readonly #partial = new Map<string, T[]>();
  #shortest = Number.POSITIVE_INFINITY;
  #longest = 0;

  constructor(readonly side: 'start' | 'end') {}

  add(words: EdgeWords, phrase: T): void {
    for (const word of words.exact) push(this.#exact, word, phrase);
    for (const part of words.partial) {
      push(this.#partial, part, phrase);
      this.#shortest = Math.min(this.#shortest, part.length);
      this.#longest = Math.max(this.#longest, part.length);
    }
  }

  *at(word: string): Iterable<T> {
    yield* this.#exact.get(word) ?? [];
    for (let length = this.#shortest; length <= Math.min(this.#longest, word.length); length += 1) {
      const part = this.side === 'start' ? word.slice(0, length) : word.slice(word.length - length);
      yield* this.#partial.get(part) ?? [];
    }
  }
}

function push<T>(index: Map<string, T[]>, key: string, value: T): void {
  const held = index.get(key);
  if (held) held.push(value);
  else index.set(key, [value]);
}

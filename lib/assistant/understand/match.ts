import { maxNameWords, type Node, type Program, type SlotType } from '@/lib/assistant/understand/template';
import type { Token } from '@/lib/assistant/understand/tokens';

export interface TemplateMatch {
  slots: Map<string, Token[]>;
  times: Token[];
  literals: number;
}

// Matches separators that a template writes as ":", but no smileys.
const setOff = /:(?!-?[)(DP])|→|\s(?:-+>?|–|—|=+>?)\s/;

/**
 * Matches a template with all tokens, or only with the first tokens if `isWhole` is false. `end` is the index
 * after the last matched token. Null if the template does not match.
 */
export function match(
  program: Program,
  tokens: Token[],
  isWhole = true,
): (TemplateMatch & { end: number }) | null {
  const matcher = new Matcher(program.nodes, tokens, isWhole);
  const end = matcher.walk(program.start, 0);
  return end < 0 ? null : resultOf(program.nodes, tokens, end);
}

let tried = new Uint32Array(0);
let run = 0;
let takers = new Int32Array(0);

function nextRun(size: number, tokens: number): number {
  if (takers.length < tokens) takers = new Int32Array(2 * tokens);
  if (tried.length < size || run === 0xffffffff) {
    tried = new Uint32Array(Math.max(size, tried.length));
    run = 0;
  }
  run += 1;
  return run;
}

class Matcher {
  private readonly width: number;
  private readonly inside: number;
  private readonly mark: number;

  constructor(
    private readonly nodes: Node[],
    private readonly tokens: Token[],
    private readonly isWhole: boolean,
  ) {
    this.width = tokens.length + 1;
    this.inside = nodes.length * this.width;
    this.mark = nextRun(2 * this.inside, tokens.length);
  }

  /**
   * Matches the nodes from `index` on with the tokens from `place` on. Returns the index after the last
   * matched token, or -1 if the nodes do not match.
   */
  walk(index: number, place: number): number {
    const key = index * this.width + place;
    const node = this.nodes[index];
    if (tried[key] === this.mark || !node) return -1;
    tried[key] = this.mark;
    const token = this.tokens[place];
    if (node.kind === 'end' && (!this.isWhole || !token)) return place;
    if (node.kind === 'split') {
      for (const next of optionsFor(node, token)) {
        const found = this.walk(next, place);
        if (found >= 0) return found;
      }
      return -1;
    }
    if (!token) return -1;
    if (node.kind === 'word' && node.word === ':')
      return setOff.test(token.gap) ? this.walk(node.next, place) : -1;
    if (node.kind === 'slot') {
      const found = this.fill(index, node, place);
      if (found >= 0) return found;
    } else if (node.kind === 'word' && isSaid(node.word, token) && !isHouse(this.tokens, place)) {
      takers[place] = index;
      const found = this.walk(node.next, place + 1);
      if (found >= 0) return found;
    }
    if (token.kind !== 'time') return -1;
    takers[place] = ~index;
    return this.walk(index, place + 1);
  }

  private fill(index: number, node: SlotNode, from: number): number {
    const { tokens } = this;
    let taken = 0;
    for (let place = from; place < tokens.length; place += 1) {
      const key = this.inside + index * this.width + place;
      const token = tokens[place];
      if (!token || tried[key] === this.mark || !takes(node.type, token, taken)) break;
      tried[key] = this.mark;
      const isTime = token.kind === 'time' && node.type !== 'time';
      if (isTime && taken === 0) break;
      takers[place] = isTime ? ~index : index;
      taken += isTime ? 0 : 1;
      const found = this.walk(node.next, place + 1);
      if (found >= 0) return found;
    }
    return -1;
  }
}

type SlotNode = Extract<Node, { kind: 'slot' }>;
type SplitNode = Extract<Node, { kind: 'split' }>;

function optionsFor(split: SplitNode, token: Token | undefined): number[] {
  if (!token || token.kind === 'time' || token.norm === "'s") return split.next;
  return split.byWord.get(token.norm) ?? split.rest;
}

function isSaid(word: string, token: Token): boolean {
  return token.kind !== 'time' && (token.norm === word || (word === 'is' && token.norm === "'s"));
}

/** Returns whether the "'s" at `place` belongs to a place: "dinner at mum's on Saturday". */
export function isHouse(tokens: Token[], place: number): boolean {
  if (tokens[place]?.norm !== "'s" || tokens[place + 1]?.kind !== 'time') return false;
  return tokens
    .slice(Math.max(0, place - 3), place - 1)
    .some(({ norm }) => norm === 'at' || norm === 'round');
}

function takes(type: SlotType, token: Token, taken: number): boolean {
  if (type === 'time') return token.kind === 'time';
  if (type === 'number') return token.kind === 'number' && taken === 0;
  if (type === 'word') return token.kind !== 'time' && taken === 0;
  if (type !== 'name') return true;
  return token.kind !== 'time' && taken < maxNameWords && (taken === 0 || !/[!?;:,)]/.test(token.gap));
}

function resultOf(nodes: Node[], tokens: Token[], end: number): TemplateMatch & { end: number } {
  const slots = new Map<string, Token[]>();
  const times: Token[] = [];
  let literals = 0;
  for (const [place, token] of tokens.slice(0, end).entries()) {
    const taker = takers[place] as number;
    const node = taker < 0 ? null : nodes[taker];
    const known = node?.kind === 'slot' ? slots.get(node.name) : null;
    if (!node) times.push(token);
    else if (node.kind !== 'slot') literals += 1;
    else if (known) known.push(token);
    else slots.set(node.name, [token]);
  }
  return { slots, times, literals, end };
}

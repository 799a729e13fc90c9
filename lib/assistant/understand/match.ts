import type { Node, Program, SlotType } from '@/lib/assistant/understand/template';
import type { Token } from '@/lib/assistant/understand/tokens';

export interface TemplateMatch {
  slots: Map<string, Token[]>;
  /** Times in the message that are not the value of a placeholder such as `{time}`, in order. */
  times: Token[];
  literals: number;
}

const maxNameWords = 4;
/**
 * Matches the separators that a template writes as ":": a dash, an arrow, or a colon that is not part of
 * ":)".
 */
const setOff = /:(?!-?[)(DP])|→|\s(?:-+>?|–|—|=+>?)\s/;

/**
 * Matches a template with all tokens. If `isWhole` is false, the template may match only the first tokens.
 * Returns null if the template does not match. Skips times between the words of the template. If several
 * matches are possible, the leftmost placeholders take as few tokens as possible.
 */
export function match(
  program: Program,
  tokens: Token[],
  isWhole = true,
): (TemplateMatch & { end: number }) | null {
  const matcher = new Matcher(program.nodes, tokens, isWhole);
  const end = matcher.walk(program.start, 0);
  return end < 0 ? null : { ...resultOf(matcher.trail, program.nodes), end };
}

/**
 * For each pair of a template node and a token, the number of the last match that tried the pair. A match
 * does not try a pair twice. The array is reused, because every match has a new number.
 */
let tried = new Uint32Array(0);
let run = 0;

function nextRun(size: number): number {
  if (tried.length < size || run === 0xffffffff) {
    tried = new Uint32Array(Math.max(size, tried.length));
    run = 0;
  }
  run += 1;
  return run;
}

class Matcher {
  readonly trail: Step[] = [];
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
    this.mark = nextRun(2 * this.inside);
  }

  /**
   * Matches from node `index` on, beginning at token `place`. Returns the index of the token after the match,
   * or -1.
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
    } else if (node.kind === 'word' && isSaid(node.word, token)) {
      const found = this.step({ node: index, token, as: 'word' }, node.next, place + 1);
      if (found >= 0) return found;
    }
    return token.kind === 'time' ? this.step({ node: index, token, as: 'time' }, index, place + 1) : -1;
  }

  private fill(index: number, node: SlotNode, from: number): number {
    const { trail, tokens } = this;
    const length = trail.length;
    let taken = 0;
    for (let place = from; place < tokens.length; place += 1) {
      const key = this.inside + index * this.width + place;
      const token = tokens[place];
      if (!token || tried[key] === this.mark || !takes(node.type, token, taken)) break;
      tried[key] = this.mark;
      const isTime = token.kind === 'time' && node.type !== 'time';
      if (isTime && taken === 0) break;
      trail.push({ node: index, token, as: isTime ? 'time' : 'slot' });
      taken += isTime ? 0 : 1;
      const found = this.walk(node.next, place + 1);
      if (found >= 0) return found;
    }
    trail.length = length;
    return -1;
  }

  private step(taken: Step, next: number, place: number): number {
    this.trail.push(taken);
    const found = this.walk(next, place);
    if (found < 0) this.trail.pop();
    return found;
  }
}

type SlotNode = Extract<Node, { kind: 'slot' }>;
type SplitNode = Extract<Node, { kind: 'split' }>;
interface Step {
  node: number;
  token: Token;
  as: 'slot' | 'word' | 'time';
}

/**
 * Returns the nodes of a split that may match a token. Returns all nodes for a time, which may precede any
 * word, and for "'s", which may mean "is".
 */
function optionsFor(split: SplitNode, token: Token | undefined): number[] {
  if (!token || token.kind === 'time' || token.norm === "'s") return split.next;
  return split.byWord.get(token.norm) ?? split.rest;
}

function isSaid(word: string, token: Token): boolean {
  return token.kind !== 'time' && (token.norm === word || (word === 'is' && token.norm === "'s"));
}

function takes(type: SlotType, token: Token, taken: number): boolean {
  if (type === 'time') return token.kind === 'time';
  if (type === 'number') return token.kind === 'number' && taken === 0;
  if (type === 'word') return token.kind !== 'time' && taken === 0;
  if (type !== 'name') return true;
  return token.kind !== 'time' && taken < maxNameWords && (taken === 0 || !/[!?;:,)]/.test(token.gap));
}

function resultOf(trail: Step[], nodes: Node[]): TemplateMatch {
  const slots = new Map<string, Token[]>();
  const times: Token[] = [];
  let literals = 0;
  for (const { node, token, as } of trail) {
    const state = nodes[node];
    if (as === 'time') times.push(token);
    else if (state?.kind === 'slot') slots.set(state.name, [...(slots.get(state.name) ?? []), token]);
    else literals += 1;
  }
  return { slots, times, literals };
}

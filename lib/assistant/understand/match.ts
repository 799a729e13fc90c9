import type { Node, Program, SlotType } from '@/lib/assistant/understand/template';
import type { Token } from '@/lib/assistant/understand/tokens';

/** How a template matches tokens: the tokens of each slot and the times that stand between. */
export interface TemplateMatch {
  slots: Map<string, Token[]>;
  /** Times outside slots of type "time", in order. */
  times: Token[];
  /** How many words of the template were said. */
  literals: number;
}

const maxNameWords = 4;
/** What ":" in a template stands for: a colon, a dash or an arrow between two parts. */
const setOff = /:|→|\s(?:-+>?|–|—|=+>?)\s/;
const clitics: Record<string, string> = { "'s": 'is' };

/**
 * Matches a template with all of the tokens. Times are skipped anywhere. Each state is tried once per token, so the work grows with
 * the product of both lengths; of several matches the one with the shortest slots on the left counts.
 */
export function match(
  program: Program,
  tokens: Token[],
  isWhole = true,
): (TemplateMatch & { end: number }) | null {
  const { nodes } = program;
  const width = tokens.length + 1;
  const tried = new Uint8Array(nodes.length * width);
  const triedInside = new Uint8Array(nodes.length * width);
  const trail: Step[] = [];
  const end = walk(program.start, 0);
  return end < 0 ? null : { ...resultOf(trail, nodes), end };

  /** Returns the index behind the match, -1 if there is none. */
  function walk(index: number, place: number): number {
    const key = index * width + place;
    const node = nodes[index];
    if (tried[key] || !node) return -1;
    tried[key] = 1;
    const token = tokens[place];
    if (node.kind === 'end' && (!isWhole || !token)) return place;
    if (node.kind === 'split') {
      for (const next of node.next) {
        const found = walk(next, place);
        if (found >= 0) return found;
      }
      return -1;
    }
    if (!token) return -1;
    if (node.kind === 'word' && node.word === ':')
      return setOff.test(token.gap) ? walk(node.next, place) : -1;
    if (node.kind === 'slot') {
      const found = fill(index, node, place);
      if (found >= 0) return found;
    } else if (node.kind === 'word' && isSaid(node.word, token)) {
      const found = step({ node: index, token, as: 'word' }, node.next, place + 1);
      if (found >= 0) return found;
    }
    return token.kind === 'time' ? step({ node: index, token, as: 'time' }, index, place + 1) : -1;
  }

  /** Lets a slot take one token after the other, until the rest matches. */
  function fill(index: number, node: SlotNode, from: number): number {
    const length = trail.length;
    let taken = 0;
    for (let place = from; place < tokens.length; place += 1) {
      const key = index * width + place;
      const token = tokens[place];
      if (!token || triedInside[key] || !takes(node.type, token, taken)) break;
      triedInside[key] = 1;
      const isTime = token.kind === 'time' && node.type !== 'time';
      if (isTime && taken === 0) break;
      trail.push({ node: index, token, as: isTime ? 'time' : 'slot' });
      taken += isTime ? 0 : 1;
      const found = walk(node.next, place + 1);
      if (found >= 0) return found;
    }
    trail.length = length;
    return -1;
  }

  function step(taken: Step, next: number, place: number): number {
    trail.push(taken);
    const found = walk(next, place);
    if (found < 0) trail.pop();
    return found;
  }
}

type SlotNode = Extract<Node, { kind: 'slot' }>;
interface Step {
  node: number;
  token: Token;
  as: 'slot' | 'word' | 'time';
}

function isSaid(word: string, token: Token): boolean {
  return token.kind !== 'time' && (token.norm === word || clitics[token.norm] === word);
}

/** Whether a slot that has taken some tokens takes one more. */
function takes(type: SlotType, token: Token, taken: number): boolean {
  if (type === 'time') return token.kind === 'time';
  if (type === 'number') return token.kind === 'number' && taken === 0;
  if (type === 'word') return token.kind !== 'time' && taken === 0;
  return type !== 'name' || (token.kind !== 'time' && taken < maxNameWords);
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

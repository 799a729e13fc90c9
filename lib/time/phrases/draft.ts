import type { Piece } from './pieces';
import type { Placed, Span } from './spans';

/** All that the words say, one piece of a kind; a second, different one is a contradiction. */
export type Draft = { [K in Piece['kind']]?: Extract<Piece, { kind: K }> };
export type Said = { main: Draft; start: Draft; until: Draft; through: Draft };

/** Gathers the pieces of all spans, or null where there are none or they contradict each other. */
export function gather(spans: Span[]): Said | null {
  if (spans.length === 0) return null;
  const said: Said = { main: {}, start: {}, until: {}, through: {} };
  const placed = spans.flatMap((span) => span.placed);
  const repeats = placed.some(({ piece }) => piece.kind === 'every');
  for (const each of placed) {
    const draft = repeats && each.role && isDay(each.piece) ? said[each.role] : said.main;
    if (!put(draft, each)) return null;
  }
  return said;
}

function isDay({ kind }: Piece): boolean {
  return /^(offset|weekday|date|monthDay|holiday|span|shift|month|stamp|edge)$/.test(kind);
}

function put(draft: Draft, { piece }: Placed): boolean {
  const held = draft[piece.kind];
  if (held && piece.kind === 'part' && held.kind === 'part') {
    // "9am this morning", "tonight … in the evening": the more telling one stays.
    if (held.day === null) Object.assign(draft, { part: { ...piece, part: held.part } });
    return true;
  }
  if (held) return JSON.stringify(held) === JSON.stringify(piece);
  Object.assign(draft, { [piece.kind]: piece });
  return true;
}

import type { Part, World } from '@/lib/phrases/phrase';
import { namesHour } from '@/lib/reminders/phrases/entries/entry-times';
import { readTime, type TimeExpression } from '@/lib/time/find-times';

const buying =
  /^(?:buy|get|add|need|order|pack|bring|grab|pick|fetch|eat|drink|page|pages|chapter|item|items)$/;
// Matches words before a number that is not an hour, such as "room 9".
const labels =
  /^(?:room|gate|platform|bus|line|flight|chapter|page|size|number|no|nr|terminal|flat|apartment|unit|level|lane|bay|track|row|seat|grade|year|week|day|part|version|x|of|and|or|than|about)$/;

/**
 * Reads bare numbers as hours if another piece names an hour: after "concrete pour wed 5am", the 11 in
 * "inspector 11" is an hour. Otherwise returns `pieces` unchanged.
 */
export function withBareHours<T extends { parts: Part[] }>(pieces: T[], world: World): T[] {
  const isTimed = pieces.some(({ parts }) => parts.some(({ time }) => time && namesHour(time)));
  const isHeaded = pieces[0]?.parts[0]?.time?.kind === 'date';
  const isBought = pieces.some(({ parts }) => buying.test(parts[0]?.word ?? ''));
  const timed = pieces.map((piece) => withBareHour(piece, world));
  const areAll = timed.every((piece, place) => piece !== pieces[place]);
  return !isBought && (isTimed || (isHeaded && areAll)) ? timed : pieces;
}

function withBareHour<T extends { parts: Part[] }>(piece: T, world: World): T {
  const [before, last] = piece.parts.slice(-2);
  const hasHour = piece.parts.some(({ time }) => time && namesHour(time));
  if (hasHour || !before || !last || last.time || !/^(?:1[0-2]|[1-9])$/.test(last.text)) return piece;
  if (before.time || !/^\p{L}{2,}$/u.test(before.word) || labels.test(before.word)) return piece;
  const text = `at ${last.text}`;
  const value = readTime(text, world);
  if (value?.kind !== 'time') return piece;
  const time = { ...value, start: 0, end: 0, text, zone: null, bound: null } as TimeExpression;
  return { ...piece, parts: [...piece.parts.slice(0, -1), { ...last, word: '', text, time }] };
}

export function isHeadedByDay(parts: Part[]): boolean {
  const day = parts.findIndex(({ time }) => time?.kind === 'date');
  return day >= 0 && day <= 3 && /:/.test(parts[day + 1]?.gap ?? '');
}

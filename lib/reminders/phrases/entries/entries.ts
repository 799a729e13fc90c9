import type { Heard, Part } from '@/lib/phrases/phrase';
import { withBareHours } from '@/lib/reminders/phrases/entries/bare-hours';
import {
  type Entry,
  inherited,
  isOneTime,
  namedByPart,
  namesDay,
  namesHour,
  timesApart,
} from '@/lib/reminders/phrases/entries/entry-times';
import { readTime, type TimeExpression } from '@/lib/time/find-times';
import { taskVerbs } from '@/lib/words/verbs';

interface Piece {
  parts: Part[];
  /** The word before this piece of a list, such as "and"; null if there is no word. */
  word: Part | null;
  joint: 'comma' | 'and';
}

const joints = new Set([
  'and',
  'also',
  'plus',
  'then',
  '&',
  'oso',
  'after',
  'afterwards',
  'next',
  'finally',
  'lastly',
]);
const shared = new Set(['all', 'each', 'every', 'both']);
const maxEntries = 12;

export function readEntries(heard: Heard): Entry[] | null {
  const body = withoutHead(heard.parts).flatMap((part) => timesApart(part, heard));
  const apart = timedApart(withGuests(piecesOf(body).filter(isThing))).map((piece) =>
    timedAtEnd(piece, heard),
  );
  const pieces = withBareHours(apart, heard.world).slice(0, maxEntries + 1);
  const tail = sharedTail(pieces.at(-1));
  const own = tail ? [...pieces.slice(0, -1), tail.piece] : pieces;
  const merged = joined(
    own.filter(({ parts }) => parts.length > 0),
    heard,
  );
  const timed = merged?.filter(({ parts }) => parts.some(({ time }) => time)) ?? [];
  if (!merged || merged.length < 2 || merged.length > maxEntries || timed.length < 2 - (tail ? 1 : 0))
    return null;
  const verb = sharedVerb(merged[0]);
  const head = textOf(merged[0]?.parts ?? []);
  const entries = merged.map(({ parts }, place) => ({
    words:
      place > 0 && verb && isName(parts)
        ? `${verb} ${textOf(parts)}`
        : forOther(wayBack(textOf(parts), head), place > 0 ? head : ''),
    times: parts.flatMap(({ time }) => time ?? []),
  }));
  if (!entries.every(({ words, times }) => words.length > 1 && isOneTime(times))) return null;
  return inherited(tail ? withOwner(entries) : entries, tail?.times ?? [], heard);
}

function isThing({ parts }: Piece): boolean {
  return parts.length > 6 || !parts.slice(1, 3).some(({ word }) => /^(?:nothing|none|free)$/.test(word));
}

// "Dinner saturday with mum and the Okafors at 7" is one dinner.
function withGuests(pieces: Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    const isWith = last?.parts.slice(-3, -1).some(({ word }) => word === 'with');
    const isOpen = isWith && !last?.parts.some(({ time }) => time && namesHour(time));
    const guests = piece.parts.filter(({ time, word }) => !time && word !== 'the');
    const areNames = guests.length > 0 && guests.length < 3 && !taskVerbs.has(guests[0]?.word ?? '');
    if (last && isOpen && areNames && piece.word?.word === 'and') last.parts.push(piece.word, ...piece.parts);
    else all.push(piece);
  }
  return all;
}

function timedAtEnd(piece: Piece, { world }: Heard): Piece {
  if (piece.parts.length === 1) return { ...piece, parts: namedByPart(piece.parts, world) };
  const [day, hour] = piece.parts.slice(-2);
  if (piece.parts.length < 3 || !day || !hour || piece.parts.some(({ time }) => time)) return piece;
  if (!/^\p{L}+$/u.test(day.word) || !/^\d{1,2}(?:[:.]\d\d)?$/.test(hour.text)) return piece;
  const text = `${day.text} ${hour.text}`;
  const value = readTime(text, world);
  if (value?.kind !== 'instant') return piece;
  const time = { ...value, start: 0, end: 0, text, zone: null, bound: null } as TimeExpression;
  return { ...piece, parts: [...piece.parts.slice(0, -2), { ...day, word: '', text, time }] };
}

function withOwner(entries: Entry[]): Entry[] {
  const { owner, own } =
    /^(?<owner>.{2,40}?) (?:is|are) (?<own>.+)$/i.exec(entries[0]?.words ?? '')?.groups ?? {};
  if (!owner || !own) return entries;
  return entries.map((entry, place) => ({
    ...entry,
    words: `${owner}: ${(place === 0 ? own : entry.words).replace(/^the /i, '')}`,
  }));
}

function withoutHead(parts: Part[]): Part[] {
  const colon = parts.findIndex(({ gap }, place) => place > 0 && place <= 5 && /:/.test(gap));
  // "This week: intervals tuesday 6am, …" and "surgery list tomorrow: Simba 9, …".
  const head = parts.slice(0, Math.max(0, colon));
  const days = head.filter(({ time }) => time?.kind === 'date');
  const isHeading = colon > 0 && head.every(({ time }) => !time || /^(?:range|date)$/.test(time.kind));
  const rest = isHeading && days.length < 2 ? [...days, ...parts.slice(colon)] : parts;
  const words = rest.slice(0, 3).map(({ word }) => word);
  const isAsked = /^(?:remind|ping|nudge|alert) me/.test(words.join(' '));
  return isAsked ? rest.slice(/^(?:to|about|of|that)$/.test(words[2] ?? '') ? 3 : 2) : rest;
}

function piecesOf(parts: Part[]): Piece[] {
  const pieces: Piece[] = [];
  let joint: Piece['joint'] = 'comma';
  for (const [place, part] of parts.entries()) {
    const isComma = /[,;\n•·]/.test(part.gap);
    const before = parts[place - 1];
    const isOpen = isComma || !before || before.time !== null || joints.has(before.word);
    const isJoint = joints.has(part.word) && place > 0 && (isOpen || /^(?:and|plus|&)$/.test(part.word));
    if (place === 0 || isComma || isJoint) {
      const last = pieces.at(-1);
      joint =
        isComma || (last?.parts.length === 0 && last.joint === 'comma') || part.word !== 'and'
          ? 'comma'
          : 'and';
      if (last?.parts.length === 0) last.joint = joint;
      else pieces.push({ parts: [], joint, word: isJoint ? part : null });
    }
    if (!isJoint) pieces.at(-1)?.parts.push(part);
  }
  return pieces.filter((piece) => piece.parts.length > 0);
}

function timedApart(pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    const hours = piece.parts.filter(({ time }) => time && namesHour(time));
    if (hours.length < 2 || piece.parts[0]?.time) return [piece];
    const apart: Piece[] = [];
    for (const [place, part] of piece.parts.entries()) {
      const isNew = place === 0 || (!part.time && piece.parts[place - 1]?.time);
      if (isNew) apart.push({ parts: [], word: null, joint: place === 0 ? piece.joint : 'comma' });
      apart.at(-1)?.parts.push(part);
    }
    return apart;
  });
}

function sharedTail(last: Piece | undefined): { piece: Piece; times: TimeExpression[] } | null {
  if (!last) return null;
  const asked = last.parts.findIndex(
    ({ word }, place) => word === 'remind' && last.parts[place + 1]?.word === 'me',
  );
  const all = last.parts.findIndex(({ word, time }) => !time && shared.has(word));
  const from = asked > 0 ? asked : all;
  const series = last.parts.findIndex(({ time }) => time?.kind === 'recurrence' && !time.time);
  const cut = from >= 0 ? from : series > 0 && series === last.parts.length - 1 ? series : -1;
  const tail = cut < 0 ? [] : last.parts.slice(cut);
  const times = tail.flatMap(({ time }) => time ?? []);
  const isShort = tail.every(
    ({ word, time }) => time || /^(?:remind|me|all|each|every|both|of|them|at|are)$/.test(word),
  );
  return times.length > 0 && isShort ? { piece: { ...last, parts: last.parts.slice(0, cut) }, times } : null;
}

const needing = /^(?:(?:i|we)\s+)?(?:also\s+|still\s+)?(?:need|have|got|want)\s+(?:to\s+|some\s+)?/i;

function joined(pieces: Piece[], heard: Heard): Piece[] | null {
  const merged: Piece[] = [];
  for (const [place, piece] of pieces.entries()) {
    const last = merged.at(-1);
    const hasWords = piece.parts.some(({ time }) => !time);
    const hasTime = piece.parts.some(({ time }) => time);
    const openLast = last && !last.parts.some(({ time }) => time);
    if (last && !hasWords && hasDayAndHour(last) && hasDayAndHour(piece)) {
      merged.push({ ...piece, parts: [...last.parts.filter(({ time }) => !time), ...piece.parts] });
    } else if (last && (!hasWords || (openLast && piece.joint === 'and' && isNoun(last, heard)))) {
      last.parts = [...last.parts, ...(hasWords && piece.word ? [piece.word] : []), ...piece.parts];
    } else if (last && !hasTime && piece.joint === 'and' && place === pieces.length - 1 && isTaskLike(last)) {
      last.parts = [...last.parts, ...(hasWords && piece.word ? [piece.word] : []), ...piece.parts];
    } else merged.push({ ...piece });
  }
  const first = merged[0];
  // A day before all entries belongs to the first entry.
  const isDay = first?.parts.every(({ time }) => time);
  if (isDay && merged[1])
    merged.splice(0, 2, { ...merged[1], parts: [...(first?.parts ?? []), ...merged[1].parts] });
  const open = merged.filter(({ parts }) => !parts.some(({ time }) => time));
  return open.every((piece) => isUntimed(piece)) ? merged : null;
}

function hasDayAndHour({ parts }: Piece): boolean {
  const times = parts.flatMap(({ time }) => time ?? []);
  return isOneTime(times) && times.some(namesDay) && times.some(namesHour);
}

function isNoun({ parts }: Piece, heard: Heard): boolean {
  return parts.length <= 3 && heard.parts.length > 0;
}

function isTaskLike({ parts }: Piece): boolean {
  return taskVerbs.has(parts.find(({ time }) => !time)?.word ?? '');
}

function isUntimed({ parts }: Piece): boolean {
  const isNeeded = needing.test(`${parts.map(({ text }) => text).join(' ')} `);
  return (isNeeded || taskVerbs.has(parts[0]?.word ?? '') || parts.length <= 3) && parts.length <= 8;
}

function sharedVerb(first: Piece | undefined): string | null {
  const words = first?.parts.filter(({ time }) => !time) ?? [];
  return words.length === 2 && taskVerbs.has(words[0]?.word ?? '') ? (words[0]?.text ?? null) : null;
}

function wayBack(words: string, there: string): string {
  const place = /\b(?:to|in) (\p{Lu}.*?)(?: from \p{Lu}.*)?$/u.exec(there)?.[1];
  return place && /^(?:(?:flying|driving|coming|going|heading) )?(?:back|home|returning)$/i.test(words)
    ? `${words} from ${place}`
    : words;
}

// "Parents evening 6:10 for mia and 6:30 for josh": the second is the same event.
function forOther(words: string, head: string): string {
  const name = /^(?:for|with) \p{L}+$/iu.exec(words)?.[0];
  const event = name ? /^(.{3,40}?) (?:for|with) \p{L}+$/iu.exec(head)?.[1] : undefined;
  return event ? `${event} ${name}` : words;
}

function isName(parts: Part[]): boolean {
  const words = parts.filter(({ time }) => !time);
  return words.length === 1 && /^\p{Lu}\p{Ll}/u.test(words[0]?.text ?? '');
}

function textOf(parts: Part[]): string {
  return parts
    .filter(({ time }) => !time)
    .filter(({ text, gap }, place, all) => gap !== '' || place === 0 || all[place - 1]?.text !== text)
    .map(({ text, gap }) => (gap === '' || /^\s?[-/&(]/.test(gap) ? `${gap}${text}` : ` ${text}`))
    .join('')
    .trim()
    .replace(needing, '');
}

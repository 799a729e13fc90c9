import { withoutCourtesy } from '@/lib/assistant/understand/courtesy';
import { isHour } from '@/lib/assistant/understand/heard';
import type { Reading, Request } from '@/lib/assistant/understand/learned';
import { type Rows, readingsOf } from '@/lib/assistant/understand/readings';
import type { Token } from '@/lib/assistant/understand/tokens';
import type { World } from '@/lib/phrases/phrase';
import { taskVerbs } from '@/lib/words/verbs';

/** A part of a message and its best reading; null if nothing matches it. */
export interface Part {
  request: Request;
  reading: Reading | null;
}

/** Minimum score at which a part counts as a clear request. `statementScore` is the minimum for a statement. */
const requestScore = 0.87;
const statementScore = 0.74;
const maxParts = 20;
const joints = new Set(['and', 'then', 'also', 'plus', 'but', 'afterwards', '&']);

/** What all readings of a message share. */
export interface Reader {
  message: string;
  plain: Token[];
  rows: Rows;
  world: World;
  /** Number of tokens that may still be read, counting repeats. It limits the work on hostile texts. */
  tokensLeft: number;
  /** Cache of the parts that were read, by position in the message. */
  known: Map<string, Part>;
}

/**
 * Splits a message into requests and reads each. It splits at the ends of sentences, and at a comma or "and"
 * if both sides are requests.
 */
export function readParts(tokens: Token[], reader: Reader): Part[] {
  const whole = read(tokens, reader);
  const sentences = sentencesOf(tokens);
  if (sentences.length === 1 || whole.reading?.phrase.isContent)
    return readSentence(tokens, reader, maxParts);
  let current = reader;
  const parts = sentences.slice(0, maxParts).flatMap((sentence) => {
    const read = readSentence(sentence, current, maxParts);
    current = headed(current, sentence);
    return read;
  });
  const understood = parts.filter(({ reading }) => reading && reading.score >= statementScore);
  // Sentences that only make sense together are one request.
  if (whole.reading && understood.length < parts.length && whole.reading.score >= bestOf(understood))
    return [whole];
  return parts.slice(0, maxParts);
}

function bestOf(parts: Part[]): number {
  return Math.max(0, ...parts.map(({ reading }) => reading?.score ?? 0));
}

/** Abbreviations whose period does not end a sentence. */
const shortened = new Set('dr mr mrs ms prof st jr sr no tel ext approx'.split(' '));

function sentencesOf(tokens: Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    const last = sentences.at(-1)?.at(-1);
    const isShort = /^\.\s/.test(token.gap) && shortened.has(last?.norm ?? '');
    const isNew = !isShort && /[.!?;…]+[)"”’]*\s|\n/.test(token.gap) && last !== undefined;
    // A sentence of only a time belongs to the sentence before it.
    if (isNew && !(token.kind === 'time' && tokens.at(-1) === token)) sentences.push([]);
    sentences.at(-1)?.push(token);
  }
  return sentences;
}

function read(tokens: Token[], reader: Reader): Part {
  const key = `${tokens[0]?.start}-${tokens.at(-1)?.end}-${tokens.length}`;
  const known = reader.known.get(key) ?? readAnew(tokens, reader);
  reader.known.set(key, known);
  return known;
}

function readAnew(tokens: Token[], reader: Reader): Part {
  const { message, plain, rows, world } = reader;
  reader.tokensLeft -= tokens.length;
  const own = withoutCourtesy(tokens);
  const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
  const request = {
    message,
    tokens: own,
    plain: plain.filter((token) => token.start >= start && token.end <= end),
  };
  const [reading = null] = readingsOf(request, rows, world);
  if (own.length === tokens.length || (reading && reading.score >= statementScore))
    return { request, reading };
  // In "also cheese" the opening words are part of the request.
  const full = {
    message,
    tokens,
    plain: plain.filter((token) => token.start >= (tokens[0]?.start ?? 0) && token.end <= end),
  };
  const [other = null] = readingsOf(full, rows, world);
  return other && other.score > (reading?.score ?? 0)
    ? { request: full, reading: other }
    : { request, reading };
}

function readSentence(tokens: Token[], reader: Reader, left: number): Part[] {
  const whole = read(tokens, reader);
  if (whole.reading?.phrase.isContent || left <= 1) return [whole];
  const own = whole.request.tokens;
  for (let index = 1; index < own.length; index += 1) {
    const token = own[index];
    const isJoint = joints.has(token?.norm ?? '');
    if (reader.tokensLeft <= 0) break;
    if (!token || (!isJoint && !/,/.test(token.gap))) continue;
    let after = index;
    while (joints.has(own[after]?.norm ?? '')) after += 1;
    const sides = splitAt(own.slice(0, index), own.slice(after), whole.reading, reader);
    if (sides) return [sides.first, ...readSentence(sides.rest, headed(reader, own), left - 1)];
  }
  return [withoutRemark(whole, reader) ?? whole];
}

/** Puts the later parts of a message on the day that opens it: "27 nov 2pm review, 4pm call". */
function headed(reader: Reader, [first]: Token[]): Reader {
  const time = first?.time;
  if (time && isHour(time)) return reader;
  const day = time?.kind === 'range' ? time.from.date : time && 'date' in time ? time.date : null;
  if (!day || day === reader.world.headDay) return reader;
  return { ...reader, world: { ...reader.world, headDay: day }, known: new Map() };
}

const speakers = new Set(['i', 'we', 'he', 'she', 'they']);
const telling = new Set('am is are have has had will was were can already just found got'.split(' '));
const reasons = new Set(['because', 'since', 'so', 'cause', 'listen']);

/**
 * Returns the request without a reason or remark at its beginning or end, if it then scores well enough;
 * otherwise null.
 */
function withoutRemark({ request, reading }: Part, reader: Reader): Part | null {
  const { tokens } = request;
  const score = reading?.score ?? 0;
  if (score >= requestScore) return null;
  for (let index = 1; index < tokens.length && reader.tokensLeft > 0; index += 1) {
    const token = tokens[index];
    const isReason = reasons.has(token?.norm ?? '');
    const isClause =
      index > 1 &&
      speakers.has(token?.norm ?? '') &&
      telling.has(tokens[index + 1]?.norm ?? '') &&
      tokens[index + 2]?.norm !== 'to';
    if (!token || (!isReason && !isClause && !/[,;(–—]|\s-\s/.test(token.gap))) continue;
    const [before, after] = [tokens.slice(0, index), tokens.slice(index + (isReason ? 1 : 0))];
    const first = read(before, reader);
    if (after.length > 1 && isRequest(first)) return first;
    const last = after.length > 1 ? read(after, reader) : null;
    if (
      last &&
      isRequest(last) &&
      ((first.reading?.score ?? 0) < statementScore ||
        first.reading?.phrase.isTalk ||
        isReasonFor(first, last))
    )
      return last;
  }
  return null;
}

/** Whether a statement only explains a change: "Dad brings the lemons, so cross them off". */
function isReasonFor({ reading }: Part, { reading: request }: Part): boolean {
  return isTaking(request) && reading?.calls.every(({ tool }) => tool === 'store_info') === true;
}

/** Whether a part is a clear request. Small talk ("okay, so …") is not. */
function isRequest({ reading }: Part): boolean {
  return reading !== null && reading.score >= requestScore && !reading.phrase.isTalk;
}

/**
 * Returns both sides if each is a request; null otherwise. The second may leave out the words that the first
 * begins with.
 */
function splitAt(
  before: Token[],
  after: Token[],
  whole: Reading | null,
  reader: Reader,
): { first: Part; rest: Token[] } | null {
  if (isEmptySide(before) || isEmptySide(after) || !canBegin(after, reader)) return null;
  const first = read(before, reader);
  if (!first.reading || first.reading.score < statementScore) return null;
  const second = read(after, reader);
  const floor = (whole?.score ?? 0) >= requestScore ? requestScore : statementScore;
  const isOwn =
    (second.reading?.score ?? 0) >= floor &&
    first.reading.score >= Math.min(floor, statementScore) &&
    !(isAdding(first.reading) && isTaking(second.reading));
  if (isOwn && !isSameTalk(first, second, whole)) return { first, rest: after };
  // "Remind me to call Sam at 5 and Joe at 6": the second may omit its opening only if both have a time.
  const hasTimes = [before, after].every((side) => side.some(({ kind }) => kind === 'time'));
  if (!hasTimes || first.reading.head === 0) return null;
  const completed = [
    ...first.request.tokens.slice(0, first.reading.head).filter(({ kind }) => kind !== 'time'),
    ...after,
  ];
  const same = read(completed, reader).reading;
  return same && same.phrase === first.reading.phrase && same.score >= requestScore
    ? { first, rest: completed }
    : null;
}

/** Whether a request can begin here: with the first word of a row, with a task verb, or if a time follows. */
function canBegin([first, ...rest]: Token[], { rows }: Reader): boolean {
  return (
    rows.byFirst.has(first?.norm ?? '') ||
    taskVerbs.has(first?.norm ?? '') ||
    (first?.kind === 'time' && rest.length > 0) ||
    rest.some(({ kind }) => kind === 'time')
  );
}

/** Whether there are only times, which are not a request of their own. */
function isEmptySide(tokens: Token[]): boolean {
  return tokens.every(({ kind }) => kind === 'time');
}

/**
 * Whether a reading stores a todo or a fact. The words after "add" may be its content, so they must not
 * delete anything.
 */
function isAdding({ calls }: Reading): boolean {
  return calls.some(({ tool }) => tool === 'add_todos' || tool === 'store_info');
}

const taking = new Set(
  'delete_todos delete_reminders forget_info delete_social_date undo complete_todos complete_reminders'.split(
    ' ',
  ),
);

function isTaking(reading: Reading | null): boolean {
  return reading?.calls.some(({ tool, input }) => taking.has(tool) || input.act === 'cancel') ?? false;
}

/** Whether two parts are small talk that belongs together. */
function isSameTalk(first: Part, second: Part, whole: Reading | null): boolean {
  const silent = [first, second].filter(({ reading }) => reading?.calls.length === 0 && !reading.question);
  return silent.length === 2 || (silent.length === 1 && whole !== null && whole.score >= requestScore);
}

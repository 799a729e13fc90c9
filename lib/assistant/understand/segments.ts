import { areRead, claimsAll, daySet, orderAfter, orderWithin, withTask } from '@/lib/assistant/part-orders';
import type { Rows } from '@/lib/assistant/phrases/rows';
import { onlyKeeps, withoutCourtesy } from '@/lib/assistant/understand/courtesy';
import { canBegin, goesOn, isListed, joins, namesMoment, timed } from '@/lib/assistant/understand/items';
import {
  afterReason,
  areQuestions,
  asListed,
  doesAnything,
  isFactOf,
  isOneContent,
  isRequest,
  isSameTalk,
  isTold,
  type Part,
  requestScore,
  statementScore,
  toldOf,
} from '@/lib/assistant/understand/learned';
import { readingsOf } from '@/lib/assistant/understand/readings';
import { areTimes, sentencesOf, type Token } from '@/lib/assistant/understand/tokens';
import { worldAfter, worldHeadedBy } from '@/lib/assistant/understand/world';
import { dayOf } from '@/lib/phrases/earlier/that-day';
import { namesContact } from '@/lib/phrases/names';
import type { World } from '@/lib/phrases/phrase';
import { addsOne, addsOnly, changesOne, isOneRequest, takesOne } from '@/lib/phrases/taking';
import {
  hasOrder,
  isForOthers,
  joints,
  limits,
  noRemark,
  reasons,
  speakers,
  telling,
} from '@/lib/words/remarks';

const [weakScore, maxParts, longestAside] = [0.5, 20, 12];
export interface Reader {
  message: string;
  plain: Token[];
  rows: Rows;
  world: World;
  tokensLeft: number;
  known: Map<string, Part>;
  isListed?: boolean;
}

export function readParts(tokens: Token[], reader: Reader): Part[] {
  const whole = read(tokens, reader);
  const sentences = sentencesOf(tokens).filter((sentence, place) => place === 0 || !onlyKeeps(sentence));
  const [first = [], ...rest] = sentences;
  // "Never mind. Add sugar to my list": the first sentence is no part of the item.
  const isOpened = rest.length > 0 && whole.reading?.head === 0 && whole.reading.intent !== 'journal_set';
  const opening = isOpened && whole.reading?.phrase.isContent ? read(first, reader) : null;
  if (opening && (opening.reading?.score ?? 0) >= statementScore && !doesAnything(opening))
    return [opening, ...readParts(rest.flat(), reader)];
  const isOne = sentences.length === 1 || isOneContent(whole, sentences, (part) => read(part, reader));
  if (isOne) return readSentence(tokens, reader, maxParts);
  let current = reader;
  const parts = sentences.slice(0, maxParts).flatMap((sentence) => {
    const read = readSentence(sentence, current, maxParts);
    current = spokenOf(headed(current, sentence), sentence, read);
    return read;
  });
  const understood = parts.filter(({ reading }) => reading && reading.score >= statementScore);
  // Sentences that only make sense together are one request. A remark next to a request is not part of it.
  const isAlone = areRead(parts, understood, whole);
  const isWhole =
    !isAlone &&
    understood.length < parts.length &&
    understood.every(
      (part) =>
        (whole.reading?.score ?? 0) >= (part.reading?.score ?? 0) ||
        (whole.reading?.intent === 'journal_set' && !doesAnything(part)),
    );
  return whole.reading && isWhole ? [whole] : parts.slice(0, maxParts);
}

function read(tokens: Token[], reader: Reader): Part {
  const key = `${tokens[0]?.start}-${tokens.at(-1)?.end}-${tokens.length}`;
  const known = reader.known.get(key) ?? readAnew(tokens, reader);
  reader.known.set(key, known);
  return reader.isListed ? asListed(known) : known;
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
  if (own.length === tokens.length || (reading?.score ?? 0) >= statementScore) return { request, reading };
  // "Also" opens a request politely, but in "also cheese" it belongs to the request.
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

function readSentence(all: Token[], outer: Reader, left: number): Part[] {
  const told = left > 1 ? afterReason(all, (part) => read(part, outer)) : null;
  if (told) {
    const next = inWorld(outer, worldHeadedBy(outer.world, told.day));
    return [...told.parts, ...readSentence(told.order, next, left - 1)];
  }
  const tokens = withoutAside(all, outer) ?? all;
  const reader = tokens === all ? outer : spokenOf(outer, all.slice(0, -tokens.length), []);
  const whole = read(tokens, reader);
  if (whole.reading?.phrase.isContent || left <= 1) return [whole];
  const own = whole.request.tokens;
  for (let index = 1; index < own.length && reader.tokensLeft > 0; index += 1) {
    const [token, isJoint] = [own[index], joins(own, index)];
    if (!token || (!isJoint && !/,/.test(token.gap))) continue;
    let after = index;
    while (joints.has(own[after]?.norm ?? '')) after += 1;
    const told = isJoint && toldOf(own.slice(0, index), own.slice(after), (part) => read(part, reader));
    if (told) return told;
    const isAlso = own.slice(index, after).some(({ norm }) => norm === 'also' || norm === 'plus');
    const sides = splitAt([own.slice(0, index), own.slice(after)], whole.reading, reader, isAlso);
    if (!sides) continue;
    const next = {
      ...spokenOf(headed(reader, own, sides.first), own.slice(0, index), [sides.first]),
      isListed: !isJoint || reader.isListed === true,
    };
    return [sides.first, ...readSentence(sides.rest, next, left - 1)];
  }
  // In "actually 40, he's asleep", the polite opening belongs to the request.
  const rest = withoutRemark(own, whole.reading, reader) ?? withoutRemark(tokens, whole.reading, reader);
  return rest ?? [orderWithin(whole, (part) => read(part, reader)) ?? whole];
}

function withoutAside(tokens: Token[], reader: Reader): Token[] | null {
  const own = withoutCourtesy(tokens);
  const place = own.findIndex(({ gap }, index) => index > 1 && /[,;–—]|\s-\s/.test(gap));
  const [before, after] = [own.slice(0, place), own.slice(place)];
  const isRemark = before.length > 2 && before.some(({ norm }) => telling.has(norm));
  if (place < 0 || place > longestAside || !isRemark || noRemark.has(before[0]?.norm ?? '')) return null;
  if (timed(before) || !timed(after) || claimsAll(read(tokens, reader))) return null;
  const { reading } = read(before, reader);
  return reading && !reading.phrase.isTalk && reading.score >= weakScore ? null : after;
}

function headed(reader: Reader, [first]: Token[], set?: Part): Reader {
  return inWorld(reader, worldHeadedBy(reader.world, dayOf(first?.time) ?? daySet(set)));
}

function spokenOf(reader: Reader, sentence: Token[], parts: Part[]): Reader {
  return inWorld(reader, worldAfter(reader.world, sentence, parts));
}

function inWorld(reader: Reader, world: World): Reader {
  return world === reader.world ? reader : { ...reader, world, known: new Map() };
}

function withoutRemark(tokens: Token[], reading: Part['reading'], reader: Reader): Part[] | null {
  if ((reading?.score ?? 0) >= requestScore) return null;
  const message = reader.message.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end);
  for (let index = 1; index < tokens.length && reader.tokensLeft > 0; index += 1) {
    const token = tokens[index];
    const isReason = reasons.has(token?.norm ?? '');
    const [next, third] = [tokens[index + 1]?.norm ?? '', tokens[index + 2]?.norm];
    // "I live in Lyon and my landlord is called Perrin": the second half is a fact.
    const isOwned = token?.norm === 'and' && /^(?:my|our)$/.test(next);
    const isClause =
      !(index < 2 || /^(?:have|do|did|am|are|will|can)$/.test(tokens[index - 1]?.norm ?? '')) &&
      speakers.has(token?.norm ?? '') &&
      telling.has(next) &&
      third !== 'to' &&
      !isForOthers.test(message);
    if (!token || (!isReason && !isClause && !isOwned && !/[,;(–—]|\s-\s/.test(token.gap))) continue;
    const [before, after] = [tokens.slice(0, index), tokens.slice(index + (isReason || isOwned ? 1 : 0))];
    if (areTimes(after.filter(({ norm }) => !joints.has(norm))) || goesOn(before, after)) continue;
    const first = read(before, reader);
    const order = token.norm === 'so' ? orderAfter(after, (rest) => read(rest, reader)) : null;
    if (order) return changesOne(first.reading?.calls) ? [first, order] : [order];
    if (after.length > 1 && isRequest(first) && doesAnything(first) && !(isReason && hasOrder(after)))
      return addsOnly(first.reading?.calls) && namesMoment(after)
        ? [first, read(after, spokenOf(reader, before, []))]
        : [first];
    if (
      /^(?:otherwise|because)$/.test(token.norm) &&
      !hasOrder(after) &&
      (first.reading?.score ?? 0) >= statementScore
    )
      return [first];
    const last = after.length > 1 ? read(after, spokenOf(reader, before, [first])) : null;
    if (last?.reading?.question && /^(?:since|because|cause)$/.test(token.norm)) continue;
    if (last && (first.reading?.score ?? 0) < statementScore && isTold(last)) return [last];
    if (
      last &&
      isRequest(last) &&
      ((first.reading?.score ?? 0) < statementScore ||
        first.reading?.phrase.isTalk ||
        (token.norm === 'so' && changesOne(last.reading?.calls)) ||
        // In "Dad brings the lemons, so cross them off", the first part is only a reason.
        (takesOne(last.reading?.calls ?? []) &&
          first.reading?.calls.every(({ tool }) => tool === 'store_info')))
    )
      return withTask(first, last);
  }
  return null;
}

function splitAt(
  [before, after]: [Token[], Token[]],
  whole: Part['reading'],
  reader: Reader,
  isAlso: boolean,
): { first: Part; rest: Token[] } | null {
  if (areTimes(before) || areTimes(after.filter(({ norm }) => !limits.has(norm)))) return null;
  if (namesContact(after.map(({ norm }) => norm)) || !canBegin(after, reader.rows.byFirst)) return null;
  // "At 2, 5 and 8 today" is one list of hours.
  if (after[0]?.kind === 'number' && ['number', 'time'].includes(before.at(-1)?.kind ?? '')) return null;
  const first = read(before, reader);
  if (!first.reading || first.reading.score < (first.reading.phrase.isQuestion ? weakScore : statementScore))
    return null;
  const second = read(after, spokenOf(reader, [], [first]));
  if (areQuestions(first, second)) return { first, rest: after };
  const isLow = isAlso || isFactOf(first, second) || (whole?.score ?? 0) < requestScore;
  const floor = isLow ? statementScore : requestScore;
  const isOwn =
    (second.reading?.score ?? 0) >= floor &&
    first.reading.score >= Math.min(floor, statementScore) &&
    !(addsOne(first.reading.calls) && takesOne(second.reading?.calls ?? [])) &&
    !isOneRequest(first.reading.calls, second.reading?.calls ?? [], whole?.calls) &&
    !isListed(before, after);
  const isRemark = first.reading.phrase.isQuestion && second.reading?.phrase.isOpen && !timed(after);
  if (isOwn && !isRemark && !isSameTalk(first, second, whole)) return { first, rest: after };
  // In "remind me to call Sam at 5 and Joe at 6", Joe's part omits "remind me to call".
  if (!timed(before) || !timed(after) || first.reading.head === 0) return null;
  const completed = [
    ...first.request.tokens.slice(0, first.reading.head).filter(({ kind }) => kind !== 'time'),
    ...after,
  ];
  const same = read(completed, reader).reading;
  return same && same.phrase === first.reading.phrase && same.score >= requestScore
    ? { first, rest: completed }
    : null;
}

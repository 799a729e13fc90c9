import {
  asListed,
  isRequest,
  type Part,
  requestScore,
  statementScore,
} from '@/lib/assistant/understand/learned';
import { type Token, textOf } from '@/lib/assistant/understand/tokens';
import type { World } from '@/lib/phrases/phrase';
import { changesOne } from '@/lib/phrases/taking';
import { orderPlace } from '@/lib/words/remarks';

export function orderWithin({ request, reading }: Part, read: (tokens: Token[]) => Part): Part | null {
  const place = (reading?.score ?? 0) < requestScore ? orderPlace(request.tokens) : 0;
  const order = place > 0 ? read(request.tokens.slice(place)) : null;
  return order && isRequest(order) ? order : null;
}

/**
 * Returns the request in `tokens` that begins with "remind me". `tokens` are the words after "so". For
 * example, "could you remind me on Monday to call" gives "remind me on Monday to call". Null if there is no
 * such request.
 */
export function orderAfter(tokens: Token[], read: (tokens: Token[]) => Part): Part | null {
  const place = orderPlace(tokens);
  const order = place < 0 ? null : read(tokens.slice(place));
  return order && isRequest(order) ? order : null;
}

/**
 * Returns both parts if `first` is a task and `last` is a fact, as in "call the insurance about the claim,
 * claim number is 77". Otherwise returns only `last`.
 */
export function withTask(first: Part, last: Part): Part[] {
  const task = asListed(first);
  const isFact = last.reading?.calls.every(({ tool }) => tool === 'store_info');
  const { calls = [], score = 0 } = task.reading ?? {};
  const isTask = calls.length > 0 && calls.every(({ tool }) => tool === 'add_todos');
  return isFact && isTask && score >= statementScore ? [task, last] : [last];
}

/**
 * Returns whether the first words of a message belong to its request, and so must not be left out as a
 * remark. This is the case if the message changes one thing, or if all of it is the text of one request.
 */
export function claimsAll({ reading }: Part): boolean {
  return changesOne(reading?.calls) || Boolean(reading?.phrase.isContent && reading.score >= requestScore);
}

/**
 * Returns whether the sentences of a message are better understood one by one than together, as in "The
 * plumber rang. He's coming on Friday".
 */
export function areRead(parts: Part[], understood: Part[], { reading: whole }: Part): boolean {
  if (understood.length > 0) return understood.some(({ reading }) => reading?.intent === whole?.intent);
  return parts.some(
    ({ reading }) => reading?.calls[0]?.tool === 'set_reminder' && reading.score >= (whole?.score ?? 0),
  );
}

/**
 * Returns whether a request is "undo" right after a deletion. Such a request only restores what was deleted.
 */
export function isUndoOfDeletion({ request }: Part, [newest]: World['mentions']): boolean {
  return (
    newest?.how === 'deleted' &&
    /^undo(?: (?:it|that|this))?\W*$/i.test(textOf(request.message, request.tokens))
  );
}

/**
 * Returns the day (YYYY-MM-DD) of the reminder that a part of a message sets. Null if the part sets none, or
 * one that repeats. In "the cat is spayed on friday, drop off at 8:15", the first part gives Friday.
 */
export function daySet(part?: Part): string | null {
  const isSet = part?.reading?.calls.some(({ tool }) => tool === 'set_reminder');
  const last = isSet ? part?.request.tokens.findLast(({ kind }) => kind === 'time') : null;
  return last?.time?.kind === 'date' || last?.time?.kind === 'instant' ? last.time.date : null;
}

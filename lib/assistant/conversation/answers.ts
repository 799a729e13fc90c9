import { maxAnswerLength, type OpenQuestion, splitTimes } from '@/lib/assistant/conversation/question';
import type { ToolCall } from '@/lib/assistant/run-calls';
import { understand } from '@/lib/assistant/understand/understand';
import { titleOf } from '@/lib/phrase-input';
import { readClocks } from '@/lib/time/clock-list';

type Missing = Extract<OpenQuestion, { kind: 'missing' }>;

/** A message that reads as a request of its own from here on is no answer. */
const requestScore = 0.87;

/** Returns the calls that an answer to "when?", "what?" or "where?" completes; null if the message is something else. */
export function completeCall(
  { tool, input, field }: Missing,
  text: string,
  at: { now: Date; zone: string },
): ToolCall[] | null {
  if (text.length > maxAnswerLength || text.startsWith('/')) return null;
  const earlier = typeof input[field] === 'string' ? input[field] : '';
  const isTime = field === 'when' || field === 'time' || field === 'date' || field === 'due';
  const times = isTime && earlier.endsWith(' at') ? readClocks(text) : null;
  if (times) return times.map((clock) => ({ tool, input: { ...input, [field]: `${earlier} ${clock}` } }));
  if (isTime) {
    if (!isTimeAnswer(text)) return null;
    return [{ tool, input: { ...input, [field]: [earlier, text].join(' ').trim() } }];
  }
  const world = { ...at, things: [], mentions: [], hasCalendar: false, firstName: null };
  const own = understand(text, world);
  const isOwn = own.certainty >= requestScore && (own.calls.length > 0 || own.says.length > 0);
  if (isOwn || text.trim().endsWith('?')) return null;
  const words = titleOf(text);
  return words === '' ? null : [{ tool, input: { ...input, [field]: words } }];
}

const fillers = new Set(
  'by ok okay yes make it let us say how then well um do a an the my on at in for to from with and about please maybe i think every each'.split(
    ' ',
  ),
);

/** Returns whether a text answers "when?": it names a time and next to nothing else. */
export function isTimeAnswer(text: string): boolean {
  if (text.length > maxAnswerLength) return false;
  const { rest, times } = splitTimes(text);
  const words = rest.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return (
    (times !== '' || /^\s*(?:at\s+)?\d{1,2}\s*$/.test(text)) &&
    words.every((word) => fillers.has(word) || /^\d{1,2}$/.test(word))
  );
}

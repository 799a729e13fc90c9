import type { Heard, World } from '@/lib/phrases/phrase';
import { findTimes, type TimeExpression } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';

const asking =
  /^(?:(?:and|so|but|or|ok(?:ay)?|hm+|well)\W+)*(?:whats?|which|whens?|am i|are we|is|do i|do we|have i|have we|any|anything|hows?|show me|and)\b/i;
const ordering =
  /\b(?:remind|set|add|wake|ping|nudge|alert|notify|buzz|tell me to|move|push|make|put|change|shift|book|schedule|can|could|would|shall|should)\b/i;
const dayAsked = /\b(?:when|(?:what|which) (?:day|date))\b/i;
const maxRead = 300;

/** Returns whether the user's last message was a question that changed nothing. */
export function isAfterQuestion({ lastMessage, mentions }: World): boolean {
  return isQuestion(lastMessage ?? '') && (mentions.length === 0 || mentions[0]?.how === 'shown');
}

/**
 * Sets `headDay` to the day of the user's last question: after "how does tomorrow look", "am I free at 11?"
 * is about tomorrow. Returns `world` itself if there was no such question.
 */
export function withAskedDay(said: string, world: World): World {
  const { lastDay, lastMessage, now, zone } = world;
  if (!lastDay || lastDay <= localDate(now, zone) || !isAfterQuestion(world)) return world;
  if (!isQuestion(said)) return world;
  const before = (lastMessage ?? '').slice(0, maxRead);
  return dayAsked.test(before) || findTimes(before, world).length > 0
    ? { ...world, headDay: lastDay }
    : world;
}

const dayAgain =
  /^(?:and|or|what about|how about)\b|^(?:so |ok )?(?!can|could|may|make|do|move)\p{L}+(?: \p{L}+)? then\?+$/iu;

/** Returns whether "what about the 10th" or "the 10th then?" repeats a question for another day. */
export function asksForDay({ message, sense, world }: Heard): boolean {
  return sense === 'day' && dayAgain.test(message.trim()) && isAfterQuestion(world);
}

/** Returns whether `message` asks something, and gives no order. */
export function isQuestion(message: string): boolean {
  const said = message.slice(0, maxRead).trim();
  return (asking.test(said) || said.endsWith('?')) && !ordering.test(said);
}

/**
 * Returns whether a time is a day, a part of a day or a range of days: true for "friday", false for "at 5".
 */
export function isOfDays(time: TimeExpression): boolean {
  if (time.kind === 'range') return time.from.time === null;
  return time.kind === 'date' || (time.kind === 'part of day' && time.date !== null);
}

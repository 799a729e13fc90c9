import type { Heard, World } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { findTimes, type TimeExpression } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';

const asking =
  /^(?:(?:and|so|but|or|ok(?:ay)?|hm+|well)\W+)*(?:whats?|which|whens?|am i|are we|is|do i|do we|have i|have we|any|anything|hows?|show me|and)\b/i;
const ordering =
  /\b(?:remind|set|add|wake|ping|nudge|alert|notify|buzz|tell me to|move|push|make|put|change|shift|book|schedule|can|could|would|shall|should)\b/i;
const dayAsked = /\b(?:when|(?:what|which) (?:day|date))\b/i;
const maxRead = 300;

/** Returns whether the user's last message was a question that changed nothing. */
export function isAfterQuestion({ lastMessage, lastTurn, mentions: [last] }: World): boolean {
  // "Nothing for tomorrow" mentions nothing, so the last mention is of an earlier turn.
  return isQuestion(lastMessage ?? '') && (last?.how === 'shown' || !last || last.turn !== lastTurn);
}

const nextDay =
  /^(?:(?:and|so|ok|okay),? )?(?:what|how) about the (?:next|following)? ?day(?: (?<way>after|before))?(?: that)?[?.! ]*$/i;
const stepOn =
  /^(?:(?:and|so|ok(?:ay)?|or),? )*(?:(?:what|how) about )?(?:(?:on|in|for) )?the (?:(?:following|next) (?<next>day|week)|(?<unit>day|week|weekend) (?<way>after|before)(?: that)?(?: one)?|one (?<same>after|before)(?: that)?)[?.! ]*$/i;

/**
 * Returns a question for the days before or after those of the last question. After "what is on this week",
 * "and the week after" gives "what about 2026-11-30 to 2026-12-06?". Null for other messages.
 */
export function askedNext(
  message: string,
  world: Pick<World, 'now' | 'zone'> & Partial<World>,
): string | null {
  const { lastDay, lastMessage, lastReply, mentions = [] } = world;
  const next = lastDay && nextDay.exec(message)?.groups;
  if (next) return `what about ${addDays(lastDay, /^before$/i.test(next.way ?? '') ? -1 : 1)}?`;
  const said = stepOn.exec(message)?.groups;
  if (!said || !isAfterQuestion({ ...world, mentions } as World)) return null;
  const [first = ''] = (lastReply ?? '').split('\n');
  const days = [lastMessage ?? '', first].flatMap((text) => findTimes(text.slice(0, maxRead), world));
  const asked = days.find(isOfDays);
  if (!asked) return null;
  const [from, to] =
    asked.kind === 'range'
      ? [asked.from.date, asked.to.date]
      : 'date' in asked
        ? [asked.date, asked.date]
        : [];
  if (!from || !to) return null;
  const step = /^before$/i.test(said.way ?? said.same ?? '') ? -1 : 1;
  const unit = (said.unit ?? said.next ?? (from === to ? 'day' : 'week')).toLowerCase();
  if (unit === 'day') return `what about ${addDays(step > 0 ? to : from, step)}?`;
  if (from === to || unit === 'weekend')
    return `what about ${addDays(from, 7 * step)} to ${addDays(to, 7 * step)}?`;
  const start = step > 0 ? addDays(to, 1) : addDays(from, -7);
  return `what about ${start} to ${addDays(start, 6)}?`;
}

const weekdayAlone =
  /^(?:(?:and|so|ok(?:ay)?|or),? )*(?:(?:what|how) about )?(?:on )?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)[?. ]*$/i;
const pastAsked = /\b(?:did (?:i|we) (?!have|need|say|set|plan|book)|how (?:was|were) (?:i|my|we)\b)/i;

/**
 * Returns the last question for the weekday before today: after "what did I write today", "and on friday?" gives
 * "what did I write on 2026-11-20". Null for other messages.
 */
export function askedPast(
  message: string,
  world: Pick<World, 'now' | 'zone'> & Partial<World>,
): string | null {
  const weekday = weekdayAlone.exec(message)?.groups?.day;
  const { lastMessage, lastQuestion, now, zone, mentions = [] } = world;
  const question = (lastQuestion ?? lastMessage ?? '').slice(0, maxRead);
  if (!weekday || !pastAsked.test(question) || !isAfterQuestion({ ...world, mentions } as World)) return null;
  const [today, asked] = [localDate(now, zone), findTimes(question, world).find(isOfDays)];
  const [named] = findTimes(weekday, world);
  if (asked?.kind !== 'date' || asked.date > today || named?.kind !== 'date') return null;
  const day = named.date > today ? addDays(named.date, -7) : named.date;
  return question.replace(asked.text, `on ${day}`);
}

const putThen =
  /^(?:(?:ok(?:ay)?|great|good|cool|perfect|right|so|well|and|yes),? )*(?:(?:please|can you|could you|let['’]?s|i['’]?ll|just) )*(?:put|stick|pencil|pop|book|fit|squeeze|slot|add) (?:in )?(?<what>(?!it\b|that\b|me\b|them\b|[^,.!?]* lists?\b)[^,.!?]{2,50}?)(?: (?:in|down))?(?: for)? then(?<hour>,? (?:at |around |about )?(?:\d[^,!?]{0,8}|noon|half .{3,10}))?(?: please)?[.! ]*$/i;

/**
 * Returns a plan for the day of the last question: "zumba thursday" for "put zumba in then" after "is thursday
 * free?". Null for other messages.
 */
export function putOnAskedDay(
  message: string,
  world: Pick<World, 'now' | 'zone'> & Partial<World>,
): string | null {
  const { what, hour = '' } = putThen.exec(message)?.groups ?? {};
  const { lastMessage, mentions = [] } = world;
  if (!what || !isAfterQuestion({ ...world, mentions } as World)) return null;
  const asked = findTimes((lastMessage ?? '').slice(0, maxRead), world).find(isOfDays);
  return asked && asked.kind !== 'range' ? `${what} ${asked.text}${hour.replace(/^, /, ' ')}` : null;
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

/**
 * Returns whether a message repeats the last question for another day, as "what about the 10th" and "the 10th
 * then?" do.
 */
export function asksForDay({ message, sense, world }: Heard): boolean {
  const isOfDay = sense === 'day' || sense === 'range' || sense === 'unclear';
  return isOfDay && dayAgain.test(message.trim()) && isAfterQuestion(world);
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

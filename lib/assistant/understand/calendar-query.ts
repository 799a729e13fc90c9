import { foreignTopic } from './foreign';
import { itemOf } from './naming';
import { isMine, namesCalendar, namesEntry, namesPublic, subjectOf } from './subject';
import { takeScope } from './times';
import {
  alarmNoun,
  asks,
  calendarNoun,
  occasionNoun,
  publicNoun,
  rule,
  showVerb,
  startsWithAny,
} from './vocabulary';
import { call, type Intent, type Recogniser, type Wish } from './wish';

/** "what's on my calendar", "do i have meetings tomorrow", "when is my next appointment", "what alarms are set". */
export const calendarQuery: Recogniser = (text) => {
  const question = text.replace(/[?.!]+$/, '').trim();
  if (busy.test(question) || isOpen(question)) return [listed('calendar_query', question)];
  const known = timeOf.exec(question)?.[1] ?? dutyTime.exec(question)?.[1];
  if (known && !foreignTopic(known)) return [listedAbout(known)];
  const subject = subjectOf(question);
  if (subject === null) return ownPublic(question);
  if (!isAsked(question) || general.test(question)) return null;
  if (subject === 'alarm') return [listed('alarm_query', question)];
  return isOwn(question) ? [listed('calendar_query', question)] : null;
};

const days = 'day|week|weekend|month|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** Questions about one's time that name no appointment. */
const busy = startsWithAny(
  '(?:am i|are we|will i be|do i look|was i) (?:\\w+ )?(?:busy|free|available|booked|occupied|doing anything|meeting|seeing)\\b',
  '(?:what|where) am i (?:doing|supposed to (?:do|be))\\b(?! wrong)',
  `(?:what|how) (?:does|do|is|will|'s) (?:my|the rest of my) (?:\\w+ )?(?:${days}|tomorrow|today|schedule)\\b(?! (?:called|named|meeting))`,
  `what's my (?:${days}) (?:like|looking like|look like)\\b`,
  'who am i (?:meeting|seeing)\\b',
);

const opener = [
  'do (?:i|we)(?: still)? (?:have|got)',
  'have (?:i|we) got',
  'what (?:do|did|have|will) (?:i|we)(?: have| got)*',
  '(?:is|are) there',
  "what(?:'s| is| are)?(?: there)?",
  'is|does|any|anything|something|got',
  'what else do i have',
  "(?:tell|show) me what(?: i have|'s| is)",
].join('|');
const timeOf = rule(
  `^(?:when|what time|what day)(?:'s| is| are) (?:the |my |our )?((?:dentist|doctor|haircut|yoga|gym|therapy|therapist|physio|checkup|check-up|rehearsal|training|vet|standup)(?: class| appointment| session| visit| lesson)?)$`,
);
/** "when do i have to take the pill": a reminder knows. */
const dutyTime =
  /^(?:when|what time|at what time) (?:do i (?:have|need)|am i supposed|must i|should i)(?: to)? (\S.{2,60})$/i;
const filler =
  'anything|something|any|plans?|things?|stuff|anywhere|somewhere|somebody|much|a|to do|to be|to go|to see|to attend|a date|programs?|programme|planned|scheduled|booked|arranged|set|due|going on|going|happening|coming up|lined up|in store|on|up|else|important|special|next|for me|my|the';
const openForm = rule(`^(?:${opener})(?: (?:${filler}))+$`);
const barelyOpen = /\b(?:do i have|have i got|do we have|what(?:'s| is) on)$/i;

/** "what do i have on friday", "anything going on tomorrow": nothing of content is left beside the time. */
function isOpen(question: string): boolean {
  const { rest, when } = takeScope(question);
  if (when === '') return openForm.test(rest) && /\bi\b/i.test(rest) && !/\bto do$/i.test(rest);
  const isOnDay = /\bwhat(?:'s| is)$/i.test(rest) && /\bwhat(?:'s| is) on\b/i.test(question);
  return openForm.test(rest) || barelyOpen.test(rest) || /^(?:any|some)thing(?: on)?$/i.test(rest) || isOnDay;
}

const kinds = `${alarmNoun}|${calendarNoun}|reminders?|events?|appointments?|meetings?|plans?|birthdays`;
const bareListing = rule(
  `^(?:(?:my|all|the|current|upcoming|up coming|coming|next|latest|today's|tomorrow's|this week's|weekly|daily|monthly|work|active|pending|future)\\s+)*(?:${kinds})(?: (?:today|tomorrow|this week|next week|this month|this weekend|tonight|for .{3,25}|on .{3,25}))?$`,
);

function isAsked(question: string): boolean {
  return asks.test(question) || rule(`^(?:${showVerb})\\b`).test(question) || bareListing.test(question);
}

/** Questions about the world or about how to do things. */
const general =
  /^how much\b|\bplans (?:of|to|for (?:the|a)(?! (?:day|week|rest|next|coming|afternoon|morning|evening|month)))\b|^who(?:'s| is) my \w+$|^(?:what|when|what day)(?:'s| is| was) [\p{L}' ]+'s (?:birthday|anniversary)$|^(?:how (?:do|can|to)|what (?:is|are) (?:an?|the (?:meaning|definition|best|history))|who (?:invented|is the)|why|(?:find|get) me|what (?:about|did (?!i\b|we\b)))\b|\bshould (?:i|we)\b/iu;

const dated = 'the|that|this|next|upcoming|today|tomorrow|tonight';
const gathering =
  'meetings?|interview|lunch|dinner|brunch|party|wedding|class|lesson|session|practice|rehearsal|picnic|reunion|ceremony|standup|deadline|exam|graduation|conference|gathering|birthday|anniversary|visit';
const personal = [
  /\b(?:my|i|we|our)\b/i,
  /^(?:have|did) you (?:added|add|set|scheduled?|put|book|booked)\b/i,
  /^(?:is|are) there (?:any|an?) (?:\w+ )?(?:meetings?|interviews?|calls?|class|classes|lessons?)\b/i,
  /^(?:any|next|upcoming) /i,
  rule(`\\b(?:today|tomorrow|tonight)'s (?:\\w+ )?(?:${gathering})\\b`),
  rule(
    `^(?:when|what time|where|who|what day|how long|at what time)\\b.*\\b(?:${dated})(?:'s)? (?:[\\w']+ ){0,3}(?:${gathering})\\b`,
  ),
  /\b(?:the|that|this|next) (?:meeting|interview|wedding|party|dinner|lunch)\b/i,
  /^(?:what|which|how many) (?:meetings?|interviews?|calls?|parties|classes|lessons|birthdays)\b/i,
];

function isOwn(question: string): boolean {
  const topic = foreignTopic(question);
  const isScheduleOnly =
    !namesEntry.test(question) && /\bschedules?\b/i.test(question) && !/\bcalendar\b/i.test(question);
  if (namesCalendar.test(question)) {
    const placed = isMine.test(question) || takeScope(question).when !== '' || bareListing.test(question);
    return !isScheduleOnly || placed;
  }
  if (namesEntry.test(question)) {
    return topic === null || isMine.test(question) || /\breminders?\b/i.test(question);
  }
  return topic === null && personal.some((form) => form.test(question));
}

// "when is my game": public by nature, one's own by "my".
function ownPublic(question: string): Wish[] | null {
  const mine = namesPublic.test(question) && /\b(?:my|do i have|i have)\b/i.test(question);
  const rest = question.replace(rule(`\\b(?:${publicNoun})\\b`), '');
  return mine && asks.test(question) && !foreignTopic(rest) ? [listed('calendar_query', question)] : null;
}

function listed(intent: Intent, question: string): Wish {
  const { when, rest } = takeScope(question);
  const about = intent === 'alarm_query' ? undefined : thingIn(rest);
  return call(intent, 'list_reminders', { when: when || undefined, about });
}

function listedAbout(words: string): Wish {
  const { when, rest } = takeScope(words);
  const about = itemOf(rest);
  return call('calendar_query', 'list_reminders', { when: when || undefined, about: about || undefined });
}

/** What the titles must hold. Words that name only a kind of entry say nothing about a title. */
function thingIn(rest: string): string | undefined {
  const named = rule(
    `\\b((?:${occasionNoun}|${publicNoun})(?: (?:with|about|for|at) (?!me\\b|my calendar)[\\w' -]{2,40})?)\\b`,
  ).exec(rest)?.[1];
  if (!named) {
    const entry =
      /\b(?:reminders?|appointments?|events?) (?:about|with|for|of) (?:the |my |a )?(\p{L}[\p{L}' -]{1,40}?)$/iu;
    return entry.exec(rest.replace(/\b(?:my|the) (?:calendar|schedule)\b/gi, ''))?.[1];
  }
  const clipped = named.replace(ending, '').trim();
  const single = clipped.replace(
    /^(meeting|interview|lesson|exam|lunch|dinner|birthday|wedding|call|session|deadline)s\b/i,
    '$1',
  );
  return /^(?:class|call|holiday|visit|trip|play|show|program)(?:e?s)?$/i.test(single) ? undefined : single;
}

const ending =
  /\b(?:scheduled|planned|set|booked|happening|going|starts?|begins?|is|are|on|in|do i have|did|i have|with me)\b.*$/i;

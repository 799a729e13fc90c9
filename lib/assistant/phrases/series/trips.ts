import { recall } from '@/lib/assistant/phrases/questions/answers';
import { leadDays, titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { findTimes } from '@/lib/time/find-times';
import { formatDay, formatTime, formatWhen, localDate, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { quoted } from '@/lib/words/wording';

const letKnow = '(remind me|let me know|ping me|nudge me|tell me)';
const weLeave = '(we|i) (go|leave|fly|travel|fly out|set off|head off|go away)';

const leave = '(leave|set off|head off|head out|go|get going|start walking|start driving|be out the door)';
const to = '(for|to get to|to make|to be at|to reach)';

/** Phrases about a trip that was stored with its first and last day. */
export const tripPhrases: Phrase[] = [
  {
    // "When do we get back?", after a trip with two dates.
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      '[so|and] (when|what day|which day|what date) (do|are|will|am) (we|i) [going to] (get|come|coming|fly|flying|be|travel|getting|go|head|heading) (back|home|back home) [again|from {trip}]',
      '[so|and] when does (our|my|the) (trip|holiday|vacation|stay) end',
    ],
    fits: (heard) => tripOf(heard) !== null,
    calls: (heard) => {
      const trip = tripOf(heard);
      return trip && recall(`${quoted(trip.thing.title)} ends ${trip.end}.`, [trip.thing]);
    },
    examples: [],
  },
  {
    // "Remind me 2 days before we go to do the online check-in", after a trip with two dates.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      `${letKnow} {lead:time} [before] ${weLeave} [to|about|of] {title}`,
      `${letKnow} (to|about|of) {title} {lead:time} [before] ${weLeave}`,
    ],
    fits: (heard) => dayBeforeTrip(heard) !== null,
    calls: (heard) => {
      const when = dayBeforeTrip(heard);
      return when && { tool: 'set_reminder', input: { title: titleOf(heard.text('title')), when } };
    },
    examples: [],
  },
  {
    // "When must I leave for the gym if it's 20 min away?"
    intent: 'calendar_set',
    // The question is answered, and only the reminder is proposed.
    isQuestion: true,
    strength: 'certain',
    asksFirst: true,
    say: [
      `[so|and|ok] (what time|when|by when) (do|should|must|will|would) (i|we) [need to|have to|got to|better] ${leave} [${to} {item}] (if|when|since|as|because|given|given that|with) {way}`,
      `[so|and|ok] {item} is [about|around] {way:time} away [by car|by bus|by bike|on foot] [so] (what time|when) (do|should|must) (i|we) [need to|have to] ${leave}`,
    ],
    fits: (heard) => leaving(heard) !== null,
    calls: (heard) => {
      const { thing, at } = leaving(heard) ?? {};
      const { zone } = heard.world;
      const when = at ? `${localDate(at, zone)} ${localTime(at, zone)}` : '';
      return { tool: 'set_reminder', input: { title: `leave for ${thing?.title}`, when } };
    },
    offer: (heard) => {
      const { thing, at } = leaving(heard) ?? {};
      const { now, zone } = heard.world;
      return thing?.at && at
        ? `Leave at ${formatTime(at, zone)}: ${quoted(thing.title)} is ${formatWhen(thing.at, zone, now)}. Shall I remind you then?`
        : '';
    },
    examples: [],
  },
];

// The event ahead that is meant, and the time to leave for it.
function leaving(heard: Heard): { thing: Thing; at: Date } | null {
  const [way, another] = findTimes(heard.whole, heard.world);
  if (way?.kind !== 'duration' || another) return null;
  const { now, zone } = heard.world;
  const kinds: Thing['kind'][] = ['reminder', 'event'];
  const named = heard.has('item') ? heard.find('item', kinds) : [heard.last(kinds)];
  const [thing, other] = named.filter((one) => one?.at && one.at > now);
  const words = way.text.replace(/^(?:by|for|in|about|around)\s+/i, '');
  const at = thing?.at && resolveWhen(`${words} before`, { now, zone, anchor: thing.at })?.at;
  return thing && at && !other && at > now && at < (thing.at ?? at) ? { thing, at } : null;
}

const twoDays = /\b\d{4}-\d\d-\d\d to (\d{4}-\d\d-\d\d)\b/;

// The only trip ahead that was stored with its last day, or the one that is named.
function tripOf(heard: Heard): { thing: Thing; end: string } | null {
  const { now, zone } = heard.world;
  const today = localDate(now, zone);
  const trips = heard.world.things.flatMap((thing) => {
    const end = twoDays.exec(thing.details ?? '')?.[1];
    return end && end >= today && thing.kind === 'reminder' ? [{ thing, end }] : [];
  });
  const ids = heard.has('trip') ? heard.find('trip', ['reminder']).map(({ id }) => id) : null;
  const [only, another] = ids ? trips.filter(({ thing }) => ids.includes(thing.id)) : trips;
  return only && !another ? { thing: only.thing, end: formatDay(only.end) } : null;
}

function dayBeforeTrip(heard: Heard): string | null {
  const start = tripOf(heard)?.thing.at;
  const days = leadDays(heard.text('lead'));
  return start && days && heard.times.length === 1
    ? addDays(localDate(start, heard.world.zone), -days)
    : null;
}

import type { Mention, Thing, World } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { findTimes } from '@/lib/time/find-times';
import { formatDay, localDate } from '@/lib/time/format';

// "Flight leaves 22:40 from terminal 3", after "flying to Tokyo on 9 december".
const departing =
  /^\s*(?:(?:so|and|the|my|our|ok|it|his|her|their),? )*(?:flight|plane|train|bus|coach|ferry|boat|taxi|transfer|cab|check[- ]?in|boarding|gate)s? (?:leaves?|departs?|goes|is|takes off|boards?|opens?|closes?|starts?|lands?|arrives?)\b(?!.*\b(?:today|tonight|tomorrow|now|every|each|\w+day|\d{1,2}(?:st|nd|rd|th)|january|february|march|april|may|june|july|august|september|october|november|december)\b).*\d/i;
const travelling =
  /\b(?:fl(?:y|ying|ies|ights?)|trip|travel\w*|holidays?|vacation|train|bus|coach|ferry|airport|leaving(?! (?:do|drinks|party|lunch|dinner|present|gift|card|speech)\b)|going to|journey|cruise)\b/i;
// A flight belongs to a trip that was told some messages ago; a bus is of every day.
const byAir = /^\s*(?:(?:so|and|the|my|our|ok),? )*(?:flight|plane|ferry)s? /i;
const maxMentions = 30;

/**
 * Returns the day (YYYY-MM-DD) on which a flight or a train leaves, if the user told of the trip before:
 * after "flying to Tokyo on 9 december", "flight leaves 22:40" is on 9 December. Null for other messages.
 */
export function dayOfTrip(said: string, world: World): string | null {
  if (!departing.test(said)) return null;
  const [last] = world.mentions;
  const days = world.mentions
    .slice(0, maxMentions)
    .filter(({ how, turn }) => how === 'made' && (turn === last?.turn || byAir.test(said)))
    .flatMap((mention) => firstDay(mention, world) ?? []);
  return days[0] ?? null;
}

const preparing =
  /\b(?:leave|set off|head (?:off|out)|pack|check[- ]?in|bags?|suitcases?|taxi|cab|airport|station|passports?|tickets?)\b/i;

/**
 * Returns the journey of the last messages that a message such as "pack the night before" prepares, also if
 * "check in" on an earlier day was set since. Null if there is none.
 */
export function journeyPrepared(said: string, { mentions, now }: World): Thing | null {
  if (!preparing.test(said)) return null;
  const turns = [...new Set(mentions.map(({ turn }) => turn))].slice(0, maxPrepared);
  const made = mentions.filter(({ how, turn }) => how === 'made' && turns.includes(turn));
  return made.find(({ thing }) => thing.at && thing.at > now && byVehicle.test(thing.title))?.thing ?? null;
}

const maxPrepared = 5;
const byVehicle = /^(?:(?:the|my|our) )?(?:flights?|fly(?:ing)?|train|coach|ferry|trip|cruise|plane)\b/i;

function firstDay({ thing }: Mention, world: World): string | null {
  if (thing.at && travelling.test(thing.title)) return localDate(thing.at, world.zone);
  if (thing.kind !== 'fact' || !/^(?:you|we) (?:are|will be) in /i.test(thing.title)) return null;
  const [day] = findTimes(thing.value ?? '', world).flatMap((time) => {
    if (time.kind === 'range') return time.from.date ?? [];
    return 'date' in time && time.date ? time.date : [];
  });
  return day ?? null;
}

// "Need to leave by 9.50", after an appointment of another day.
const leaving =
  /^\s*(?:(?:so|and|but|ok|okay|also|then),? )*(?:(?:i|we)(?:['’]ll| will)? )?(?:(?:need|have|got|want|ought) to |must |should |gotta |better |(?:remind|nudge|ping|tell) (?:me|us) to )?(?:leave|set off|head (?:out|off)|be (?:there|ready|up|out)|get (?:there|up)|arrive)\b(?!.*\b(?:today|tonight|tomorrow|now|every|each|\w+day)\b).* (?:by|at|around|before|for) (?:\d|half|(?:a )?quarter)/i;

// "Colin is fetching me at 4" and "she lands at 6.40pm", after an appointment or a visit of another day.
const fetching =
  /(?:\b(?:fetch(?:es|ing)?|pick(?:s|ing)?|collect(?:s|ing)?|driv(?:es|ing)|drop(?:s|ping)|tak(?:es|ing)|meet(?:s|ing)?) (?:me|us|him|her|them)|^(?:she|he|they)(?:['’]?s|['’]re| is| are| will|['’]ll)? (?:arriv\w+|land\w*|get(?:s|ting)? in|com(?:es|ing) in))\b(?!.*\b(?:today|tonight|tomorrow|now|every|each|\w+day)\b).* (?:(?:at|by|around) )?\d/i;
// "Flight's at 8.15", right after something of another day.
const leavingAt =
  /^(?:(?:and|so|the|my|our) )*(?:flight|train|bus|coach|ferry|boat|taxi|cab|uber|lift|plane|shuttle|drop[- ]?off|pick[- ]?up|collection|kick[- ]?off|doors|gates|check[- ]?in)(?:['’]?s| is| leaves| goes| departs| picks (?:me|us) up| comes| arrives)? (?:at )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?:[.! ]*$|,? (?:and )?(?:pick|drop|collect)[- ]?(?:up|off)? )/i;

// "Remind me at 5 to leave".
const toLeave =
  /^\s*(?:(?:so|and|but|ok|okay|also|then|please),? )*(?:remind|nudge|ping|tell|alert) me (?:at|around|by) (?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|half \S+|noon) to (?:leave|set off|head (?:out|off|over)|get (?:going|ready)|go (?:get|fetch|and get|pick)|(?:get|go) (?:him|her|them|there))(?! (?:work|the office|the (?:oven|laundry|house))\b)(?!.*\b(?:today|tonight|tomorrow|now|every|each|\w+day)\b)/i;

/** Returns whether a message tells how the user gets to something, such as "need to leave by 9.50". */
export function isOnTheWayTo(said: string, title: string): boolean {
  const isJourney =
    /^(?:wake up|alarm)\b|\b(?:station|school|nursery|party|match|game|gig|concert|trip)\b/i.test(title) ||
    travelling.test(title);
  return (
    leaving.test(said) || toLeave.test(said) || fetching.test(said) || (isJourney && leavingAt.test(said))
  );
}

// "She lands at 3:40pm", after other things were noted beside a visit of several days.
export function dayOfStay(said: string, { mentions, now, zone }: World): string | null {
  if (!fetching.test(said)) return null;
  const stays = mentions.filter(
    ({ how, thing }) => how === 'made' && / to \d{4}-\d\d-\d\d/.test(thing.details ?? ''),
  );
  const at = stays[0]?.thing.at;
  return at && at > now ? localDate(at, zone) : null;
}

// "Train home is 5.05 on the sunday" and "back sunday night", after the way there.
const wayBack =
  /^(?=.*\b(?:coming|flying|driving|getting|heading|travelling|traveling|train|flight|bus|ferry|boat|drive|fly|come|get|be) (?:back|home)\b|.*\bon the |(?:(?:and|the|my|our|so) )*return(?:ing|s)?(?: (?:train|flight|journey|leg|ticket|trip|ferry|coach|bus))?(?:['’]s| is| leaves)?(?: back)? (?:on )?\p{L}+day\b)(?<before>[^?]*?)\b(?:on )?(?:the )?(?<day>sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b(?! (?:after|week|before))/iu;
const returning = /\b(?:return(?:ing|s)?|back|home)\b/i;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

// "Back on the 29th".
const backOn =
  /^(?:(?:and|then|so|we['’]?re|i['’]?m|coming|flying|getting|returning)[, ]+)*(?:back|home|return(?:ing)?)(?: home)? (?:on )?the (?<number>\d{1,2})(?:st|nd|rd|th)(?![^.!?]*\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/i;

/** Gives the day of a way back its date, which is after the way there. */
export function withWayBack(message: string, { mentions, now, zone }: World): string {
  const { before = '', day = '' } = wayBack.exec(message)?.groups ?? {};
  // "Leave for the station" and the number of the seat may be told in between.
  const [last, ...others] = mentions.slice(0, maxMentions);
  const way = others.find(({ how, thing }) => how === 'made' && byVehicle.test(thing.title));
  const { how, thing } =
    (last && !byVehicle.test(last.thing.title) && returning.test(message) && way) || last || {};
  const there = how === 'made' && thing && !thing.rule && thing.at && thing.at > now ? thing.at : null;
  const number = backOn.exec(message)?.groups?.number;
  if (number && there) {
    let date = addDays(localDate(there, zone), 1);
    for (let left = 62; left > 0 && Number(date.slice(8)) !== Number(number); left -= 1)
      date = addDays(date, 1);
    return message.replace(/(?:on )?the \d{1,2}(?:st|nd|rd|th)/i, `on ${formatDay(date)}`);
  }
  if (!day || !there || /\b(?:every|each|next|this|last|move|change|make)\b/i.test(message)) return message;
  const from = localDate(there, zone);
  const [soonest, date] = [localDate(now, zone), from].map((start) => nextOn(day.toLowerCase(), start));
  if (!date || soonest === date) return message;
  return message.replace(wayBack, `${before}on ${formatDay(date)}`);
}

function nextOn(weekday: string, from: string): string {
  return addDays(from, (weekdays.indexOf(weekday) - new Date(from).getUTCDay() + 7) % 7);
}

const collecting =
  /\b(?:collect|fetch|pick|get|bring) (?:up )?(?:it|him|her|them|(?:(?:the|my) )?(?<name>\p{L}+))\b/iu;

/** True for "remind me to collect it at 5", after the fact "the car is in the garage until Wednesday". */
export function fetchesBack(said: string, { title, value = '' }: Thing): boolean {
  const found = value.includes(' until ') ? collecting.exec(said) : null;
  return found !== null && ` ${title} `.includes(` ${found.groups?.name ?? 'is'} `);
}

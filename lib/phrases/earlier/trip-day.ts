import type { Mention, World } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';

// "Flight leaves 22:40 from terminal 3", after "flying to Tokyo on 9 december".
const departing =
  /^\s*(?:(?:so|and|the|my|our|ok|it|his|her|their),? )*(?:flight|plane|train|bus|coach|ferry|boat|taxi|transfer|cab|check[- ]?in|boarding|gate)s? (?:leaves?|departs?|goes|is|takes off|boards?|opens?|closes?|starts?|lands?|arrives?)\b(?!.*\b(?:today|tonight|tomorrow|now|every|each|\w+day|\d{1,2}(?:st|nd|rd|th)|january|february|march|april|may|june|july|august|september|october|november|december)\b).*\d/i;
const travelling =
  /\b(?:fl(?:y|ying|ies|ights?)|trip|travel\w*|holidays?|vacation|train|bus|coach|ferry|airport|leaving|going to|journey|cruise)\b/i;
// A flight belongs to a trip that was told some messages ago; a bus is of every day.
const byAir = /^\s*(?:(?:so|and|the|my|our|ok),? )*(?:flight|plane|ferry)s? /i;
const maxMentions = 30;

/**
 * Returns the day (YYYY-MM-DD) on which a flight or a train leaves that belongs to a trip told before. Null if
 * the message is about no such thing.
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

function firstDay({ thing }: Mention, world: World): string | null {
  if (thing.at && travelling.test(thing.title)) return localDate(thing.at, world.zone);
  if (thing.kind !== 'fact' || !/^(?:you|we) (?:are|will be) in /i.test(thing.title)) return null;
  const [day] = findTimes(thing.value ?? '', world).flatMap((time) => {
    if (time.kind === 'range') return time.from.date ?? [];
    return 'date' in time && time.date ? time.date : [];
  });
  return day ?? null;
}

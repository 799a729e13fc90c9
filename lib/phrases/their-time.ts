import type { World } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { placeIn } from '@/lib/time/places';

const theirTime = /(?<=\d|[ap]m|noon|midnight|morning|evening|afternoon),? (?:their|his|her) time\b/i;
const ownTime = /(?<=\d|[ap]m|noon|midnight|morning|evening|afternoon),? (?:my|our|local) time\b/i;
const overThere = /(?<=\d|[ap]m|noon|midnight|morning|evening|afternoon) (?:over )?there(?=[\s.,!]*$)/i;

/**
 * Replaces "their time" by the time of a place: "call with the Austin team at 9 their time" becomes "… at 9
 * Austin time". The place comes from the message, the person in it or the thing mentioned last.
 */
export function withTheirTime(said: string, world: World): string {
  const { lastMessage, mentions, things } = world;
  const message = said.replace(ownTime, '');
  const place = theirTime.test(message)
    ? (placeIn(message) ??
      placeIn(titled(message)) ??
      placeOfPerson(message, things) ??
      placeIn(titled(mentions[0]?.thing.title ?? '')) ??
      placeOfLastTime(world))
    : overThere.test(message)
      ? placeIn(message) ||
        placeIn(lastMessage ?? '') ||
        placeIn(mentions[0]?.thing.title ?? '') ||
        placeOfLastTime(world)
      : null;
  return place ? message.replace(theirTime, ` ${place} time`).replace(overThere, ` ${place} time`) : message;
}

// "Call the hotel at 10 singapore time" names a zone that is in no title.
function placeOfLastTime({ lastMessage, now, zone }: World): string | null {
  const named = findTimes((lastMessage ?? '').slice(0, maxRead), { now, zone }).find(
    (time) => time.zone,
  )?.zone;
  return named?.split('/').at(-1)?.replaceAll('_', ' ') ?? null;
}

const maxRead = 500;

// The place in a fact about someone whom the message names: "Kenji: in Tokyo".
function placeOfPerson(message: string, things: World['things']): string | null {
  const names = new Set(message.toLowerCase().match(/\p{L}{3,}/gu));
  const facts = things.filter(
    ({ kind, title }) =>
      kind === 'fact' &&
      title
        .toLowerCase()
        .split(/\P{L}+/u)
        .some((word) => names.has(word)),
  );
  for (const { value } of facts) {
    const place = placeIn(titled(value ?? ''));
    if (place) return place;
  }
  return null;
}

function titled(text: string): string {
  return text.replace(/(?<![\p{L}'’])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());
}

import type { World } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { placeIn } from '@/lib/time/places';

const theirTime = /(?<=\d|[ap]m|noon|midnight|morning|evening|afternoon),? (?:their|his|her) time\b/i;
const whenThere =
  /\bwhen (?:it['’]?s|it is|it will be) (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?)?|noon|midnight)(?: (?:o['’]?clock))? (?:for (?:them|him|her)|(?:over |out |down )?there|where (?:they|he|she)(?:['’]?re|['’]?s| are| is))(?=[\s.,!]|$)/i;
const ownTime = /(?<=\d|[ap]m|noon|midnight|morning|evening|afternoon),? (?:my|our|local) time\b/i;
const overThere = /(?<=\d|[ap]m|noon|midnight|morning|evening|afternoon) (?:over )?there(?=[\s.,!]*$)/i;

/**
 * Replaces "their time" by the time of a place: "call with the Austin team at 9 their time" becomes "… at 9
 * Austin time". The place comes from the message, the person in it or the thing mentioned last.
 */
export function withTheirTime(said: string, world: World): string {
  const { lastMessage, mentions, things } = world;
  const corrected = withZoneOfLast(said, world);
  if (corrected !== said) return corrected;
  const own = said.replace(ownTime, '');
  const message = own.replace(theirPlace, (clause, _who, place) =>
    theirTime.test(said) && placeIn(place) ? '' : clause,
  );
  const other = theirTime.test(message)
    ? (placeIn(own) ??
      placeIn(titled(own)) ??
      placeOfPerson(message, things) ??
      placeIn(titled(mentions[0]?.thing.title ?? '')) ??
      placeSpokenOf(world))
    : overThere.test(message)
      ? placeIn(message) ||
        placeIn(lastMessage ?? '') ||
        placeIn(mentions[0]?.thing.title ?? '') ||
        placeOfLastTime(world)
      : null;
  const there = other ?? null;
  return there ? message.replace(theirTime, ` ${there} time`).replace(overThere, ` ${there} time`) : message;
}

// "Shes in Mumbai", at the end of a message with "her time".
const theirPlace =
  /,? (?:and )?(she|he|they)(?:['’]?s| is|['’]?re| are)? (?:based |living |over )?in (\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?)(?=[\s.!]*$)/iu;
const hourAgain =
  /^(?:(?:no|nope|sorry|actually|wait|oops|make it|make that|i mean|i meant|rather|better)[, ]+)+(?:at )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?=[\s.!]*$)/i;

// "No, 4:30", right after "tomorrow 4pm her time", is an hour there as well.
function withZoneOfLast(said: string, world: World): string {
  const { lastMessage, lastTurn, mentions, now, zone } = world;
  const before = (lastMessage ?? '').slice(0, maxRead);
  const isNew = mentions[0]?.turn === lastTurn && mentions[0]?.thing.kind === 'reminder';
  if (!isNew || !hourAgain.test(said.trim())) return said;
  const named = findTimes(before, { now, zone }).find((time) => time.zone);
  const place = theirTime.test(before) ? placeIn(before) : named ? placeOfLastTime(world) : null;
  return place ? said.replace(hourAgain, (hour) => `${hour} ${place} time`) : said;
}

/** Replaces "when it's 10am for them" by "at 10am Copenhagen time", after a message about Copenhagen. */
export function withTimeThere(said: string, world: World): string {
  if (!whenThere.test(said)) return said;
  const place = placeIn(said) ?? placeOfPerson(said, world.things) ?? placeSpokenOf(world);
  return said.replace(whenThere, `at $1 ${place ?? 'their'} time`);
}

const maxMentions = 6;

/**
 * Returns the place that "there" means: the last place in the conversation. Null if nothing names a place.
 */
export function placeSpokenOf(world: World): string | null {
  const said = world.mentions.slice(0, maxMentions).flatMap(({ thing }) => [thing.title, thing.value ?? '']);
  const told = (world.told ?? []).toReversed();
  const places = [world.lastMessage ?? '', ...told, ...said].map(
    (text) => placeIn(text) ?? placeIn(titled(text)),
  );
  return places.find((place) => place) ?? placeOfLastTime(world);
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

import { scoreTitles, stemsOf } from '@/lib/assistant/understand/title-index';
import type { Token } from '@/lib/assistant/understand/tokens';
import { isOtherEvent } from '@/lib/phrases/names';
import type { Mention, Thing, World } from '@/lib/phrases/phrase';
import { isInPart, partsOfDay } from '@/lib/time/clock';
import { findTimes } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { matchWords } from '@/lib/words/match-words';
import { telling } from '@/lib/words/remarks';

const single = new Set(
  'it|him|her|that|this|that one|this one|the last one|last one|the last|the reminder|that reminder|this reminder|the last reminder|the todo|that todo|the thing|that thing|the task|that task|the alarm|that alarm|the event|that event|the item|that item|the appointment|the meeting|the one you just set|the one i just added|what i just said|the previous one|the new one|the latest one|the newest one|the one|that last one|the last todo|the last item|the last thing|my last reminder|my last one|the most recent one|hers|his|theirs'.split(
    '|',
  ),
);
const several = new Set(
  'both|both of them|both of those|them both|all of them|them all|all of those|them|those|these|all three|all two|the two|the three|those two|these two|they|all of these|both reminders|both todos|everything on it|all those|the lot|all 3|all 2|both of these|the both of them|all four|all of it|the rest of them|the rest'.split(
    '|',
  ),
);
const ranks = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((word, index) => [word, index]),
);
const position =
  /^(?:the |number |no |nr |item |#)*(?:(\d{1,2})(?:st|nd|rd|th)?|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|former|latter))(?: (?:one|item|todo|reminder|thing|task|of them|on the list))*$/;
const counts = ['two', 'three', 'four', 'five'];
const severalOf =
  /^(?:the )?(first|top|last) (two|three|four|five|[2-5])(?: (?:ones|items|todos|reminders|things|tasks|of them|on the list))?$/;

const lastOne = /^(?:the |that )?last(?: (?:one|item|todo|thing|reminder))?$/;

function lastGroup(world: World, kinds?: Thing['kind'][]): Thing[] {
  const fitting = mentionsOf(world, kinds);
  const turn = fitting[0]?.turn;
  return fitting.filter((mention) => mention.turn === turn).map(({ thing }) => thing);
}

export function mentionsOf({ mentions }: World, kinds?: Thing['kind'][]): Mention[] {
  return mentions.filter(({ thing }) => !kinds || kinds.includes(thing.kind));
}

const byKinds = new WeakMap<Thing[], Map<string, Thing[]>>();

export function thingsOf({ things }: World, kinds?: Thing['kind'][]): Thing[] {
  if (!kinds) return things;
  const known = byKinds.get(things) ?? new Map<string, Thing[]>();
  byKinds.set(things, known);
  const found = known.get(kinds.join()) ?? things.filter(({ kind }) => kinds.includes(kind));
  known.set(kinds.join(), found);
  return found;
}

const foundBefore = new WeakMap<World, Map<string, Thing[]>>();

export function findThings(words: string, world: World, kinds?: Thing['kind'][]): Thing[] {
  const known = foundBefore.get(world) ?? new Map<string, Thing[]>();
  foundBefore.set(world, known);
  const key = `${kinds?.join() ?? ''} ${words}`;
  const found = known.get(key) ?? findAnew(words, world, kinds);
  known.set(key, found);
  return found;
}

function findAnew(words: string, world: World, kinds?: Thing['kind'][]): Thing[] {
  const asked = matchWords(words);
  const said = asked.join(' ').replace(/ 's$/, '');
  const other = /^(?:the )?other(?: one)?(?: (.*))?$/.exec(said);
  if (other) return otherThings(other[1] ?? '', world, kinds);
  const all = thingsOf(world, kinds);
  if (asked.length === 1 && !isReference(said)) return byTitle(said, all) ?? byTime(words, all, world) ?? [];
  const plural = group.exec(said)?.[1];
  const ofPlural = plural ? (byTitle(plural, all.filter(isPlanned)) ?? []) : [];
  if (ofPlural.length > 1) return ofPlural;
  const noun = /^(?:the|that|this|my) (meeting|appointment|event)$/.exec(said)?.[1];
  const ofNoun = noun ? all.filter(({ title }) => matchWords(title).includes(noun)) : [];
  if (ofNoun.length === 1) return ofNoun;
  const own = said.endsWith(' reminder') && (!kinds || kinds.includes('reminder')) ? ofReminder : kinds;
  const referred = byReference(said, world, own && lastGroup(world, own).length > 0 ? own : kinds);
  if (referred) return noun ? referred.filter((thing) => !isOtherEvent(noun, thing)) : referred;
  const titled = byTitle(said, all);
  const part = dayPart.exec(said)?.[1] ?? '';
  const rest = titled?.length === 1 || !part ? '' : said.replace(part, '');
  const ofRest = rest ? (byTitle(rest, all) ?? (bareOne.test(rest) ? lastGroup(world, kinds) : [])) : [];
  const named = atPart(ofRest, part, world);
  return named.length > 0 ? named : (titled ?? byTime(words, all, world) ?? []);
}

const ofReminder: Thing['kind'][] = ['reminder'];

function isReference(word: string): boolean {
  return single.has(word) || several.has(word) || position.test(word);
}

const group =
  /^(?:both|all (?:the|my|of the|of my)|all three|the two|these two) (?:of )?(?:the |my |these |those )?(\w+s)$/;

function isPlanned({ kind }: Thing): boolean {
  return kind === 'todo' || kind === 'reminder' || kind === 'event';
}

const bareOne = /^(?:the|my)? *(?:one|dose|pill|tablet)s?$/;
const dayPart = /\b(morning|afternoon|evening|night|lunch|bedtime)\b/;

function atPart(things: Thing[], part: string, { zone }: World): Thing[] {
  const hours = partsOfDay[part];
  return things.filter(({ at }) => at && hours && isInPart(Number(localTime(at, zone).slice(0, 2)), hours));
}

function otherThings(name: string, world: World, kinds?: Thing['kind'][]): Thing[] {
  const last = mentionsOf(world, kinds)[0]?.thing.id;
  const all = world.things.filter((thing) => thing.id !== last && (!kinds || kinds.includes(thing.kind)));
  const isNamed = name !== '' && name !== 'one' && name !== 'reminder' && name !== 'todo';
  if (isNamed) return byTitle(name, all) ?? [];
  const recent = distinct(mentionsOf(world, kinds).map(({ thing }) => thing)).filter(({ id }) => id !== last);
  return recent.slice(0, 1);
}

function byReference(said: string, world: World, kinds?: Thing['kind'][]): Thing[] | null {
  const group = lastGroup(world, kinds).filter((thing) => isThere(thing, world));
  const alarms = /^(?:the|that) alarm$/.test(said) ? thingsOf(world, ['reminder']).filter(isAlarm) : [];
  if (alarms.length === 1) return alarms;
  // "Hers" means a thing only if the same message has named the person: "Clara is sick, cancel hers".
  if (/^(?:hers|his|theirs)$/.test(said) && world.mentions[0]?.turn !== 'this message') return null;
  // "The last one" of several that were named together is the one that was named last.
  if (single.has(said) && lastOne.test(said) && group.length > 1) return group.slice(-1);
  if (single.has(said))
    return group.slice(0, group[0] && isShownOnly(world, kinds) && group.length > 1 ? 0 : 1);
  if (several.has(said)) {
    if (group.length > 1) return group;
    const earlier = /\ball\b/.test(said) ? shownTogether(world, kinds) : [];
    if (earlier.length > 1) return earlier.filter((thing) => isThere(thing, world));
    const count = /two|both|2/.test(said) ? 2 : /three|3/.test(said) ? 3 : 0;
    const changed = distinct(
      mentionsOf(world, kinds)
        .filter(({ how }) => how !== 'shown')
        .map(({ thing }) => thing),
    );
    if (count > 0 || said.startsWith('both')) return changed.slice(0, count || 2).reverse();
    return said.startsWith('all of it') || said === 'the lot' ? madeInARow(world, kinds) : group;
  }
  const [, number, rank] = position.exec(said) ?? [];
  const [, side, count] = severalOf.exec(said) ?? [];
  if (!number && !rank && !count) return null;
  // Things that were made one by one are counted from the oldest.
  const together = group.length > 1 ? group : shownTogether(world, kinds);
  const listed =
    together.length > 1
      ? together
      : distinct(
          mentionsOf(world, kinds)
            .map(({ thing }) => thing)
            .reverse(),
        ).filter((thing) => isThere(thing, world));
  if (count) {
    const size = Number(count) || counts.indexOf(count) + 2;
    return side === 'last' ? listed.slice(-size) : listed.slice(0, size);
  }
  if (rank === 'last' || rank === 'latter') return listed.slice(-1);
  const index = rank ? (rank === 'former' ? 0 : (ranks.get(rank) ?? 0)) : Number(number) - 1;
  return number && !/^(?:the |number |no |nr |item |#)|st$|nd$|rd$|th$/.test(said)
    ? null
    : listed.slice(index, index + 1);
}

function isAlarm({ title }: Thing): boolean {
  return /^(?:wake up|alarm)\b/i.test(title);
}

function madeInARow(world: World, kinds?: Thing['kind'][]): Thing[] {
  const all = mentionsOf(world, kinds).filter(({ how }) => how !== 'shown');
  const end = all.findIndex(({ how }) => how !== 'made');
  return distinct(all.slice(0, end < 0 ? undefined : end).map(({ thing }) => thing)).reverse();
}

function shownTogether(world: World, kinds?: Thing['kind'][]): Thing[] {
  const all = mentionsOf(world, kinds);
  const place = all.findIndex(({ turn }, index) => all[index + 1]?.turn === turn);
  const group = all.filter(({ turn }) => turn === all[place]?.turn).map(({ thing }) => thing);
  const isOfGroup = ({ thing }: Mention) =>
    group.some(({ id, title }) => id === thing.id || title === thing.title);
  return place >= 0 && all.slice(0, place).every(isOfGroup) ? group : [];
}

function isThere({ id, kind }: Thing, { things }: World): boolean {
  return kind === 'event' || things.some((thing) => thing.id === id);
}

function isShownOnly(world: World, kinds?: Thing['kind'][]): boolean {
  return mentionsOf(world, kinds)[0]?.how === 'shown';
}

function distinct(things: Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [thing.id, thing])).values()];
}

function byTitle(said: string, things: Thing[]): Thing[] | null {
  const asked = stemsOf(said);
  if (asked.length === 0 || asked.length > longestName) return null;
  const scored = scoreTitles(asked, things)
    .filter(({ score }) => score >= 0.6)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  // If no title has exactly these words, all titles that contain them are returned.
  const floor = best >= 0.8 && best < 1 ? 0.8 : best - 0.01;
  const found = scored.filter(({ score }) => score >= floor).map(({ thing }) => thing);
  return found.length > 0 ? found : null;
}

const longestName = 25;
const mayNameTime =
  /\d|mon|tue|wed|thu|fri|sat|sun|day|tomorrow|tmr|noon|midnight|morning|evening|night|week|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve/i;

function byTime(words: string, things: Thing[], { now, zone }: World): Thing[] | null {
  if (!mayNameTime.test(words) || stemsOf(words).length > 4) return null;
  const said = words.replace(/\b(\d{1,2})h(\d\d)?\b/i, (_, hour, minute = '00') => `${hour}:${minute}`);
  const [time] = findTimes(said, { now, zone });
  if (!time || (time.kind !== 'date' && time.kind !== 'instant' && time.kind !== 'time')) return null;
  const found = things.filter((thing) => {
    const date = thing.date ?? (thing.at ? localDate(thing.at, zone) : null);
    const clock = thing.at ? localTime(thing.at, zone) : 'none';
    const isDay = time.kind === 'time' || date === time.date;
    return isDay && (time.kind === 'date' || isClock(clock, time.time));
  });
  // "The 9pm one" is not the one at 9 am.
  const isSaid = time.kind !== 'date' && /\d ?[ap]m\b/i.test(words);
  const exact = found.filter(({ at }) => isSaid && at && localTime(at, zone) === time.time.slice(0, 5));
  return exact.length > 0 ? exact : found.length > 0 ? found : null;
}

function isClock(clock: string, time: string): boolean {
  return clock === time.slice(0, 5) || (Number(clock.slice(0, 2)) + 12) % 24 === Number(time.slice(0, 2));
}

const shortestName = 4;
const longestRemark = 12;

export function thingIn(remark: Token[], world: World): Thing | null {
  if (remark.length > longestRemark || world.things.length === 0) return null;
  const rank = remark.find(({ norm }, place) => ranks.has(norm) && remark[place + 1]?.norm === 'one');
  if (rank) return findThings(`the ${rank.norm} one`, world, ['reminder', 'todo', 'event'])[0] ?? null;
  const [thing, ...others] = remark
    .filter(({ norm, kind }) => kind === 'word' && norm.length >= shortestName && !telling.has(norm))
    .map(({ norm }) => findThings(norm, world, ['reminder', 'todo', 'event']))
    .filter((found) => found.length === 1)
    .flat();
  return thing && others.every(({ id }) => id === thing.id) ? thing : null;
}

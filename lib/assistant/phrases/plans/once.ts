import { removeById } from '@/lib/assistant/phrases/changes/shared';
import type { Heard, Phrase, PhraseCall, Thing, World } from '@/lib/phrases/phrase';
import { isOn } from '@/lib/reminders/phrases/running/series';
import { nearestHalf } from '@/lib/reminders/times/when';
import { addDays } from '@/lib/time/clock';
import { readTime, type TimeExpression } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';

// "On tuesday it's at 19:00" is only about that day.
const dayFirst =
  /^(?:(?:but|and|so|also|no|actually),? )*(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:only )?(?:it|they)\b/i;

const onlyOnce =
  /^(?:(?:no|but|and|sorry|oh|wait|actually|i meant?)[, ]+)*(?:(?:just|only)(?: for)? (?:today|tonight|tomorrow|this (?:once|time|week)|once|the once)|(?:today|tonight|tomorrow|this (?:once|time|week)) only)(?:,? (?:though|please|i mean(?:t)?|mind|not (?:always|every ?(?:day|week))))*[.! ]*$/i;

export const oncePhrases: Phrase[] = [
  {
    // "Just for today", after a series was moved to another hour.
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}', '[just|only|but|no] [for] [only|though|please]'],
    fits: ({ message }) => onlyOnce.test(message.trim()),
    calls: (heard) => takenBackButOnce(heard),
    examples: [],
  },
  {
    intent: 'calendar_set',
    strength: 'certain',
    when: 'must',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => earlyPickup(heard) !== null,
    calls: (heard) => earlyPickup(heard),
    examples: [],
  },
];

function takenBackButOnce({ world, times, message }: Heard): PhraseCall[] | null {
  const [change, another] = world.lastChanges ?? [];
  const [recent] = world.mentions;
  if (another || change?.tool !== 'update_reminder' || !change.input.when || recent?.turn !== world.lastTurn)
    return null;
  const series = world.things.find(({ id }) => id === recent?.thing.id);
  if (recent?.how !== 'changed' || !series?.rule || !series.at) return null;
  const said = times.find((time) => time.kind === 'date');
  const own = localDate(series.at, world.zone);
  const day = said?.kind === 'date' && !/week/i.test(message) ? said.date : own;
  return [
    { tool: 'undo', input: {} },
    { tool: 'update_reminder', input: { item: series.id, skip: day } },
    {
      tool: 'set_reminder',
      input: { title: series.title, when: `${day} ${localTime(series.at, world.zone)}` },
    },
  ];
}

/** Returns the calls that move one day of a series to another hour. Null for other requests. */
export function onceCalls(
  target: Thing,
  times: TimeExpression[],
  text: string,
  { world, whole }: Heard,
): PhraseCall[] | null {
  const inWeek = otherwise.test(whole) ? null : onceInWeek(target, times, world);
  if (inWeek) return inWeek;
  const said = times.find((time) => time.kind === 'time' || time.kind === 'instant');
  const only =
    /\b(?:this (?:week|time|once)|just (?:this|the) (?:once|time|week)|only (?:this|today|tomorrow)|for once)\b/i;
  const range = times.find((time) => time.kind === 'range');
  const own = target.at ? localTime(target.at, world.zone) : '';
  // In "push the 9am to 11", the own hour of the series comes first.
  const to = range?.kind === 'range' && range.from.time?.slice(0, 5) === own ? range.to.time : null;
  // "Move it to 10 just this once" names a bare hour.
  const bare = only.test(text) ? times.find(({ kind }) => kind === 'unclear') : undefined;
  const read = bare ? readTime(bare.text, world) : null;
  const near = read?.kind === 'time' ? nearestHalf(read.time, bare?.text ?? '', own) : null;
  const hour = said && 'time' in said ? said.time : (to ?? near);
  if (!hour || !target.at) return null;
  const dated = times.find((time) => 'date' in time && time.kind !== 'recurrence');
  const named = dayFirst.test(text) && dated && 'date' in dated ? dated.date : null;
  const day = named ?? (only.test(text) ? localDate(target.at, world.zone) : null);
  if (!day) return null;
  return [
    { tool: 'update_reminder', input: { item: target.id, skip: day } },
    { tool: 'set_reminder', input: { title: target.title, when: `${day} ${hour.slice(0, 5)}` } },
  ];
}

const week = /\b(?:this|next) week\b/i;
// "No yoga at 6 this week", "choir is over at 8 this week", "dinner with the choir at 6 this week".
const otherwise = /\b(?:no|not|never|was|were|over|until|till|with|after|before|ends?|finish\w*)\b|n['’]t\b/i;

// "Piano is at 6 this week".
function onceInWeek(series: Thing, [said, other]: TimeExpression[], world: World): PhraseCall[] | null {
  if (
    said?.kind !== 'unclear' ||
    other ||
    !week.test(said.text) ||
    /\b(?:from|start|begin|as of)/i.test(said.text)
  )
    return null;
  const days = readTime(week.exec(said.text)?.[0] ?? '', world);
  const hour = readTime(said.text.replace(week, '').trim(), world);
  if (days?.kind !== 'range' || (hour?.kind !== 'time' && hour?.kind !== 'instant')) return null;
  const today = localDate(world.now, world.zone);
  // At its end, "this week" means the days ahead.
  const to = days.to.date > addDays(today, 2) ? days.to.date : addDays(today, 6);
  const from = [days.from.date, today].toSorted().at(-1) ?? today;
  const between = [...daysFrom(from, to)].filter((day) => isOn(series, day, world));
  return between.length === 1 && between[0] ? otherHour(series, between[0], hour, said.text, world) : null;
}

function* daysFrom(from: string, to: string): Generator<string> {
  for (let day = from; day <= to; day = addDays(day, 1)) yield day;
}

function otherHour(
  { id, title, at }: Thing,
  day: string,
  { time }: { time: string },
  text: string,
  { zone }: World,
): PhraseCall[] {
  const clock = at ? nearestHalf(time, text, localTime(at, zone)) : time;
  return [
    { tool: 'update_reminder', input: { item: id, skip: day } },
    { tool: 'set_reminder', input: { title, when: `${day} ${clock.slice(0, 5)}` } },
  ];
}

const earlyOut =
  /\bearly (?:release|dismissal|finish|closing|close|pick ?up|out)\b|\bhalf day\b|\b(?:school|nursery|kindergarten|creche|preschool|daycare)\b[^.!?]* (?:finish\w*|clos\w+|ends?|out|lets? out|over) early\b/i;
const fetching =
  /\b(?:school|nursery|kindergarten|creche|preschool|daycare)\b|\b(?:pick ?up|collect) (?:(?:the |my |our )?(?:kids|children|boys|girls|twins|son|daughter)|\p{Lu})/iu;
// An early finish of the user's own is no early finish of the school.
const ownHours = /\b(?:i|me|my|we|work|office|job|shift|shop|store|bank|parcel|lunch|party)\b/i;
const places = /\b(?:school|nursery|kindergarten|creche|preschool|daycare)\b/i;

// "Early release on friday so 12:30" is about the one series of fetching the children.
function earlyPickup({ message, times, world, hasQuestionMark }: Heard): PhraseCall[] | null {
  if (hasQuestionMark || !earlyOut.test(message) || ownHours.test(message)) return null;
  const day = times.find(({ kind }) => kind === 'date' || kind === 'instant');
  const hour = times.find(({ kind }) => kind === 'time' || kind === 'instant');
  if (!day || !('date' in day) || !day.date || !hour || !('time' in hour) || !hour.time) return null;
  const { date } = day;
  const place = places.exec(message)?.[0].toLowerCase();
  const [series, other] = world.things.filter(
    (thing) =>
      thing.rule &&
      fetching.test(thing.title) &&
      isOn(thing, date, world) &&
      (!place || (places.exec(thing.title)?.[0].toLowerCase() ?? place) === place),
  );
  return series && !other ? otherHour(series, date, { time: hour.time }, hour.text, world) : null;
}

/**
 * Returns the calls that delete alarms, as in "cancel my alarms". For a series, "cancel tomorrow's alarm"
 * leaves out only that day.
 */
export function removedAlarms(heard: Heard): PhraseCall | PhraseCall[] {
  const skipped = skippedAlarms(heard);
  if (skipped.length > 0) return skipped;
  const { when, sense, world } = heard;
  const all = when ? heard.findWords(when, ['reminder']) : world.things;
  const alarms = all.filter(({ title, rule, at }) => at && !rule && alarm.test(title));
  if (alarms[0] && (when || !alarms[1])) return removeById(alarms);
  return { tool: 'delete_reminders', input: sense === 'none' ? { items: ['alarm'] } : { when } };
}

const alarm = /^(?:alarm|wake up)\b/i;

function skippedAlarms({ times: [day, other], world }: Heard): PhraseCall[] {
  if (day?.kind !== 'date' || other || day.bound) return [];
  return world.things
    .filter((thing) => alarm.test(thing.title) && isOn(thing, day.date, world))
    .map(({ id }) => ({ tool: 'update_reminder', input: { item: id, skip: day.date } }));
}

import { removeById } from '@/lib/assistant/phrases/changes/shared';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { isOn } from '@/lib/reminders/phrases/running/series';
import type { TimeExpression } from '@/lib/time/find-times';
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
  { world }: Heard,
): PhraseCall[] | null {
  const hour = times.find((time) => time.kind === 'time' || time.kind === 'instant');
  const only =
    /\b(?:this (?:week|time|once)|just (?:this|the) (?:once|time|week)|only (?:this|today|tomorrow)|for once)\b/i;
  if (!hour || !('time' in hour) || !target.at) return null;
  const dated = times.find((time) => 'date' in time && time.kind !== 'recurrence');
  const named = dayFirst.test(text) && dated && 'date' in dated ? dated.date : null;
  const day = named ?? (only.test(text) ? localDate(target.at, world.zone) : null);
  if (!day) return null;
  return [
    { tool: 'update_reminder', input: { item: target.id, skip: day } },
    { tool: 'set_reminder', input: { title: target.title, when: `${day} ${hour.time.slice(0, 5)}` } },
  ];
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

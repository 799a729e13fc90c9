import type { Heard } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';

/** Matches the hour in time words: "at 9" in "Mondays at 9". */
export const hourWords = /\s*\b(?:at|@)\s*\d[\w:.]*(?:\s*[ap]\.?m\b\.?)?|\s*\b\d[\d:.]*\s*[ap]\.?m\b\.?/i;
/** Maximum number of minutes between a thing and the hour at which it is announced. */
const maxEarlier = 12 * 60;

/** A thing with a reminder earlier on the same day: "dentist at 3, remind me at 9". */
export interface Announcement {
  /** Time words of the thing itself. */
  own: string;
  /** Time words of the announcement. */
  when: string;
  /** Minutes between the announcement and the thing; null if the thing has no hour. */
  minutes: number | null;
  /**
   * Whether the thing occurs once and has an hour. In "dentist at 3, remind me at 2 to leave", the dentist
   * gets a reminder of its own next to the one for leaving.
   */
  isEvent: boolean;
}

/**
 * Reads the times of "Rent comes on the 1st of each month, remind me at 9am": the times of the thing, and
 * after them the hour of the announcement on the same day. Returns null if the message does not name both.
 */
export function announcedOnItsDay({ times, world }: Heard): Announcement | null {
  const at = times.at(-1);
  const before = times.slice(0, -1);
  const [first, more] = before;
  const own = before.map(({ text }) => text).join(' ');
  const thing = more ? readTime(own, world) : first;
  if (!at || !thing || before.length > 2 || !('date' in thing) || !thing.date) return null;
  const days = thing.kind === 'recurrence' ? first?.text.replace(hourWords, '').trim() : `on ${thing.date}`;
  const clock = 'time' in thing ? thing.time : null;
  const isEvent = clock !== null && thing.kind !== 'recurrence';
  if (at.kind === 'time' && clock) {
    const early = earlierHour(at, minutesOf(clock));
    if (early === null) return null;
    const two = (value: number) => String(value).padStart(2, '0');
    const said = `${two(Math.floor(early / 60))}:${two(early % 60)}`;
    return { own, when: `${days} at ${said}`, minutes: minutesOf(clock) - early, isEvent };
  }
  const isHour = at.kind === 'time' || (at.kind === 'part of day' && at.date === null);
  if (isHour) return clock ? null : { own, when: `${days} ${at.text}`, minutes: null, isEvent };
  const isSame =
    at.kind === 'recurrence'
      ? thing.kind === 'recurrence' && at.rule === thing.rule && at.time !== null
      : (at.kind === 'instant' || at.kind === 'part of day') &&
        thing.kind !== 'recurrence' &&
        (at.date === thing.date || isNightOf(thing.date, at));
  if (!isSame) return null;
  const early = clock && at.kind === 'instant' ? minutesOf(clock) - minutesOf(at.time) : 0;
  return { own, when: at.text, minutes: early > 0 ? early : null, isEvent };
}

/** Returns whether a moment is in the night that begins on a day: "2am that night". */
function isNightOf(day: string, at: { kind: string; date: string | null; time?: string }): boolean {
  return at.date === addDays(day, 1) && at.time !== undefined && at.time < '06:00';
}

/**
 * Returns the latest time before `hour` that the words can mean, at most 12 hours before it; null if there is
 * none. Without "am" or "pm", the words mean either half of the day. Times are minutes after midnight.
 */
function earlierHour({ time, text }: { time: string; text: string }, hour: number): number | null {
  const said = minutesOf(time);
  const early = [said, (said + maxEarlier) % (2 * maxEarlier)]
    .filter((one) => one === said || !halfSaid.test(text))
    .filter((one) => one < hour)
    .sort((a, b) => b - a)[0];
  return early === undefined || hour - early > maxEarlier ? null : early;
}

const halfSaid = /[ap]\.?m\b|\b(?:0\d|1[3-9]|2[0-3])[:.]|noon|midnight|morning|evening|night|afternoon/i;

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

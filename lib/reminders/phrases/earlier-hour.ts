import type { Heard } from '@/lib/phrases/phrase';
import type { TimeExpression } from '@/lib/time/find-times';

/** The hour in time words: "Mondays at 9". */
export const hourWords = /\s*\b(?:at|@)\s*\d[\w:.]*(?:\s*[ap]\.?m\b\.?)?|\s*\b\d[\d:.]*\s*[ap]\.?m\b\.?/i;
/** Maximum number of minutes between a thing and the hour at which it is announced. */
const maxEarlier = 12 * 60;

/**
 * "Choir Monday 19:30, remind me at 19:00": returns the thing's own time, the minutes between both hours
 * (30), and the earlier hour as HH:MM. Returns null if the message does not have both.
 */
export function earlierOnItsDay(
  heard: Heard,
): { own: TimeExpression; minutes: number; early: string } | null {
  const [own, at, more] = heard.times;
  if (!own || at?.kind !== 'time' || more || !('time' in own) || !own.time || own.kind === 'time')
    return null;
  const hour = minutesOf(own.time);
  const said = minutesOf(at.time);
  // An hour without "am" or "pm" is the last such hour before the event.
  const early = [said, (said + maxEarlier) % (2 * maxEarlier)]
    .filter((one) => one === said || !halfSaid.test(at.text))
    .filter((one) => one < hour)
    .sort((a, b) => b - a)[0];
  if (early === undefined || hour - early > maxEarlier) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  return { own, minutes: hour - early, early: `${two(Math.floor(early / 60))}:${two(early % 60)}` };
}

const halfSaid = /[ap]\.?m\b|\b(?:0\d|1[3-9]|2[0-3])[:.]|noon|midnight|morning|evening|night|afternoon/i;

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

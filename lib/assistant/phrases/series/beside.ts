import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { joinWords } from '@/lib/words/wording';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Returns the call that adds a second series next to the series `thing`: "weekends at 8" if `thing` is on
 * weekdays. Null if the message changes `thing` itself.
 */
export function besideCalls(thing: Thing, { times, message }: Heard): PhraseCall[] | null {
  const [time, other, another] = times;
  // "Thursdays they finish early, at 12:30" names the hour apart.
  const hour = other?.kind === 'time' ? other : null;
  if (time?.kind !== 'recurrence' || another || (other && !hour) || !thing.rule) return null;
  if (Boolean(time.time) === Boolean(hour)) return null;
  const [days, said] = [thing.rule, time.rule].map((rule) => /BYDAY=([A-Z,]+)/.exec(rule)?.[1]?.split(','));
  const own = days ?? (thing.rule === 'FREQ=DAILY' ? weekdays.map(codeOf) : []);
  if (!said || own.length < 2 || corrected.test(message)) return null;
  const added = {
    tool: 'set_reminder',
    input: {
      title: thing.title,
      when: hour ? `${time.text} at ${hour.text.replace(/^at /i, '')}` : time.text,
    },
  };
  if (said.every((day) => !own.includes(day))) return [added];
  // "Thursdays at 12:30", of what comes every weekday at 3: the other days keep their hour.
  const kept = weekdays.filter((day) => own.includes(codeOf(day)) && !said.includes(codeOf(day)));
  const isPart =
    said.every((day) => own.includes(day)) && kept.length > 0 && /INTERVAL/.test(thing.rule) === false;
  return isPart
    ? [{ tool: 'update_reminder', input: { item: thing.id, when: `every ${joinWords(kept)}` } }, added]
    : null;
}

function codeOf(day: string): string {
  return day.slice(0, 2).toUpperCase();
}

const corrected =
  /\b(?:instead|moved?|change[ds]?|make|actually|no|not|rather|switch|only|just|mean|meant|sorry|should)\b/i;

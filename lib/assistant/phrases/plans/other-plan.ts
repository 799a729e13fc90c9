import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { localDate } from '@/lib/time/format';

export const otherPlanPhrases: Phrase[] = [
  {
    // "Swap wednesday's gym for a swim" renames what is on that day.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: ["(swap|change|replace|switch) [the|my] {day:time} ['s] {item} (for|with|to|into) [a|an] {value}"],
    fits: (heard) => onItsDay(heard) !== null,
    calls: (heard) => ({
      tool: 'update_reminder',
      input: { item: onItsDay(heard)?.id, title: heard.text('value') },
    }),
    examples: [],
  },
];

function onItsDay({ find, times, world }: Heard): Thing | null {
  const [day, another] = times.flatMap((time) => ('date' in time && time.date ? [time.date] : []));
  if (!day || another) return null;
  const [found, other] = find('item', ['reminder']).filter(
    ({ at, rule }) => at && !rule && localDate(at, world.zone) === day,
  );
  return found && !other ? found : null;
}

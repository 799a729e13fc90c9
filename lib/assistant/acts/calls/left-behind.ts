import type { Understanding } from '@/lib/assistant/acts/understanding';
import type { World } from '@/lib/phrases/phrase';
import { formatWhen } from '@/lib/time/format';
import { hourMs } from '@/lib/time/units';
import { quoted } from '@/lib/words/wording';

const longestBefore = 16 * hourMs;
const maxNamed = 3;
// Words that tie a reminder to the event: "an hour before", "that morning".
const forIt =
  /\b(?:before|beforehand|ahead|that (?:day|morning|afternoon|evening|night)|same day|on the day|for (?:it|that))\b/i;

/**
 * Names the reminders that were set for an event after it was told, if the event moves without them: "collect the
 * cake" on the morning of a party.
 */
export function withLeftBehind(meant: Understanding, world: World): Understanding {
  const [call, another] = meant.calls;
  const { now, zone, things, mentions, told: messages = [] } = world;
  const event = things.find(({ id, rule }) => id === call?.input.item && !rule);
  if (another || call?.tool !== 'update_reminder' || !call.input.when || !event?.at) return meant;
  const told = mentions.findIndex(({ thing, how }) => thing.id === event.id && how === 'made');
  const later = new Set(mentions.slice(0, Math.max(0, told)).map(({ thing }) => thing.id));
  const old = event.at.getTime();
  const left = things.filter(({ id, kind, title, at, rule }) => {
    const before = at ? old - at.getTime() : 0;
    const isFor = messages.some(
      (said) => said.toLowerCase().includes(title.toLowerCase()) && forIt.test(said),
    );
    return kind === 'reminder' && !rule && later.has(id) && before > 0 && before <= longestBefore && isFor;
  });
  if (left.length === 0 || left.length > maxNamed) return meant;
  const lines = left.map(({ title, at }) => `${quoted(title)} stays: ${formatWhen(at ?? now, zone, now)}.`);
  return { ...meant, says: [...meant.says, lines.join('\n')] };
}

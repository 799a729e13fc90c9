import type { Understanding } from '@/lib/assistant/acts/understanding';
import type { World } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { dayMs } from '@/lib/time/units';

const reported =
  /^(?!.*\b(?:remind|(?:i|we)(?:['’]d)? (?:want|need|would|like))\b)(?!\W*(?:(?:please|can you|could you|no|actually|ok|and|so|i|we)[, ]+)*(?:move|push|change|shift|make|set|put)\b).*\b(?:moved|pushed|extended|postponed|changed|brought|given|gave|due|deadline)\b/i;

// "Paid", after "water bill due on the 28th" and "remind me two days before".
function withBothTicked(meant: Understanding, { things }: World): Understanding {
  const [call, another] = meant.calls;
  const ids: unknown[] = Array.isArray(call?.input.items) ? call.input.items : [];
  const ticked = things.find(({ id, rule }) => id === ids[0] && !rule);
  if (!call || another || ids.length !== 1 || !ticked) return meant;
  if (call.input.completed === false) return meant;
  const kind = ticked.kind === 'todo' ? 'reminder' : 'todo';
  const other = things.find(
    (one) =>
      one.kind === kind && one.title === ticked.title && !one.isDone && !one.rule && (one.at ?? one.date),
  );
  const tool = kind === 'todo' ? 'complete_todos' : 'complete_reminders';
  return other ? { ...meant, calls: [call, { tool, input: { items: [other.id] } }] } : meant;
}

/**
 * Moves what is due, if others moved it: after "report due 4 december" and "remind me 3 days before", "my boss
 * moved it to the 11th" is about the report. Its reminder stays as many days before.
 * What is due and its notice are ticked together.
 */
export function withDeadline(meant: Understanding, said: string, world: World): Understanding {
  const [call, another] = meant.calls;
  if (call && /^complete_/.test(call.tool)) return withBothTicked(meant, world);
  const to =
    call?.tool === 'update_reminder' ? call.input.when : call?.tool === 'update_todo' ? call.input.due : '';
  if (!call || another || !to || !reported.test(said)) return meant;
  const { things, zone } = world;
  const named = things.find(({ id, rule }) => id === call.input.item && !rule);
  const own = things.filter(({ title }) => title === named?.title);
  const notice = own.find(({ kind, at, rule }) => kind === 'reminder' && at && at > world.now && !rule);
  const day = notice?.at ? localDate(notice.at, zone) : '';
  const due = own.find(({ kind, date, isDone }) => kind === 'todo' && !isDone && date && date > day);
  const time = readTime(String(to), world);
  const moved = time && 'date' in time ? time.date : null;
  if (!notice?.at || !due?.date || !moved) return meant;
  const early = addDays(moved, Math.round((Date.parse(day) - Date.parse(due.date)) / dayMs));
  const isAhead = early > localDate(world.now, zone);
  const kept = { item: notice.id, when: `${early} ${localTime(notice.at, zone).slice(0, 5)}` };
  return {
    ...meant,
    calls: [
      { tool: 'update_todo', input: { item: due.id, due: moved } },
      ...(isAhead ? [{ tool: 'update_reminder', input: kept }] : []),
    ],
  };
}

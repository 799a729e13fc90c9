import type { Ctx } from '@/lib/context';
import type { Kind, Pending } from '@/lib/deliveries/kinds';
import { type DueReminder, dueReminders } from '@/lib/reminders/reads';
import { type Due, nextRuns, type Run } from '@/lib/scheduler/runs';

const minuteMs = 60_000;
const expiryMs = 12 * 3_600_000;

/** Minutes after a reminder, and after each time it was asked about; then no more. */
const pauses = [15, 30, 60, 120];

/** From a reminder to the last time it is asked about. */
export const naggingMs = pauses.reduce((sum, pause) => sum + pause, 0) * minuteMs;

/** The first time it is asked about; `slot` counts behind the wall-clock time it belongs to. */
export function firstNag({ slot, at }: { slot: string; at: Date }): { slot: string; at: Date } {
  return { slot: `${slot}#1`, at: after(at, pauses[0] ?? 0) };
}

/** Asks again where that was wished for, with growing pauses, until it is answered; then it stops by itself. */
export const nagKind: Kind = {
  slotOf: (due) =>
    `${due.subjectId}@${askedAbout(due.at, countOf(due.slot)).toISOString()}#${countOf(due.slot)}`,
  next: nextNag,
  isOurs: true,
  template: 'reminder',
  expiresAt: ({ at }) => new Date(at.getTime() + expiryMs),
  render: async (ctx, pending) => {
    const byId = await remindersOf(ctx, pending);
    const texts = newestOf(pending).flatMap(({ id, subjectId, slot, dueAt }) => {
      const reminder = byId.get(subjectId ?? '');
      const count = countOf(slot);
      if (!reminder?.nag || isAnswered(reminder, askedAbout(dueAt, count))) return [];
      return [[id, textOf(reminder, count)] as const];
    });
    return new Map(texts);
  },
};

/** The reminders behind deliveries, by id. */
export async function remindersOf(ctx: Ctx, pending: Pending[]): Promise<Map<string, DueReminder>> {
  const rows = await dueReminders(
    ctx,
    pending.flatMap(({ subjectId }) => subjectId ?? []),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether the person has answered what was due at this instant. */
export function isAnswered({ acknowledgedAt }: { acknowledgedAt: Date | null }, at: Date): boolean {
  return acknowledgedAt !== null && acknowledgedAt >= at;
}

function nextNag(due: Due, now: Date): Run['next'] {
  const [wall = ''] = due.slot.split('#');
  const count = countOf(due.slot);
  const pause = pauses[count];
  if (pause !== undefined) return { slot: `${wall}#${count + 1}`, at: after(due.at, pause) };
  const [run] = nextRuns([{ ...due, slot: wall }], now);
  return run?.next ? firstNag(run.next) : null;
}

function textOf({ title }: DueReminder, count: number): string {
  const isLast = pauses[count] === undefined;
  const hint = isLast ? 'I stop asking now. Reply to resume.' : 'Answer “done” or “snooze 1h”.';
  return `Still open: ${title}\n${hint}`;
}

/** Held back together, only the newest of a reminder's questions is asked. */
function newestOf(pending: Pending[]): Pending[] {
  const bySubject = Map.groupBy(pending, ({ subjectId }) => subjectId);
  return [...bySubject.values()].flatMap(
    (all) => all.toSorted((a, b) => b.dueAt.getTime() - a.dueAt.getTime())[0] ?? [],
  );
}

/** When the thing was due that is asked about for the `count`th time at this instant. */
function askedAbout(at: Date, count: number): Date {
  return after(at, -pauses.slice(0, count).reduce((sum, pause) => sum + pause, 0));
}

function countOf(slot: string): number {
  return Number(slot.split('#')[1] ?? 1);
}

function after(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * minuteMs);
}

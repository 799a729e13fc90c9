import { mirroredEvents } from '@/lib/connectors/calendar';
import type { Ctx } from '@/lib/context';
import { readDailyReminders } from '@/lib/daily-reminders/reads';
import { maxPartLines, summaryText } from '@/lib/daily-reminders/summary';
import { markSent } from '@/lib/daily-reminders/writes';
import { usersWithRecentCrisis } from '@/lib/journal/entries/entry-reads';
import type { DeliveryKind, PendingDelivery } from '@/lib/outbox/kinds';
import { listMissedReminders } from '@/lib/outbox/reads';
import { comingReminders, dueReminders } from '@/lib/reminders/reads';
import { addDays, fromLocal } from '@/lib/time/clock';
import { localDate, type TimeReader } from '@/lib/time/format';
import { dayMs } from '@/lib/time/units';
import { listTodoAgendas } from '@/lib/todos/reads';

/** The daily summary, once per local date. Not sent after midnight. */
export const dailyKind: DeliveryKind = {
  template: 'summary',
  keyOf: ({ slot }) => ({ cause: 'user', occursOn: slot.slice(0, 10) }),
  expiresAt: ({ slot, zone }) => fromLocal(addDays(slot.slice(0, 10), 1), '00:00', zone),
  render: (ctx, pending, readerOf) => renderSummaries(ctx, pending, readerOf, ({ isActive }) => isActive),
  onSent: (ctx, sent) => markSent(ctx, subjectIds(sent)),
};

export async function renderSummaries(
  ctx: Ctx,
  pending: PendingDelivery[],
  readerOf: (userId: string) => TimeReader,
  isWanted: (daily: { isActive: boolean }) => boolean = () => true,
): Promise<Map<string, string>> {
  const now = ctx.now();
  const dailies = (await readDailyReminders(ctx, subjectIds(pending))).filter(isWanted);
  const users = dailies.map(({ userId, timezone, includeReminders }) => {
    const today = localDate(now, timezone);
    const days = { today: 1, next_3_days: 3, all: null }[includeReminders];
    const to = days === null ? null : fromLocal(addDays(today, days), '00:00', timezone);
    return { userId, today, from: now, to };
  });
  const ids = users.map(({ userId }) => userId);
  // Two days cover today in every time zone.
  const range = { from: now, to: new Date(now.getTime() + 2 * dayMs) };
  const [agendas, events, reminders, missed, quiet] = await Promise.all([
    listTodoAgendas(ctx, users, maxPartLines),
    mirroredEvents(ctx, ids, range),
    comingReminders(ctx, users, maxPartLines),
    listMissedReminders(ctx, ids, new Date(now.getTime() - dayMs)),
    usersWithRecentCrisis(ctx, ids),
  ]);
  const missedByUser = await groupMissed(ctx, missed);
  const byId = new Map(dailies.map((daily) => [daily.id, daily]));
  const texts = pending.flatMap(({ id, subjectId }) => {
    const daily = byId.get(subjectId ?? '');
    const agenda = daily && agendas.get(daily.userId);
    if (!daily || !agenda) return [];
    const isQuiet = quiet.has(daily.userId);
    const reader = readerOf(daily.userId);
    const text = summaryText({
      clock: typeof reader === 'string' ? null : reader.clock,
      daily: isQuiet ? { ...daily, includeMotivation: false, includeJournal: false } : daily,
      now,
      agenda,
      events: events.get(daily.userId) ?? [],
      reminders: reminders.get(daily.userId) ?? [],
      missed: missedByUser.get(daily.userId) ?? [],
    });
    return [[id, text] as const];
  });
  return new Map(texts);
}

async function groupMissed(ctx: Ctx, missed: Awaited<ReturnType<typeof listMissedReminders>>) {
  const ids = missed.flatMap(({ subjectId }) => subjectId ?? []);
  const rows = ids.length > 0 ? await dueReminders(ctx, ids) : [];
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  const titled = missed.flatMap(({ userId, subjectId, dueAt }) => {
    const title = titles.get(subjectId ?? '');
    return title ? [{ userId, title, at: dueAt }] : [];
  });
  return Map.groupBy(titled, ({ userId }) => userId);
}

function subjectIds(pending: PendingDelivery[]): string[] {
  return pending.flatMap(({ subjectId }) => subjectId ?? []);
}

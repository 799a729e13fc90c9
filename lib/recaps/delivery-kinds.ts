import type { Ctx } from '@/lib/context';
import { readMoods, usersWithRecentCrisis } from '@/lib/journal/entries/entry-reads';
import type { DeliveryKind, PendingDelivery } from '@/lib/outbox/kinds';
import { countReminders } from '@/lib/outbox/reads';
import { findActiveUsers, periodsTable, type RecapPeriod, readRecapSettings } from '@/lib/recaps/reads';
import { lastDays, maxOverdueShown, recapText, silentDays, streakDays } from '@/lib/recaps/rules';
import { addDays, fromLocal } from '@/lib/time/clock';
import { countCompletedByDay, listTodoAgendas } from '@/lib/todos/reads';

/**
 * The weekly recap. Expires at the end of the next local day, because quiet hours may delay it past midnight.
 */
export const recapKind: DeliveryKind = {
  respectsQuietHours: true,
  template: 'recap',
  keyOf: ({ slot }) => ({ cause: 'user', occursOn: slot.slice(0, 10) }),
  expiresAt: ({ slot, zone }) => fromLocal(addDays(slot.slice(0, 10), 2), '00:00', zone),
  render: renderRecaps,
};

async function renderRecaps(ctx: Ctx, pending: PendingDelivery[]): Promise<Map<string, string>> {
  const ids = pending.map(({ userId }) => userId);
  const [settings, quiet] = await Promise.all([readRecapSettings(ctx, ids), usersWithRecentCrisis(ctx, ids)]);
  const wanted = settings.filter(({ userId, isOn }) => isOn && !quiet.has(userId));
  const periods = periodsOf(pending, new Map(wanted.map(({ userId, zone }) => [userId, zone])));
  const table = periodsTable(periods);
  const [active, completed, moods, reminders, agendas] = await Promise.all([
    findActiveUsers(ctx, periods),
    countCompletedByDay(ctx, table),
    readMoods(ctx, table),
    countReminders(ctx, table),
    listTodoAgendas(ctx, periods, maxOverdueShown),
  ]);
  const completedOf = Map.groupBy(completed, ({ userId }) => userId);
  const moodsOf = Map.groupBy(moods, ({ userId }) => userId);
  const remindersOf = new Map(reminders.map((row) => [row.userId, row]));
  const texts = periods
    .filter(({ userId }) => active.has(userId))
    .map(({ id, userId, today, firstDay }) => {
      const days = completedOf.get(userId) ?? [];
      const agenda = agendas.get(userId);
      const text = recapText({
        today,
        completed: new Map(days.map(({ day, count }) => [addDays(firstDay, day - 1), count])),
        moods: new Map((moodsOf.get(userId) ?? []).map(({ date, score }) => [date, score])),
        reminders: remindersOf.get(userId) ?? { sent: 0, missed: 0 },
        overdue: agenda?.overdue ?? [],
        overdueCount: agenda?.overdueCount ?? 0,
      });
      return [id, text] as const;
    });
  return new Map(texts);
}

function periodsOf(pending: PendingDelivery[], zones: Map<string, string>): (RecapPeriod & { id: string })[] {
  const cache = new Map<string, Omit<RecapPeriod, 'userId'>>();
  return pending.flatMap(({ id, userId, occursOn }) => {
    const zone = zones.get(userId);
    if (zone === undefined || occursOn === null) return [];
    const key = `${zone}|${occursOn}`;
    const period = cache.get(key) ?? periodOf(occursOn, zone);
    cache.set(key, period);
    return [{ id, userId, ...period }];
  });
}

function periodOf(today: string, zone: string): Omit<RecapPeriod, 'userId'> {
  const start = (date: string) => fromLocal(date, '00:00', zone);
  const dates = lastDays(today, streakDays);
  return {
    today,
    firstDay: dates[0] ?? today,
    weekFrom: start(addDays(today, -6)),
    silentFrom: start(addDays(today, 1 - silentDays)),
    dayStarts: [...dates, addDays(today, 1)].map(start),
  };
}

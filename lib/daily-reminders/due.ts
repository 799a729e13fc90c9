import { agendaFor } from '@/lib/connectors/calendar';
import type { Ctx } from '@/lib/context';
import { dailyRemindersOf } from '@/lib/daily-reminders/reads';
import { partLength, summaryText } from '@/lib/daily-reminders/summary';
import { markSent } from '@/lib/daily-reminders/writes';
import type { Kind, Pending } from '@/lib/deliveries/kinds';
import { missedSince } from '@/lib/deliveries/reads';
import { quietAmong } from '@/lib/journal/entry-reads';
import { comingReminders, dueReminders } from '@/lib/reminders/reads';
import { addDays, fromLocal } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { agendasOf } from '@/lib/todos/reads';

const dayMs = 24 * 3_600_000;

/** A person's day in one message, once a local date; after midnight nobody wants yesterday's. */
export const dailyKind: Kind = {
  template: 'summary',
  slotOf: ({ slot }) => slot.slice(0, 10),
  expiresAt: ({ slot, zone }) => fromLocal(addDays(slot.slice(0, 10), 1), '00:00', zone),
  render: (ctx, pending) => renderSummaries(ctx, pending, ({ isActive }) => isActive),
  onSent: (ctx, sent) => markSent(ctx, subjects(sent)),
};

/** The summaries of many people, in a constant number of statements; only the wanted ones. */
export async function renderSummaries(
  ctx: Ctx,
  pending: Pending[],
  isWanted: (daily: { isActive: boolean }) => boolean = () => true,
): Promise<Map<string, string>> {
  const now = ctx.now();
  const dailies = (await dailyRemindersOf(ctx, subjects(pending))).filter(isWanted);
  const people = dailies.map(({ userId, timezone, includeReminders }) => {
    const today = localDate(now, timezone);
    const last = { today: 1, next_3_days: 3, all: null }[includeReminders];
    const to = last === null ? null : fromLocal(addDays(today, last), '00:00', timezone);
    return { userId, today, from: now, to };
  });
  const ids = people.map(({ userId }) => userId);
  // Whoever's day it is: none ends later than two days from now.
  const days = { from: now, to: new Date(now.getTime() + 2 * dayMs) };
  const [agendas, events, reminders, missed, quiet] = await Promise.all([
    agendasOf(ctx, people, partLength),
    agendaFor(ctx, ids, days),
    comingReminders(ctx, people, partLength),
    missedSince(ctx, ids, new Date(now.getTime() - dayMs)),
    quietAmong(ctx, ids),
  ]);
  const names = new Map(
    (missed.length > 0
      ? await dueReminders(
          ctx,
          missed.map(({ subjectId }) => subjectId ?? ''),
        )
      : []
    ).map(({ id, title }) => [id, title]),
  );
  const byId = new Map(dailies.map((daily) => [daily.id, daily]));
  const texts = pending.flatMap(({ id, subjectId }) => {
    const daily = byId.get(subjectId ?? '');
    const agenda = daily && agendas.get(daily.userId);
    if (!daily || !agenda) return [];
    const lost = missed.flatMap(({ userId, subjectId: reminder, dueAt }) => {
      const title = names.get(reminder ?? '');
      return userId === daily.userId && title ? [{ title, at: dueAt }] : [];
    });
    const isQuiet = quiet.has(daily.userId);
    const text = summaryText({
      daily: isQuiet ? { ...daily, includeMotivation: false, includeJournal: false } : daily,
      now,
      agenda,
      events: events.get(daily.userId) ?? [],
      reminders: reminders.get(daily.userId) ?? [],
      missed: lost,
    });
    return [[id, text] as const];
  });
  return new Map(texts);
}

function subjects(pending: Pending[]): string[] {
  return pending.flatMap(({ subjectId }) => subjectId ?? []);
}

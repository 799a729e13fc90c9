import { type EventRow, exceptionsDue } from '@/lib/connectors/event-reads';
import { dropEvent, markEvent } from '@/lib/connectors/event-writes';
import { markInStep } from '@/lib/connectors/push-writes';
import type { ConnectorRow } from '@/lib/connectors/reads';
import { mainCalendar } from '@/lib/connectors/rules';
import { ruleOf } from '@/lib/connectors/sync/reminder-entry';
import { tell } from '@/lib/connectors/sync/tell';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { CalendarEntry } from '@/lib/ports';
import { snoozeReminders } from '@/lib/reminders/answer-writes';
import type { ReminderRow } from '@/lib/reminders/reads';
import { changeReminder, keptReminders, type ReminderChange } from '@/lib/reminders/writes';
import { slotAt } from '@/lib/scheduler/runs';
import { fromLocal } from '@/lib/time/clock';
import { formatWhen, localDate } from '@/lib/time/format';
import { nextOccurrence } from '@/lib/time/recurrence';
import { quoted } from '@/lib/wording';

/**
 * What became of a reminder's event in the calendar, done here: moved there moves the reminder, deleted there is asked about. Where
 * the reminder was changed here meanwhile, that is carried over instead.
 */
export async function follow(
  ctx: UserCtx,
  connector: ConnectorRow,
  row: EventRow,
  entry: CalendarEntry,
): Promise<void> {
  const reminder = await reminderBehind(ctx, row);
  if (!reminder) return;
  if (!connector.syncRemindersToCalendar) return note(ctx, row, entry);
  const isOurs = row.rev !== reminder.rev || row.calendarId !== (connector.calendarId ?? mainCalendar);
  if (isOurs) return;
  if (entry.isCancelled) return row.isCancelled ? undefined : askAboutDeleted(ctx, row, reminder);
  if (isSame(row, entry)) return;
  await moveReminder(ctx, connector, row, reminder, entry);
}

/** Moves the coming occurrence of a series that was moved there, and asks about one that was deleted there. The series stays. */
export async function followExceptions(ctx: UserCtx, connector: ConnectorRow): Promise<void> {
  if (!connector.syncRemindersToCalendar) return;
  for (const row of await exceptionsDue(ctx, connector.id)) {
    const reminder = await reminderBehind(ctx, row);
    if (reminder) await followException(ctx, connector, row, reminder);
  }
}

/**
 * An occurrence that was moved there before and is still to come here moves once more, or is asked about where it is deleted now.
 * False where it is none of those: its turn is still to come, or is over.
 */
export async function followAgain(
  ctx: UserCtx,
  connector: ConnectorRow,
  row: EventRow,
  entry: CalendarEntry,
): Promise<boolean> {
  if (!connector.syncRemindersToCalendar || row.rev !== 0 || row.isCancelled || !row.reminderId) return false;
  const { rows, schedules } = await keptReminders(ctx, [row.reminderId]);
  const [reminder] = rows;
  const coming = schedules.find(({ kind }) => kind === 'snooze');
  if (!reminder || coming?.at.getTime() !== row.startTime.getTime()) return false;
  const { startTime, endTime } = placeOf(entry);
  await inTransaction(ctx, async (tx) => {
    await markEvent(tx, row.id, { startTime, endTime, isCancelled: entry.isCancelled });
    if (entry.isCancelled) return askAboutOccurrence(tx, row, reminder, row.startTime);
    if (startTime <= ctx.now()) return tellNotMoved(tx, row, reminder, startTime, past);
    await snoozeReminders(tx, [{ id: reminder.id, until: ctx.now() }], startTime);
    await markInStep(tx, connector.id, reminder.id);
  });
  return true;
}

async function reminderBehind(ctx: UserCtx, { reminderId }: EventRow): Promise<ReminderRow | undefined> {
  if (!reminderId) return undefined;
  const { rows } = await keptReminders(ctx, [reminderId]);
  return rows[0];
}

/** While syncing is off the event is one like any other; switched on again, ours is written anew. */
function note(ctx: UserCtx, row: EventRow, entry: CalendarEntry): Promise<void> {
  if (entry.isCancelled) return dropEvent(ctx, row.id);
  return markEvent(ctx, row.id, { ...placeOf(entry), rev: -1 });
}

async function askAboutDeleted(ctx: UserCtx, row: EventRow, reminder: ReminderRow): Promise<void> {
  const { title, isActive, reminderTime, rev } = reminder;
  await inTransaction(ctx, async (tx) => {
    await markEvent(tx, row.id, { isCancelled: true });
    if (!isActive) return;
    const when = formatWhen(reminderTime, ctx.user.timezone, ctx.now());
    await tell(
      tx,
      ctx.user.id,
      `event-deleted:${row.id}:${rev}`,
      `You deleted ${quoted(title)} (${when}) from your calendar. Should the reminder go too? It still comes here; to delete it, write “delete the reminder ${title}”.`,
    );
  });
}

async function moveReminder(
  ctx: UserCtx,
  { id: connectorId }: ConnectorRow,
  row: EventRow,
  reminder: ReminderRow,
  entry: CalendarEntry,
): Promise<void> {
  const refused = await inTransaction(ctx, async (tx) => {
    await markEvent(tx, row.id, { ...placeOf(entry), isCancelled: false });
    await changeReminder(tx, reminder.id, changeBy(ctx, reminder, entry));
    await markInStep(tx, connectorId, reminder.id);
  }).catch(unlessExpected);
  if (!refused) return;
  await inTransaction(ctx, async (tx) => {
    await markEvent(tx, row.id, placeOf(entry));
    await tellNotMoved(tx, row, reminder, entry.start, refused.message);
  });
}

function tellNotMoved(
  ctx: UserCtx,
  row: EventRow,
  { title, reminderTime }: ReminderRow,
  to: Date,
  why: string,
): Promise<void> {
  const { timezone, id } = ctx.user;
  const stands = formatWhen(reminderTime, timezone, ctx.now());
  const wanted = formatWhen(to, timezone, ctx.now());
  return tell(
    ctx,
    id,
    `event-moved:${row.id}:${to.getTime()}`,
    `You moved ${quoted(title)} to ${wanted} in your calendar. I could not follow: ${why} The reminder stays at ${stands}.`,
  );
}

/** A day without an hour is at nine, as everywhere. */
const wholeDayHour = '09:00';

function changeBy(ctx: UserCtx, reminder: ReminderRow, entry: CalendarEntry): ReminderChange {
  const zone = entry.zone ?? ctx.user.timezone;
  const day = localDate(entry.start, zone);
  const start = entry.isAllDay ? fromLocal(day, wholeDayHour, zone) : entry.start;
  if (entry.recurrence.length === 0) return { at: start, ...(reminder.recurrenceRule ? { rule: null } : {}) };
  const rule = ruleOf(entry, zone);
  const [date = '', time = ''] = slotAt(start, zone).split('T');
  const next = rule && upcoming({ rule, date, time, zone }, ctx.now());
  if (!rule || !next) throw new AppError('invalid', 'I cannot repeat a reminder by its new rule.');
  return { at: next, rule };
}

async function followException(
  ctx: UserCtx,
  connector: ConnectorRow,
  row: EventRow,
  reminder: ReminderRow,
): Promise<void> {
  const { startTime, originalStart, isCancelled } = row;
  const isUnmoved = startTime.getTime() === originalStart?.getTime();
  if (!isCancelled && isUnmoved) return markEvent(ctx, row.id, { rev: 0 });
  const refused = await inTransaction(ctx, async (tx) => {
    await markEvent(tx, row.id, { rev: 0 });
    if (isCancelled) return askAboutOccurrence(tx, row, reminder, reminder.reminderTime);
    if (startTime <= ctx.now()) throw new AppError('invalid', past);
    await moveOccurrence(tx, reminder, startTime);
    await markInStep(tx, connector.id, reminder.id);
  }).catch(unlessExpected);
  if (!refused) return;
  await inTransaction(ctx, async (tx) => {
    await markEvent(tx, row.id, { rev: 0 });
    await tellNotMoved(tx, row, reminder, startTime, refused.message);
  });
}

const past = 'that is already past.';

/** What a verb refuses is told; anything else is thrown on. */
function unlessExpected(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

function askAboutOccurrence(ctx: UserCtx, row: EventRow, { title }: ReminderRow, at: Date): Promise<void> {
  const when = formatWhen(at, ctx.user.timezone, ctx.now());
  return tell(
    ctx,
    ctx.user.id,
    `event-deleted:${row.id}:${at.getTime()}`,
    `You deleted ${quoted(title)} of ${when} from your calendar. That one still comes here, as the rest of the series; to end all of them, write “delete the reminder ${title}”.`,
  );
}

/** The series goes on from its next occurrence, and this one comes once at its new time. */
async function moveOccurrence(ctx: UserCtx, reminder: ReminderRow, to: Date): Promise<void> {
  const { id, recurrenceRule: rule, reminderTime } = reminder;
  const zone = ctx.user.timezone;
  const [date = '', time = ''] = slotAt(reminderTime, zone).split('T');
  const next = rule && upcoming({ rule, date, time, zone }, reminderTime);
  if (!next) {
    await changeReminder(ctx, id, { at: to, rule: null });
    return;
  }
  await changeReminder(ctx, id, { at: next });
  await snoozeReminders(ctx, [{ id, until: ctx.now() }], to);
}

/** Null also for a rule that reminders do not hold to. */
function upcoming(
  series: { rule: string; date: string; time: string; zone: string },
  after: Date,
): Date | null {
  try {
    return nextOccurrence(series, after)?.at ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function placeOf({ start, end, recurrence }: CalendarEntry) {
  return {
    startTime: start,
    endTime: end,
    recurrence: recurrence.length > 0 ? recurrence.join('\n') : null,
  };
}

function isSame(row: EventRow, entry: CalendarEntry): boolean {
  const { startTime, recurrence } = placeOf(entry);
  return row.startTime.getTime() === startTime.getTime() && inOrder(row.recurrence) === inOrder(recurrence);
}

/** The parts of a rule may stand in any order. */
function inOrder(recurrence: string | null): string {
  return (recurrence ?? '')
    .replace(/^RRULE:/i, '')
    .toUpperCase()
    .split(';')
    .sort()
    .join(';');
}

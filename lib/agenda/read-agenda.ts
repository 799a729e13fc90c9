import { maxAgendaItems, maxOccurrencesOfEach, maxYearsAhead } from '@/lib/agenda/rules';
import type { AgendaItem } from '@/lib/agenda/schema';
import { mirroredEvents } from '@/lib/connectors/calendar';
import { rangeOfDays } from '@/lib/connectors/events/event-time';
import type { CalendarEvent, TimeRange } from '@/lib/connectors/schema';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { letOthersRun } from '@/lib/event-loop/slices';
import { type AgendaReminder, listAgendaReminders } from '@/lib/reminders/agenda-reads';
import { isUnanswered } from '@/lib/reminders/rules';
import { daysOfPlan, endOfHours } from '@/lib/reminders/wording';
import { listSocialDates } from '@/lib/social/reads';
import { dateInYear, occasionOf } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';
import { localDate, localTime } from '@/lib/time/format';
import { occurrencesBetween } from '@/lib/time/recurrence';
import { userToday } from '@/lib/time/today';
import { minuteMs } from '@/lib/time/units';
import { listDueTodos } from '@/lib/todos/agenda-reads';
import type { ListedTodo } from '@/lib/todos/reads';
import { dueState } from '@/lib/todos/rules';
import { capitalized } from '@/lib/words/wording';

/**
 * Returns the agenda from `from` to `to` (local, YYYY-MM-DD, both included). If today is included, adds
 * overdue todos and unanswered reminders. Throws `invalid` if `to` is too many years ahead.
 */
export async function readAgenda(ctx: UserCtx, from: string, to: string): Promise<AgendaItem[]> {
  const today = userToday(ctx);
  const range = rangeOfDays({ from, to }, ctx.user.timezone);
  if (Number(to.slice(0, 4)) - Number(today.slice(0, 4)) > maxYearsAhead)
    throw new AppError('invalid', `An agenda reaches at most ${maxYearsAhead} years ahead.`);
  const withOpen = from <= today && today <= to;
  const [todos, reminders, social, events] = await Promise.all([
    listDueTodos(ctx, { from, to, overdueOn: withOpen ? today : null }),
    listAgendaReminders(ctx, range, { withUnanswered: withOpen }),
    listSocialDates(ctx),
    mirroredEvents(ctx, [ctx.user.id], range),
  ]);
  const items = [
    ...todos.map((todo) => todoItem(todo, today)),
    ...(await reminderItems(reminders, range, {
      withUnanswered: withOpen,
      userZone: ctx.user.timezone,
      today,
    })),
    ...social.flatMap((date) => socialItems(date, { from, to, today })),
    ...(events.get(ctx.user.id) ?? []).map((event) => eventItem(ctx, event)),
  ];
  return inOrder(items, ctx.user.timezone).slice(0, maxAgendaItems);
}

function todoItem(todo: ListedTodo, today: string): AgendaItem {
  const { id, text: title, dueDate, list } = todo;
  return {
    ...{ kind: 'todo', id, title, date: dueDate ?? today },
    state: dueState(todo, today) === 'overdue' ? 'overdue' : 'upcoming',
    ...(list ? { list } : {}),
  };
}

const seriesInARow = 10;

async function reminderItems(
  reminders: AgendaReminder[],
  range: TimeRange,
  view: ReminderView,
): Promise<AgendaItem[]> {
  const items: AgendaItem[] = [];
  for (const [index, reminder] of reminders.entries()) {
    if (index % seriesInARow === seriesInARow - 1) await letOthersRun();
    items.push(...itemsOf(reminder, range, view));
  }
  return items;
}

interface ReminderView {
  withUnanswered: boolean;
  userZone: string;
  today: string;
}

function itemsOf(reminder: AgendaReminder, range: TimeRange, view: ReminderView): AgendaItem[] {
  const { withUnanswered, userZone } = view;
  const { id, title, description, repeats, firedAt, snoozedUntil } = reminder;
  const item = (at: Date, state: AgendaItem['state']): AgendaItem => ({
    ...{ kind: 'reminder', id, title, at: at.toISOString(), state },
    ...(repeats ? { repeats: true } : {}),
  });
  const isIn = (at: Date) => at >= range.from && at < range.to;
  const waiting = withUnanswered && firedAt && isUnanswered(reminder) ? [item(firedAt, 'unanswered')] : [];
  const snoozed = snoozedUntil && isIn(snoozedUntil) ? [item(snoozedUntil, 'snoozed')] : [];
  const isMoved = snoozedUntil !== null && repeats === null;
  const coming = reminder.isActive && !isMoved ? occurrencesOf(reminder, range).filter(isIn) : [];
  const upcoming = coming.map((at) => {
    const end = endOfHours(description, at, userZone)?.toISOString();
    const noticeDays = repeats ? [] : noticeDaysOf(reminder, at, view);
    return {
      ...item(at, 'upcoming'),
      ...(end ? { end } : {}),
      ...(noticeDays.length > 0 ? { noticeDays } : {}),
    };
  });
  const plan = daysOfPlan(description);
  if (!plan || waiting.length + snoozed.length + upcoming.length > 0)
    return [...waiting, ...snoozed, ...upcoming];
  // A plan of several days that began before is on every day until its end.
  const [first, last] = [range.from, new Date(range.to.getTime() - 1)].map((at) => localDate(at, userZone));
  if (!first || !last || plan.from > last || plan.to < first || isMoved) return [];
  return [{ kind: 'reminder', id, title, date: first, end: plan.to, state: 'upcoming' }];
}

function noticeDaysOf({ leads }: AgendaReminder, at: Date, { userZone, today }: ReminderView): string[] {
  const own = localDate(at, userZone);
  return leads
    .map((minutes) => localDate(new Date(at.getTime() - minutes * minuteMs), userZone))
    .filter((day) => today <= day && day < own);
}

function occurrencesOf({ rule, slot, zone, reminderTime }: AgendaReminder, range: TimeRange): Date[] {
  if (!rule || !slot || !zone) return [reminderTime];
  const isElapsed = /FREQ=(?:HOURLY|MINUTELY)/i.test(rule);
  const [date = '', time = ''] = (isElapsed ? reminderTime.toISOString() : slot).slice(0, 19).split('T');
  const series = { rule, date, time, zone: isElapsed ? 'UTC' : zone };
  const from = new Date(Math.max(range.from.getTime(), reminderTime.getTime()));
  return occurrencesBetween(series, { from, to: range.to }, maxOccurrencesOfEach).map(({ at }) => at);
}

function socialItems(
  social: SocialDate,
  { from, to, today }: { from: string; to: string; today: string },
): AgendaItem[] {
  const years = [...new Set([from, to].map((date) => Number(date.slice(0, 4))))];
  return years
    .map((year) => dateInYear(year, social))
    .filter((date) => from <= date && date <= to)
    .map((date) => ({
      ...{ kind: social.kind, id: social.id, title: capitalized(occasionOf(social)), date },
      state: date < today ? 'past' : 'upcoming',
    }));
}

function eventItem(ctx: UserCtx, event: CalendarEvent): AgendaItem {
  const { id, title, startTime, endTime, isAllDay, location } = event;
  const zone = ctx.user.timezone;
  const end = new Date(endTime ?? startTime);
  const lastMoment = new Date(Math.max(end.getTime() - 1, Date.parse(startTime)));
  const when = isAllDay
    ? { date: localDate(new Date(startTime), zone), end: localDate(lastMoment, zone) }
    : { at: startTime, ...(endTime ? { end: endTime } : {}) };
  const state = end <= ctx.now() ? 'past' : 'upcoming';
  return { kind: 'event', id, title, ...when, state, ...(location ? { location } : {}) };
}

function inOrder(items: AgendaItem[], zone: string): AgendaItem[] {
  const keyed = items.map((item) => {
    const at = item.at ? new Date(item.at) : null;
    const day = at ? localDate(at, zone) : (item.date ?? '');
    return { item, key: `${day} ${at ? `${localTime(at, zone)} ${item.at}` : ''}` };
  });
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ item }) => item);
}

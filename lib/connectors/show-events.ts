import { agenda } from '@/lib/connectors/calendar';
import { daysWords, hoursWords, spanOf } from '@/lib/connectors/event-words';
import type { CalendarEvent } from '@/lib/connectors/schema';
import { comingDays, type DayPart, type Question, rangeOf, resolveAsked } from '@/lib/connectors/span';
import type { UserCtx } from '@/lib/context';
import { matchItem } from '@/lib/match';
import { listReminders } from '@/lib/reminders/reads';
import type { Reminder } from '@/lib/reminders/schema';
import { addDays, fromLocal } from '@/lib/time/clock';
import { formatDay, formatTime, localDate } from '@/lib/time/format';
import type { Stretch } from '@/lib/time/stretch';
import type { ToolResult } from '@/lib/tool';
import { clip, foreign, quoted } from '@/lib/wording';

const mostLines = 30;

/** What is in the calendar on the asked days, the next seven where none are named, and the reminders of these days beside it. */
export async function showEvents(ctx: UserCtx, { item, when }: Question): Promise<ToolResult> {
  const { days, part } = resolveAsked(ctx, when ?? '', comingDays(ctx));
  const [events, reminders] = await Promise.all([agenda(ctx, rangeOf(ctx, days)), listReminders(ctx)]);
  const isNext = !when?.trim();
  const lines = [
    ...events.flatMap((event) => linesOf(ctx, event, days)),
    ...reminders
      .filter((reminder) => !isCarried(reminder, events))
      .flatMap((one) => reminderLine(ctx, one, days)),
  ]
    .filter((line) => !item?.trim() || matchItem([line], item, ({ title }) => title).kind === 'one')
    .filter((line) => !isNext || line.end > ctx.now())
    .filter((line) => !part || isWithin(ctx, line, part))
    .sort((a, b) => a.day.localeCompare(b.day) || a.order.localeCompare(b.order));
  const about = item?.trim() ? ` about ${quoted(item)}` : '';
  const scope = isNext ? 'the next seven days' : daysWords(ctx, days);
  if (lines.length === 0) return { text: `There is nothing in your calendar${about} for ${scope}.` };
  return { text: [`Your calendar${about} for ${scope}:`, ...listed(ctx, lines, days)].join('\n') };
}

interface Line {
  day: string;
  /** Sorts within the day: whole days first. */
  order: string;
  title: string;
  text: string;
  start: Date;
  end: Date;
}

/** One line for each asked day that an event touches. */
function linesOf(ctx: UserCtx, event: CalendarEvent, days: Stretch): Line[] {
  const span = spanOf(event);
  const zone = ctx.user.timezone;
  const last = localDate(new Date(Math.max(span.end.getTime() - 1, span.start.getTime())), zone);
  const first = localDate(span.start, zone);
  const [, from = first] = [first, days.from].sort();
  const place = event.location ? `, ${foreign(event.location, 60)}` : '';
  const lines: Line[] = [];
  for (let day = from; day <= last && day <= days.to; day = addDays(day, 1)) {
    const hours = hoursWords(zone, span, day);
    const order = hours.startsWith('all') || hours.startsWith('until') ? '' : formatTime(span.start, zone);
    const text = `${hours} ${foreign(event.title)}${place}`;
    lines.push({ day, order, title: event.title, text, start: span.start, end: span.end });
  }
  return lines;
}

function reminderLine(ctx: UserCtx, reminder: Reminder, days: Stretch): Line[] {
  const zone = ctx.user.timezone;
  const start = new Date(reminder.snoozedUntil ?? reminder.reminderTime);
  const day = localDate(start, zone);
  if (day < days.from || day > days.to) return [];
  const order = formatTime(start, zone);
  const { title } = reminder;
  return [{ day, order, title, text: `${order} ${clip(title, 120)} (reminder)`, start, end: start }];
}

/** Whether a reminder stands in the calendar itself already. */
function isCarried({ id }: Reminder, events: CalendarEvent[]): boolean {
  return events.some(({ reminderId }) => reminderId === id);
}

function isWithin(ctx: UserCtx, line: Line, part: DayPart): boolean {
  const zone = ctx.user.timezone;
  const start = fromLocal(line.day, part.from, zone);
  const end = fromLocal(line.day, part.to, zone);
  return line.start < end && (line.end > start || line.start.getTime() >= start.getTime());
}

/** The lines under their days, where there are several. */
function listed(ctx: UserCtx, lines: Line[], days: Stretch): string[] {
  const today = localDate(ctx.now(), ctx.user.timezone);
  const shown = lines.slice(0, mostLines);
  const rest = lines.length - shown.length;
  const more = rest > 0 ? [`… and ${rest} more.`] : [];
  if (days.from === days.to) return [...shown.map(({ text }) => `• ${text}`), ...more];
  const byDay = [...Map.groupBy(shown, ({ day }) => day)].flatMap(([day, all]) => [
    `${formatDay(day, today)}:`,
    ...all.map(({ text }) => `• ${text}`),
  ]);
  return [...byDay, ...more];
}

import { listEvents } from '@/lib/connectors/calendar';
import { rangeOfDays } from '@/lib/connectors/events/event-time';
import {
  type CalendarQuestion,
  type HourRange,
  nextSevenDays,
  resolveAskedTime,
} from '@/lib/connectors/events/question-time';
import { daysWords, eventTimeOf, hoursWords } from '@/lib/connectors/events/wording';
import type { CalendarEvent } from '@/lib/connectors/schema';
import type { UserCtx } from '@/lib/context';
import { listReminders } from '@/lib/reminders/reads';
import type { Reminder } from '@/lib/reminders/schema';
import { addDays, fromLocal } from '@/lib/time/clock';
import type { DateRange } from '@/lib/time/date-range';
import { formatDay, formatTime, localDate, localTime } from '@/lib/time/format';
import type { Mention, ToolResult } from '@/lib/tool';
import { matchItem } from '@/lib/words/match';
import { clip, quoted, wrapUntrusted } from '@/lib/words/wording';

const maxLines = 30;

export async function showEvents(ctx: UserCtx, { item, when }: CalendarQuestion): Promise<ToolResult> {
  const { days, hours } = resolveAskedTime(ctx, when ?? '', nextSevenDays(ctx));
  const [events, reminders] = await Promise.all([
    listEvents(ctx, rangeOfDays(days, ctx.user.timezone)),
    listReminders(ctx),
  ]);
  const isComingDays = !when?.trim();
  const lines = [
    ...events.flatMap((event) => eventLines(ctx, event, days)),
    ...reminders
      .filter((reminder) => !isInCalendar(reminder, events))
      .flatMap((reminder) => reminderLines(ctx, reminder, days)),
  ]
    .filter((line) => !item?.trim() || matchItem([line], item, ({ title }) => title).kind === 'one')
    .filter((line) => !isComingDays || line.end > ctx.now())
    .filter((line) => !hours || isWithin(ctx, line, hours))
    .sort((a, b) => a.day.localeCompare(b.day) || a.order.localeCompare(b.order));
  const about = item?.trim() ? ` about ${quoted(item)}` : '';
  const scope = isComingDays ? 'the next seven days' : daysWords(ctx, days);
  if (lines.length === 0) return { text: `There is nothing in your calendar${about} for ${scope}.` };
  const shown = new Map(lines.map(({ mention }) => [mention.id, mention]));
  return {
    text: [`Your calendar${about} for ${scope}:`, ...listed(ctx, lines, days)].join('\n'),
    mentions: { act: 'listed', items: [...shown.values()] },
  };
}

interface Line {
  day: string;
  order: string;
  title: string;
  text: string;
  mention: Mention;
  start: Date;
  end: Date;
}

function eventLines(ctx: UserCtx, event: CalendarEvent, days: DateRange): Line[] {
  const time = eventTimeOf(event);
  const zone = ctx.user.timezone;
  const last = localDate(new Date(Math.max(time.end.getTime() - 1, time.start.getTime())), zone);
  const first = localDate(time.start, zone);
  const from = [first, days.from].sort().at(-1) ?? first;
  const place = event.location ? `, ${wrapUntrusted(event.location, 60)}` : '';
  const lines: Line[] = [];
  for (let day = from; day <= last && day <= days.to; day = addDays(day, 1)) {
    const hours = hoursWords(ctx.user, time, day);
    const order = hours.startsWith('all') || hours.startsWith('until') ? '' : localTime(time.start, zone);
    const text = `${hours} ${wrapUntrusted(event.title)}${place}`;
    const mention: Mention = { kind: 'event', id: event.id, title: event.title };
    lines.push({ day, order, title: event.title, text, mention, start: time.start, end: time.end });
  }
  return lines;
}

function reminderLines(ctx: UserCtx, reminder: Reminder, days: DateRange): Line[] {
  const zone = ctx.user.timezone;
  const start = new Date(reminder.snoozedUntil ?? reminder.reminderTime);
  const day = localDate(start, zone);
  if (day < days.from || day > days.to) return [];
  const order = localTime(start, zone);
  const { title } = reminder;
  const mention: Mention = { kind: 'reminder', id: reminder.id, title };
  const text = `${formatTime(start, ctx.user)} ${clip(title, 120)} (reminder)`;
  return [{ day, order, title, text, mention, start, end: start }];
}

function isInCalendar({ id }: Reminder, events: CalendarEvent[]): boolean {
  return events.some(({ reminderId }) => reminderId === id);
}

function isWithin(ctx: UserCtx, line: Line, hours: HourRange): boolean {
  const zone = ctx.user.timezone;
  const start = fromLocal(line.day, hours.from, zone);
  const end = fromLocal(line.day, hours.to, zone);
  return line.start < end && (line.end > start || line.start.getTime() >= start.getTime());
}

function listed(ctx: UserCtx, lines: Line[], days: DateRange): string[] {
  const today = localDate(ctx.now(), ctx.user.timezone);
  const shown = lines.slice(0, maxLines);
  const rest = lines.length - shown.length;
  const more = rest > 0 ? [`… and ${rest} more.`] : [];
  if (days.from === days.to) return [...shown.map(({ text }) => `• ${text}`), ...more];
  const byDay = [...Map.groupBy(shown, ({ day }) => day)].flatMap(([day, all]) => [
    `${formatDay(day, today)}:`,
    ...all.map(({ text }) => `• ${text}`),
  ]);
  return [...byDay, ...more];
}

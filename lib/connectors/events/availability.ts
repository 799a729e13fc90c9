import { busyTimes, listEvents } from '@/lib/connectors/calendar';
import { durationMinutes } from '@/lib/connectors/events/duration';
import { rangeOfDays } from '@/lib/connectors/events/event-time';
import { freeTimes, gapsIn, overlaps, workingHours } from '@/lib/connectors/events/free-time';
import {
  type AskedTime,
  type CalendarQuestion,
  type HourRange,
  nextSevenDays,
  resolveAskedTime,
} from '@/lib/connectors/events/question-time';
import { daysWords, eventTimeOf, hoursWords, titleWords } from '@/lib/connectors/events/wording';
import type { CalendarEvent, Interval } from '@/lib/connectors/schema';
import type { UserCtx } from '@/lib/context';
import { addDays, fromLocal, weekday } from '@/lib/time/clock';
import type { DateRange } from '@/lib/time/date-range';
import { formatDay, formatTime, formatWhen, localDate } from '@/lib/time/format';
import type { ToolResult } from '@/lib/tool';
import { counted } from '@/lib/words/wording';

const maxLines = 31;
const defaultMinutes = 30;
const freeTimeCount = 3;
const maxSearchDays = 31;

export async function describeAvailability(
  ctx: UserCtx,
  { when, length }: CalendarQuestion,
): Promise<ToolResult> {
  const today = localDate(ctx.now(), ctx.user.timezone);
  const asked = resolveAskedTime(ctx, when ?? '', { from: today, to: today });
  const range = rangeOfDays(asked.days, ctx.user.timezone);
  const [events, busy] = await Promise.all([listEvents(ctx, range), busyTimes(ctx, range)]);
  const minutes = asked.minutes ?? durationMinutes(length ?? '');
  return {
    text: asked.at
      ? availabilityAt(ctx, asked.at, minutes, events, busy)
      : availabilityOnDays(ctx, asked, events, busy),
  };
}

function availabilityAt(
  ctx: UserCtx,
  at: Date,
  minutes: number | null,
  events: CalendarEvent[],
  busy: Interval[],
): string {
  const zone = ctx.user.timezone;
  const asked = { start: at, end: new Date(at.getTime() + (minutes ?? 1) * 60_000) };
  const when = `${formatWhen(at, ctx.user, ctx.now())}${minutes ? ` to ${formatTime(asked.end, ctx.user)}` : ''}`;
  if (busy.some((other) => overlaps(other, asked))) {
    const names = events
      .filter((event) => overlaps(eventTimeOf(event), asked) && !event.reminderId)
      .slice(0, 3)
      .map(
        (event) => `${titleWords(event)} (${hoursWords(ctx.user, eventTimeOf(event), localDate(at, zone))})`,
      );
    return `No, you are busy ${when}${names.length > 0 ? `: ${names.join(', ')}` : ''}.`;
  }
  const next = busy
    .filter(({ start }) => start >= asked.end)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())[0];
  const isSameDay = next && localDate(next.start, zone) === localDate(at, zone);
  return `Yes, you are free ${when}.${isSameDay ? ` The next thing starts at ${formatTime(next.start, ctx.user)}.` : ''}`;
}

function availabilityOnDays(
  ctx: UserCtx,
  { days, hours }: AskedTime,
  events: CalendarEvent[],
  busy: Interval[],
): string {
  const lines: string[] = [];
  for (let day = days.from; day <= days.to && lines.length < maxLines; day = addDays(day, 1))
    lines.push(availabilityOn(ctx, day, hours ?? workingHours, events, busy));
  return lines.join('\n');
}

function availabilityOn(
  ctx: UserCtx,
  day: string,
  hours: HourRange,
  events: CalendarEvent[],
  busy: Interval[],
): string {
  const zone = ctx.user.timezone;
  const searched = { start: fromLocal(day, hours.from, zone), end: fromLocal(day, hours.to, zone) };
  const gaps = gapsIn(
    searched,
    busy.filter((other) => overlaps(other, searched)),
  );
  const [first] = gaps;
  const isAllFree =
    gaps.length === 1 &&
    first?.start.getTime() === searched.start.getTime() &&
    first.end.getTime() >= searched.end.getTime();
  const free = gaps.map(({ start, end }) => `${formatTime(start, ctx.user)}–${formatTime(end, ctx.user)}`);
  const allDay = events.filter((event) => event.isAllDay && overlaps(eventTimeOf(event), searched));
  const allDayText = allDay.length > 0 ? ` All day: ${allDay.map(titleWords).join(', ')}.` : '';
  const dayText = formatDay(day, localDate(ctx.now(), zone));
  return `${dayText}: ${freeWords(isAllFree, free, hours)}${allDayText}`;
}

function freeWords(isAllFree: boolean, free: string[], hours: HourRange): string {
  if (isAllFree) return `free from ${hours.from} to ${hours.to}.`;
  return free.length > 0 ? `free ${free.join(', ')}.` : `nothing free from ${hours.from} to ${hours.to}.`;
}

export async function findFreeTime(ctx: UserCtx, { when, length }: CalendarQuestion): Promise<ToolResult> {
  const asked = resolveAskedTime(ctx, when ?? '', nextSevenDays(ctx));
  const minutes = durationMinutes(length ?? '') ?? asked.minutes ?? defaultMinutes;
  const { days, times } = await freeTimesFor(ctx, asked, minutes);
  const duration = durationWords(minutes);
  const scope = when?.trim() ? daysWords(ctx, days) : 'the next seven days';
  if (times.length === 0) return { text: `I found no free ${duration} for ${scope}.` };
  const lines = times.map(
    ({ start, end }) => `• ${formatWhen(start, ctx.user, ctx.now())} to ${formatTime(end, ctx.user)}`,
  );
  return { text: [`Free for ${duration}:`, ...lines].join('\n') };
}

export async function freeTimesFor(
  ctx: UserCtx,
  asked: Pick<AskedTime, 'days' | 'hours'>,
  minutes: number,
): Promise<{ days: DateRange; times: Interval[] }> {
  const [to = ''] = [asked.days.to, addDays(asked.days.from, maxSearchDays - 1)].sort();
  const days = { from: asked.days.from, to };
  const isWeekend = weekday(days.from) > 5 && days.to <= addDays(days.from, 1);
  const times = freeTimes({
    days,
    hours: meetingHours(asked.hours),
    weekends: isWeekend,
    minutes,
    busy: await busyTimes(ctx, rangeOfDays(days, ctx.user.timezone)),
    now: ctx.now(),
    zone: ctx.user.timezone,
    count: freeTimeCount,
  });
  return { days, times };
}

function meetingHours(hours: HourRange | null): HourRange {
  if (!hours) return workingHours;
  return hours.from < workingHours.from ? { ...hours, from: workingHours.from } : hours;
}

function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? counted(hours, 'hour') : '', rest > 0 ? counted(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}

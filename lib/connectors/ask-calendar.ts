import { agenda, busyTimes } from '@/lib/connectors/calendar';
import { daysWords, hoursWords, spanOf, titleWords } from '@/lib/connectors/event-words';
import { freeSlots, gapsIn, type Interval, overlaps, workingHours } from '@/lib/connectors/free-time';
import type { CalendarEvent } from '@/lib/connectors/schema';
import {
  type Asked,
  comingDays,
  type DayPart,
  minutesIn,
  type Question,
  rangeOf,
  resolveAsked,
} from '@/lib/connectors/span';
import type { UserCtx } from '@/lib/context';
import { addDays, fromLocal, weekday } from '@/lib/time/clock';
import { formatDay, formatTime, formatWhen, localDate } from '@/lib/time/format';
import type { Stretch } from '@/lib/time/stretch';
import type { ToolResult } from '@/lib/tool';
import { counted } from '@/lib/wording';

const mostLines = 31;
const usualSlot = 30;
const slotCount = 3;
/** Nobody looks for a meeting further away at once. */
const mostDays = 31;

/** Whether the person is free at a moment, or when on a day. */
export async function sayWhetherFree(ctx: UserCtx, { when, length }: Question): Promise<ToolResult> {
  const today = localDate(ctx.now(), ctx.user.timezone);
  const asked = resolveAsked(ctx, when ?? '', { from: today, to: today });
  const range = rangeOf(ctx, asked.days);
  const [events, busy] = await Promise.all([agenda(ctx, range), busyTimes(ctx, range)]);
  const minutes = asked.minutes ?? minutesIn(length ?? '');
  return {
    text: asked.at ? atMoment(ctx, asked.at, minutes, events, busy) : onDays(ctx, asked, events, busy),
  };
}

function atMoment(
  ctx: UserCtx,
  at: Date,
  minutes: number | null,
  events: CalendarEvent[],
  busy: Interval[],
): string {
  const zone = ctx.user.timezone;
  const asked = { start: at, end: new Date(at.getTime() + (minutes ?? 1) * 60_000) };
  const moment = formatWhen(at, zone, ctx.now());
  const until = minutes ? ` to ${formatTime(asked.end, zone)}` : '';
  if (busy.some((other) => overlaps(other, asked))) {
    const names = events.filter((event) => overlaps(spanOf(event), asked) && !event.reminderId);
    const what = names.map(
      (event) => `${titleWords(event)} (${hoursWords(zone, spanOf(event), localDate(at, zone))})`,
    );
    return `No, you are busy ${moment}${until}${what.length > 0 ? `: ${what.slice(0, 3).join(', ')}` : ''}.`;
  }
  const next = busy
    .filter(({ start }) => start >= asked.end)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())[0];
  const isToday = next && localDate(next.start, zone) === localDate(at, zone);
  return `Yes, you are free ${moment}${until}.${isToday ? ` The next thing starts at ${formatTime(next.start, zone)}.` : ''}`;
}

function onDays(ctx: UserCtx, { days, part }: Asked, events: CalendarEvent[], busy: Interval[]): string {
  const zone = ctx.user.timezone;
  const hours = part ?? workingHours;
  const lines: string[] = [];
  for (let day = days.from; day <= days.to && lines.length < mostLines; day = addDays(day, 1)) {
    const whole = { start: fromLocal(day, hours.from, zone), end: fromLocal(day, hours.to, zone) };
    const gaps = gapsIn(
      whole,
      busy.filter((other) => overlaps(other, whole)),
    );
    const free = gaps.map(({ start, end }) => `${formatTime(start, zone)}–${formatTime(end, zone)}`);
    const isFree =
      free.length === 1 && gaps[0]?.start.getTime() === whole.start.getTime() && gaps[0].end >= whole.end;
    const allDay = events.filter((event) => event.isAllDay && overlaps(spanOf(event), whole));
    const beside = allDay.length > 0 ? ` All day: ${allDay.map(titleWords).join(', ')}.` : '';
    lines.push(`${formatDay(day, localDate(ctx.now(), zone))}: ${freeWords(isFree, free, hours)}${beside}`);
  }
  return lines.join('\n');
}

function freeWords(isFree: boolean, free: string[], hours: DayPart): string {
  if (isFree) return `free from ${hours.from} to ${hours.to}.`;
  return free.length > 0 ? `free ${free.join(', ')}.` : `nothing free from ${hours.from} to ${hours.to}.`;
}

/** Times in which nothing is, long enough for what is planned; working hours of weekdays where the words name no others. */
export async function findSlot(ctx: UserCtx, { when, length }: Question): Promise<ToolResult> {
  const asked = resolveAsked(ctx, when ?? '', comingDays(ctx));
  const minutes = minutesIn(length ?? '') ?? asked.minutes ?? usualSlot;
  const { days, slots } = await slotsIn(ctx, asked, minutes);
  const size = durationWords(minutes);
  const scope = when?.trim() ? daysWords(ctx, days) : 'the next seven days';
  if (slots.length === 0) return { text: `I found no free ${size} for ${scope}.` };
  const lines = slots.map(
    ({ start, end }) =>
      `• ${formatWhen(start, ctx.user.timezone, ctx.now())} to ${formatTime(end, ctx.user.timezone)}`,
  );
  return { text: [`Free for ${size}:`, ...lines].join('\n') };
}

/** The first free times of a length in what was asked. */
export async function slotsIn(
  ctx: UserCtx,
  asked: Pick<Asked, 'days' | 'part'>,
  minutes: number,
): Promise<{ days: Stretch; slots: Interval[] }> {
  const [to = ''] = [asked.days.to, addDays(asked.days.from, mostDays - 1)].sort();
  const days = { from: asked.days.from, to };
  const isWeekend = weekday(days.from) > 5 && days.to <= addDays(days.from, 1);
  const slots = freeSlots({
    days,
    part: partOrWork(asked.part),
    weekends: isWeekend,
    minutes,
    busy: await busyTimes(ctx, rangeOf(ctx, days)),
    now: ctx.now(),
    zone: ctx.user.timezone,
    count: slotCount,
  });
  return { days, slots };
}

/** A morning for a meeting begins with work. */
function partOrWork(part: DayPart | null): DayPart {
  if (!part) return workingHours;
  return part.from < workingHours.from ? { ...part, from: workingHours.from } : part;
}

function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? counted(hours, 'hour') : '', rest > 0 ? counted(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}

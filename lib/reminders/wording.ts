import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { formatLead, formatRule } from '@/lib/reminders/rules';
import { type Reminder, reminderDescription, reminderTitle } from '@/lib/reminders/schema';
import { addDays, fromLocal } from '@/lib/time/clock';
import { formatClock, formatDay, formatWhen, localDate, localTime } from '@/lib/time/format';
import { userToday } from '@/lib/time/today';
import { minuteMs } from '@/lib/time/units';
import type { Mention, RowChange, ToolReceipt } from '@/lib/tool';
import type { ItemLabels } from '@/lib/words/match';
import { capitalized, clip, joinWords, quoted } from '@/lib/words/wording';

export function reminderLabels(ctx: UserCtx): ItemLabels<Reminder> {
  return {
    textOf: ({ title }) => title,
    label: (reminder) => formatReminder(ctx, reminder),
    nothing: 'no reminder',
  };
}

export function formatReminder(ctx: UserCtx, reminder: Reminder): string {
  const { title, reminderTime, recurrenceRule, snoozedUntil, leads, nag, isPaused, pausedUntil } = reminder;
  if (isPaused && pausedUntil === null)
    return `${clip(title, 200)}, paused (${recurrenceRule ? formatRule(recurrenceRule) : 'once'})`;
  const at = formatWhen(new Date(snoozedUntil ?? reminderTime), ctx.user, ctx.now());
  const details = [
    recurrenceRule ? formatRule(recurrenceRule) : '',
    leads.length > 0 ? `also ${joinWords(leads.map(formatLead))} before` : '',
    nag ? 'asks until answered' : '',
    isPaused ? 'paused until then' : '',
  ].filter(Boolean);
  const suffix = details.length > 0 ? ` (${details.join(', ')})` : '';
  const end = snoozedUntil ? '' : formatEnd(ctx, { ...reminder, reminderTime: new Date(reminderTime) });
  return `${clip(title, 200)}, ${snoozedUntil ? 'snoozed until ' : ''}${at}${end}${suffix}`;
}

const span = /^(\d{4}-\d\d-\d\d|\d\d:\d\d) to (\d{4}-\d\d-\d\d|\d\d:\d\d)(?: (\d\d:\d\d))?$/;

export function formatEnd(
  ctx: UserCtx,
  { description, reminderTime }: { description: string | null; reminderTime: Date },
): string {
  const [, from = '', to = '', clock] = span.exec(description ?? '') ?? [];
  const { timezone } = ctx.user;
  if (from === '') return '';
  if (from === localTime(reminderTime, timezone).slice(0, 5)) return ` to ${formatClock(to, ctx.user)}`;
  if (from !== localDate(reminderTime, timezone)) return '';
  return ` to ${formatDay(to, userToday(ctx))}${clock ? `, ${formatClock(clock, ctx.user)}` : ''}`;
}

/**
 * Reads the first and last day (YYYY-MM-DD) from the description of a plan of several days. Null for other
 * plans.
 */
export function daysOfPlan(description: string | null): { from: string; to: string } | null {
  const [, from = '', to = ''] = span.exec(description ?? '') ?? [];
  return from.includes('-') && to.includes('-') && from < to ? { from, to } : null;
}

export function endOfHours(description: string | null, at: Date, zone: string): Date | null {
  const [, from = '', to = '', clock] = span.exec(description ?? '') ?? [];
  if (clock && from === localDate(at, zone)) return fromLocal(to, clock, zone);
  if (!to.includes(':') || from !== localTime(at, zone).slice(0, 5)) return null;
  const day = localDate(at, zone);
  return fromLocal(to > from ? day : addDays(day, 1), to, zone);
}

/**
 * Returns the sentences about a reminder's additional messages (leads and nags). For a lead whose time is
 * already past at `now`, a sentence says so.
 */
export function formatExtras(
  {
    leads,
    nag,
    reminderTime,
    recurrenceRule,
  }: Pick<Reminder, 'leads' | 'nag' | 'recurrenceRule'> & { reminderTime: Date | string },
  now: Date,
): string {
  const isPast = (lead: number) => new Date(reminderTime).getTime() - lead * minuteMs <= now.getTime();
  const past = leads.filter(isPast);
  const left = leads.filter((lead) => recurrenceRule !== null || !isPast(lead));
  const missed = joinWords(past.map(formatLead));
  const before = left.length > 0 ? `I also tell you ${joinWords(left.map(formatLead))} before.` : '';
  const over =
    past.length === 0
      ? ''
      : recurrenceRule
        ? `This time, ${missed} before is already past.`
        : `${capitalized(missed)} before is already past, so I tell you nothing then.`;
  const asks = nag ? 'I keep asking until you answer.' : '';
  return [before, over, asks].filter(Boolean).join(' ');
}

export function quoteTitles(reminders: { title: string }[]): string {
  return joinWords(reminders.map(({ title }) => quoted(title)));
}

export function reminderMentions(reminders: { id: string; title: string }[]): Mention[] {
  return reminders.map(({ id, title }) => ({ kind: 'reminder', id, title }));
}

export function reminderReceipt(
  action: string,
  changed: { title: string }[],
  rows: RowChange[],
): ToolReceipt {
  return {
    feature: 'reminder',
    action: `${action} ${clip(quoteTitles(changed), 200)}`,
    undo: { rows },
  };
}

// The hours and days of a plan stand in its description. They must stay readable, so its title takes the note.
const hoursOrDays = /^(?:\d{4}-\d\d-\d\d|\d\d:\d\d) to /;

/** Returns the title and the description of a reminder with a note. Throws `AppError` if they get too long. */
export function withNote(
  { title, description }: Pick<Reminder, 'title' | 'description'>,
  note: string,
): Pick<Reminder, 'title' | 'description'> {
  const noted = hoursOrDays.test(description ?? '')
    ? { title: `${title}: ${note}`, description }
    : { title, description: withPiece(description ?? '', note) };
  const longest =
    reminderTitle.safeParse(noted.title).error ??
    reminderDescription.safeParse(noted.description ?? '').error;
  if (longest) throw new AppError('invalid', `${longest.issues[0]?.message} Nothing was changed.`);
  return noted;
}

// "Room C110" takes the place of "room B204".
function withPiece(description: string, note: string): string {
  const kind = /^(?:room|hall|gate|platform|terminal|classroom|studio|pitch|court|desk|table)\b/i.exec(
    note,
  )?.[0];
  const pieces = description.split(', ').filter(Boolean);
  const place = kind
    ? pieces.findIndex((piece) => piece.toLowerCase().startsWith(`${kind.toLowerCase()} `))
    : -1;
  return (place < 0 ? [...pieces, note] : pieces.with(place, note)).join(', ');
}

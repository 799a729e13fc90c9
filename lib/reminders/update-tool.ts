import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { pauseSeries, resumeSeries, type SeriesChange, skipOccurrences } from '@/lib/reminders/pauses/writes';
import { inItsHalf } from '@/lib/reminders/phrases/event-names';
import { listReminders } from '@/lib/reminders/reads';
import { formatRule } from '@/lib/reminders/rules';
import { type Reminder, reminderDescription, reminderTitle } from '@/lib/reminders/schema';
import { resolveLeads } from '@/lib/reminders/times/lead-words';
import { resolveReminderTime } from '@/lib/reminders/times/when';
import {
  formatEnd,
  formatExtras,
  reminderLabels,
  reminderMentions,
  reminderReceipt,
  withNote,
} from '@/lib/reminders/wording';
import { changeReminder, reminderChanges, snapshotReminders } from '@/lib/reminders/writes';
import { addDays, fromLocal } from '@/lib/time/clock';
import { type DateRange, resolveDateRange } from '@/lib/time/date-range';
import { findTimes } from '@/lib/time/find-times';
import { formatDay, formatWhen, localDate, localTime } from '@/lib/time/format';
import { readRule, withEnd } from '@/lib/time/recurrence';
import { userToday } from '@/lib/time/today';
import { defineTool, MissingInput, type ToolResult } from '@/lib/tool';
import { pickItem } from '@/lib/words/match';
import { joinSome, quoted } from '@/lib/words/wording';

const timeWords = z.string().trim().max(200);

export const leadInput = z.array(z.string().trim().max(100)).max(10).nullish();
export const nagInput = z.boolean().nullish();

const input = z.object({
  item: z.string().trim().min(1).max(500),
  title: reminderTitle.nullish(),
  when: timeWords.nullish().describe('the new time'),
  leads: leadInput,
  nag: nagInput,
  skip: timeWords.nullish().describe('of a series: days without it, e.g. "this week"; "next"'),
  pause: timeWords.nullish().describe('of a series: until when, e.g. "1 May"; "on": until resumed'),
  resume: z.boolean().nullish(),
  until: timeWords.nullish().describe('of a series: its last day, e.g. "friday"'),
  note: reminderDescription.nullish(),
});

export const updateReminder = defineTool({
  name: 'update_reminder',
  description: 'Move, rename, announce earlier; of a series: skip, pause or resume.',
  input,
  run: async (ctx, { item, title, when: said, leads, nag, skip, pause, resume, until, note }) => {
    const { start: when, span } = withSpan(ctx, said);
    const reminder = pickItem(await listReminders(ctx), item, reminderLabels(ctx));
    if (skip) return skipped(ctx, reminder, skip);
    if (pause) return paused(ctx, reminder, pause);
    if (resume) return resumed(ctx, reminder);
    const lastDay = until ? endOfSeries(ctx, reminder, until) : null;
    if (!title && !when && !leads && !lastDay && !note && typeof nag !== 'boolean')
      throw new MissingInput('when', `When should I remind you of ${quoted(reminder.title)} instead?`);
    const time = when ? resolveReminderTime(ctx, inEvening(ctx, when, reminder), reminder) : null;
    const isMoveOnly = time && !title && !leads && !lastDay && !note && typeof nag !== 'boolean' && !span;
    if (isMoveOnly && isAsBefore(reminder, time)) return alreadySet(ctx, reminder);
    const before = await snapshotReminders(ctx, [reminder.id]);
    const hours = time ? (span ?? movedSpan(ctx, reminder, time.at)) : undefined;
    const named = { title: title ?? reminder.title, description: hours ?? reminder.description };
    const after = await changeReminder(ctx, reminder.id, {
      ...(note ? withNote(named, note) : { title: title ?? undefined, description: hours }),
      at: time?.at,
      rule: lastDay
        ? withEnd(time?.rule ?? reminder.recurrenceRule ?? '', lastDay)
        : time
          ? withOldEnd(ctx, time, reminder, when ?? '')
          : undefined,
      leads: leads ? resolveLeads(leads) : undefined,
      nag: nag ?? undefined,
    });
    const at = formatWhen(after.reminderTime, ctx.user, ctx.now());
    const name = title ? `${quoted(reminder.title)} is now ${quoted(title)}` : quoted(after.title);
    const every = when && after.recurrenceRule ? `, ${formatRule(after.recurrenceRule)}` : '';
    const end = time ? formatEnd(ctx, { ...after, reminderTime: new Date(after.reminderTime) }) : '';
    const text = `${name}${title || !time ? '' : ' moved'}: ${at}${end}${every}.`;
    const extras =
      leads || typeof nag === 'boolean' ? formatExtras(after, ctx.now()) || 'Once, at its time.' : '';
    const ends = lastDay ? `The last time is on ${formatDay(lastDay, userToday(ctx))} at the latest.` : '';
    const told = note ? `I noted with it: ${quoted(note)}.` : '';
    return {
      text: [text, extras, ends, told].filter(Boolean).join(' '),
      receipt: reminderReceipt('changed', [after], reminderChanges(before, [after])),
      mentions: { act: 'changed', items: reminderMentions([after]) },
    };
  },
});

function isAsBefore(
  { reminderTime, recurrenceRule }: Reminder,
  { at, rule }: { at: Date; rule: string | null },
) {
  return at.getTime() === Date.parse(reminderTime) && (rule ?? recurrenceRule) === recurrenceRule;
}

function alreadySet(ctx: UserCtx, reminder: Reminder): ToolResult {
  const at = formatWhen(new Date(reminder.reminderTime), ctx.user, ctx.now());
  return {
    text: `${quoted(reminder.title)} is at that time already: ${at}. Nothing was changed.`,
    mentions: { act: 'asked', items: reminderMentions([reminder]) },
  };
}

// "10:00 to 14:00": the beginning as words, and both as the new description.
function withSpan(ctx: UserCtx, when: string | null | undefined): { start: typeof when; span?: string } {
  const [time, other] = findTimes(when ?? '', { now: ctx.now(), zone: ctx.user.timezone });
  if (!when || time?.kind !== 'range' || other || !time.from.time || !time.to.time) return { start: when };
  if (time.to.date > addDays(time.from.date, 1)) return { start: when };
  const [from, to] = [time.from.time.slice(0, 5), time.to.time.slice(0, 5)];
  const day =
    /^(?:from |at |between )?\d/.test(time.text) && !/\d{4}-/.test(time.text) ? '' : `${time.from.date} `;
  return {
    start: `${when.slice(0, time.start)}${day}${from}${when.slice(time.end)}`,
    span: `${from} to ${to}`,
  };
}

// "11:30 to 12:30" of a meeting that is moved to 10 becomes "10:00 to 11:00".
function movedSpan({ user: { timezone } }: UserCtx, before: Reminder, at: Date): string | undefined {
  const [, from, to] = /^(\d\d:\d\d) to (\d\d:\d\d)$/.exec(before.description ?? '') ?? [];
  const own = new Date(before.reminderTime);
  if (!from || !to || from !== localTime(own, timezone).slice(0, 5)) return undefined;
  const length = fromLocal(localDate(own, timezone), to, timezone).getTime() - own.getTime();
  const [start, end] = [at, new Date(at.getTime() + length)].map((one) =>
    localTime(one, timezone).slice(0, 5),
  );
  return `${start} to ${end}`;
}

const bareHour =
  /^(?:(?:on )?(?:\p{L}+day|tomorrow),? )?(?:(?:at|around|about|from|to|like|by|say|@) )*\d{1,2}(?:[:.]\d\d)?(?: ?-?ish)?$/iu;

// "Around 7" of a dinner that had no hour yet, only the one that is taken when none is said.
function inEvening({ user }: UserCtx, when: string, { title, reminderTime }: Reminder): string {
  const isOpen = localTime(new Date(reminderTime), user.timezone).startsWith('09:00');
  return isOpen && bareHour.test(when) ? inItsHalf(when.replace(/ ?-?ish$/i, ''), title) : when;
}

const tellsEnd = /\b(?:until|till?|for|forever|indefinitely|always|from now on)\b/i;

// "Not the weekends", of a series until Friday, has that end too.
function withOldEnd(
  { user: { timezone } }: UserCtx,
  { at, rule }: { at: Date; rule: string | null },
  { recurrenceRule }: Reminder,
  words: string,
): string | null {
  const until = readRule(recurrenceRule?.split(';EXDATE=')[0] ?? '')?.until;
  if (!rule || !until || rule.includes('UNTIL') || tellsEnd.test(words)) return rule;
  return localDate(at, timezone) <= until ? withEnd(rule, until) : rule;
}

function endOfSeries(ctx: UserCtx, { title, recurrenceRule, reminderTime }: Reminder, words: string): string {
  if (!recurrenceRule)
    throw new AppError('invalid', `${quoted(title)} comes only once. Nothing was changed.`);
  const range = resolveDateRange(words, { now: ctx.now(), zone: ctx.user.timezone });
  if (!range) throw notADay(words);
  if (range.to < localDate(new Date(reminderTime), ctx.user.timezone))
    throw new AppError(
      'invalid',
      `${quoted(title)} comes next ${formatWhen(new Date(reminderTime), ctx.user, ctx.now())}, which is later. Nothing was changed; delete it if it should not come any more.`,
    );
  return range.to;
}

const dayOfMonth = /^(?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)$/i;

const thisWeekday = /^(?:on )?this (?:coming )?\p{L}+day$/iu;

// "Skip this sunday", said on a Sunday on which the series does not come any more, means the next one.
function nextOf({ now, user: { timezone } }: UserCtx, reminder: Reminder, said: DateRange): DateRange {
  const week = addDays(said.from, 7);
  const isNext = localDate(new Date(reminder.reminderTime), timezone) === week;
  return isNext && said.from === localDate(now(), timezone) ? { from: week, to: week } : said;
}

async function skipped(ctx: UserCtx, reminder: Reminder, words: string): Promise<ToolResult> {
  const isNext = /^(?:(?:the )?next(?: (?:one|time|occurrence))?|once)$/i.test(words);
  // "The 14th" of a series that begins in January is no day of December.
  const begins = dayOfMonth.test(words) ? Date.parse(reminder.reminderTime) : 0;
  const now = new Date(Math.max(begins, ctx.now().getTime()));
  const said = isNext ? null : resolveDateRange(words, { now, zone: ctx.user.timezone });
  if (!isNext && !said) throw notADay(words);
  const days = said && thisWeekday.test(words) ? nextOf(ctx, reminder, said) : said;
  const change = await skipOccurrences(ctx, reminder.id, days);
  const left = change.skipped.map((at) => formatWhen(at, ctx.user, ctx.now()));
  const what = left.length > 0 ? joinSome(left) : 'the one that came';
  return result(ctx, reminder, change, `${quoted(reminder.title)} skips ${what}.`, 'skipped');
}

async function paused(ctx: UserCtx, reminder: Reminder, words: string): Promise<ToolResult> {
  const isOpen = /^(?:on|indefinitely|for now|until (?:i|further).*)$/i.test(words);
  const phrase = words.replace(/^(?:until|till|to)\s+/i, '');
  const range = isOpen ? null : resolveDateRange(phrase, { now: ctx.now(), zone: ctx.user.timezone });
  if (!isOpen && !range) throw notADay(words);
  const change = await pauseSeries(ctx, reminder.id, range?.from ?? null);
  const until = range ? ` until ${formatDay(range.from, userToday(ctx))}` : ' until you resume it';
  return result(ctx, reminder, change, `${quoted(reminder.title)} is paused${until}.`, 'paused');
}

async function resumed(ctx: UserCtx, reminder: Reminder): Promise<ToolResult> {
  const change = await resumeSeries(ctx, reminder.id);
  return result(ctx, reminder, change, `${quoted(reminder.title)} goes on.`, 'resumed');
}

function result(
  ctx: UserCtx,
  reminder: Reminder,
  { changes, next }: SeriesChange,
  text: string,
  action: string,
): ToolResult {
  const coming = next ? ` Next: ${formatWhen(next, ctx.user, ctx.now())}.` : '';
  return {
    text: `${text}${coming}`,
    receipt: reminderReceipt(action, [reminder], changes),
    mentions: { act: 'changed', items: reminderMentions([reminder]) },
  };
}

function notADay(words: string): AppError {
  return new AppError(
    'invalid',
    `I do not understand ${quoted(words)} as a day. Nothing was changed; try “this week” or “3 May”.`,
  );
}

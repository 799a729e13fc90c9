import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { matchItem, pickItems, pickOne } from '@/lib/match';
import { answerReminder } from '@/lib/reminders/answer-tool';
import { finishReminders } from '@/lib/reminders/answer-writes';
import { resolveLeads } from '@/lib/reminders/lead-words';
import { listReminders, listUnanswered } from '@/lib/reminders/reads';
import { ruleWords } from '@/lib/reminders/rules';
import { type Reminder, reminderDescription, reminderTitle } from '@/lib/reminders/schema';
import { resolveReminderTime, splitTime } from '@/lib/reminders/when';
import { changed, companyWords, line, named, reminderNaming } from '@/lib/reminders/wording';
import { changeReminder, keptReminders, removeReminders, saveReminder } from '@/lib/reminders/writes';
import { formatDay, formatWhen, localDate, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { resolveStretch, type Stretch } from '@/lib/time/stretch';
import { defineTool, MissingInput, type ToolResult } from '@/lib/tool';
import { clip, counted, quoted } from '@/lib/wording';

const words = z.string().trim().min(1).max(500);
const timeWords = z.string().trim().max(200);
const itemWords = z
  .array(words)
  .max(50)
  .describe("the person's words for each reminder, or its number in the list");

const leadInput = z
  .array(z.string().trim().max(100))
  .max(10)
  .nullish()
  .describe('how long before it should be announced as well, in the words of the person, e.g. ["2 days"]');
const nagInput = z.boolean().nullish().describe('true where the person wants to be asked until they answer');

const setReminder = defineTool({
  name: 'set_reminder',
  description:
    'Set a reminder, alarm or appointment. Pass the time in the words of the person; never compute it.',
  input: z.object({
    title: reminderTitle.describe('what to be reminded of, without the time'),
    when: timeWords.describe(
      'all words about time, e.g. "tomorrow at 5pm" or "every weekday at 8"; empty when none was said',
    ),
    description: reminderDescription.nullish(),
    leads: leadInput,
    nag: nagInput,
  }),
  fromWords: splitTime,
  run: async (ctx, { title, when, description, leads, nag }) => {
    if (/^(?:every|each)\b/i.test(title))
      throw new AppError(
        'invalid',
        'I do not understand how often that is. Nothing was saved; try “every weekday at 8” or “every 2 hours”.',
      );
    // "at ten" is a morning hour where it is about waking.
    const isWaking = when !== '' && /^(?:wake|alarm)\b/i.test(title);
    const time = resolveReminderTime(ctx, isWaking ? `wake ${when}` : when);
    const row = await saveReminder(ctx, {
      title,
      description: description ?? null,
      at: time.at,
      rule: time.rule,
      leads: resolveLeads(leads ?? []),
      nag: nag ?? false,
    });
    const first = formatWhen(row.reminderTime, ctx.user.timezone, ctx.now());
    return {
      text: [
        `Reminder set: ${quoted(title)}, ${time.rule ? `${said(when, time.rule)}, first ` : ''}${first}.`,
        companyWords(row),
      ]
        .filter(Boolean)
        .join(' '),
      done: {
        room: 'reminder',
        action: `set ${clip(title, 100)}, ${first}`,
        undo: { verb: 'reminders.remove', args: { ids: [row.id] } },
      },
    };
  },
});

const listRemindersTool = defineTool({
  name: 'list_reminders',
  description: 'Show the reminders, alarms and appointments that are set.',
  input: z.object({
    when: timeWords.nullish().describe('only this day or stretch, in the words of the person'),
    about: z.string().max(200).nullish().describe('only reminders with these words'),
  }),
  run: async (ctx, { when, about }) => {
    const days = when?.trim() ? daysOf(ctx, when) : null;
    const shown = (await listReminders(ctx))
      .map((reminder, place) => ({ reminder, place: place + 1 }))
      .filter(({ reminder }) => !days || isWithin(ctx, reminder, days))
      .filter(({ reminder }) => !about?.trim() || matchItem([reminder], about, titleOf).kind === 'one');
    const scope = [days ? daysWords(ctx, days) : '', about?.trim() ? `about ${quoted(about)}` : '']
      .filter(Boolean)
      .join(' ');
    if (shown.length === 0)
      return { text: scope ? `You have no reminder ${scope}.` : 'You have no reminders.' };
    const lines = shown.slice(0, 30).map(({ reminder, place }) => `${place}. ${line(ctx, reminder)}`);
    const rest = shown.length > 30 ? [`… and ${shown.length - 30} more on the dashboard.`] : [];
    return { text: [`Your reminders${scope ? ` ${scope}` : ''}:`, ...lines, ...rest].join('\n') };
  },
});

const updateReminderTool = defineTool({
  name: 'update_reminder',
  description:
    'Move a reminder or appointment to another time, rename it, announce it before, or keep asking.',
  input: z.object({
    item: words.describe("the person's words for the reminder, or its number"),
    title: reminderTitle.nullish(),
    when: timeWords.nullish().describe('the new time in the words of the person'),
    leads: leadInput,
    nag: nagInput,
  }),
  run: async (ctx, { item, title, when, leads, nag }) => {
    const reminder = pickOne(await listReminders(ctx), item, reminderNaming(ctx));
    if (!title && !when && !leads && typeof nag !== 'boolean')
      throw new MissingInput('when', `When should I remind you of ${quoted(reminder.title)} instead?`);
    const time = when ? resolveReminderTime(ctx, when, reminder) : null;
    const before = await keptReminders(ctx, [reminder.id]);
    const after = await changeReminder(ctx, reminder.id, {
      title: title ?? undefined,
      at: time?.at,
      rule: time?.rule,
      leads: leads ? resolveLeads(leads) : undefined,
      nag: nag ?? undefined,
    });
    const at = formatWhen(after.reminderTime, ctx.user.timezone, ctx.now());
    const name = title ? `${quoted(reminder.title)} is now ${quoted(title)}` : quoted(after.title);
    const text = `${name}${title || !time ? '' : ' moved'}: ${at}.`;
    const company = leads || typeof nag === 'boolean' ? companyWords(after) || 'Once, at its time.' : '';
    return {
      text: [text, company].filter(Boolean).join(' '),
      done: changed('changed', [after], before),
    };
  },
});

const completeReminders = defineTool({
  name: 'complete_reminders',
  description: 'Mark reminders as done. A single one does not come any more, a series goes on.',
  input: z.object({ items: itemWords }),
  run: async (ctx, { items }) => {
    const all = [...(await listReminders(ctx)), ...(await listUnanswered(ctx))];
    const { found, missed } = pickItems(all, items, reminderNaming(ctx));
    const answered = found.map(({ id }) => ({ id, until: ctx.now() }));
    const before = await finishReminders(ctx, answered);
    return {
      text: [`Done: ${named(found)}.`, ...missed].join('\n'),
      done: changed('completed', found, before),
    };
  },
});

const deleteReminders = defineTool({
  name: 'delete_reminders',
  description: 'Delete reminders, alarms or appointments.',
  input: z.object({
    items: itemWords.nullish(),
    when: timeWords.nullish().describe('only those at this time, in the words of the person'),
    all: z.boolean().nullish(),
  }),
  run: async (ctx, input) => {
    const { found, missed } = await toDelete(ctx, input);
    const result = await deleted(ctx, ids(found));
    return { ...result, text: [result.text, ...missed].join('\n') };
  },
  confirmation: {
    act: z.object({ ids: z.array(z.uuid()) }),
    ask: async (ctx, input) => {
      const { found } = await toDelete(ctx, input);
      // A time alone may name more than was meant, and a series is many.
      const isUnnamed = !input.items?.length;
      const isBroad =
        isUnnamed && (found.length > 1 || found.some((reminder) => reminder.recurrenceRule !== null));
      const shown = `${named(found.slice(0, 5))}${found.length > 5 ? ' …' : ''}`;
      return {
        question: `That deletes ${counted(found.length, 'reminder')}: ${shown}. Shall I? (yes / no)`,
        act: { ids: ids(found) },
        count: found.length,
        isBroad,
      };
    },
    run: (ctx, act) => deleted(ctx, act.ids),
  },
});

export const reminderTools = [
  setReminder,
  listRemindersTool,
  updateReminderTool,
  completeReminders,
  deleteReminders,
  answerReminder,
];

/** A series in the words of the person; one that ends is told back with the day that was understood. */
function said(when: string, rule: string): string {
  return rule.includes('UNTIL=') ? ruleWords(rule) : when;
}

async function deleted(ctx: UserCtx, reminderIds: string[]): Promise<ToolResult> {
  const before = await removeReminders(ctx, reminderIds);
  if (before.rows.length === 0) throw new AppError('not_found', 'There was nothing left to delete.');
  return { text: `Deleted: ${named(before.rows)}.`, done: changed('deleted', before.rows, before) };
}

async function toDelete(
  ctx: UserCtx,
  input: { items?: string[] | null; when?: string | null; all?: boolean | null },
): Promise<{ found: Reminder[]; missed: string[] }> {
  const all = await listReminders(ctx);
  const there = input.when?.trim() ? all.filter((reminder) => isAt(ctx, reminder, input.when ?? '')) : all;
  if (input.items?.length) return pickItems(there, input.items, reminderNaming(ctx));
  if (!input.all && !input.when) throw new AppError('invalid', 'Which reminder should I delete?');
  if (there.length === 0) throw new AppError('not_found', 'You have no such reminder. Nothing was changed.');
  return { found: there, missed: [] };
}

/** Whether a reminder stands at the time that words name: the day, the clock time, or both. */
function isAt(ctx: UserCtx, reminder: Reminder, asked: string): boolean {
  const when = resolveWhen(asked, { now: ctx.now(), zone: ctx.user.timezone });
  if (!when?.date && !when?.time)
    throw new AppError('invalid', `I do not understand ${quoted(asked)} as a time. Nothing was changed.`);
  const at = new Date(reminder.reminderTime);
  const onDay = when.date === null || when.date === localDate(at, ctx.user.timezone);
  return onDay && (when.time === null || when.time.slice(0, 5) === localTime(at, ctx.user.timezone));
}

function daysOf(ctx: UserCtx, asked: string): Stretch {
  const days = resolveStretch(asked, { now: ctx.now(), zone: ctx.user.timezone });
  if (days) return days;
  throw new AppError(
    'invalid',
    `I do not understand ${quoted(asked)} as a day. Try “friday”, “next week” or “3 May”.`,
  );
}

function isWithin(ctx: UserCtx, reminder: Reminder, days: Stretch): boolean {
  const day = localDate(new Date(reminder.reminderTime), ctx.user.timezone);
  return days.from <= day && day <= days.to;
}

function daysWords(ctx: UserCtx, days: Stretch): string {
  const today = localDate(ctx.now(), ctx.user.timezone);
  if (days.from === days.to) return `for ${formatDay(days.from, today)}`;
  return `from ${formatDay(days.from, today)} to ${formatDay(days.to, today)}`;
}

function titleOf(reminder: Reminder): string {
  return reminder.title;
}

function ids(items: { id: string }[]): string[] {
  return items.map((item) => item.id);
}

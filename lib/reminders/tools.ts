import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { pickAnswerable } from '@/lib/reminders/answers/pick-answerable';
import { answerReminder } from '@/lib/reminders/answers/tool';
import { finishReminders } from '@/lib/reminders/answers/writes';
import { reminderDeleteTools } from '@/lib/reminders/delete-tools';
import { listReminders } from '@/lib/reminders/reads';
import { formatRule, maxReminderTitle } from '@/lib/reminders/rules';
import { type Reminder, reminderDescription } from '@/lib/reminders/schema';
import { resolveLeads } from '@/lib/reminders/times/lead-words';
import { resolveReminderTime, splitTime } from '@/lib/reminders/times/when';
import { leadInput, nagInput, updateReminder } from '@/lib/reminders/update-tool';
import {
  formatEnd,
  formatExtras,
  formatReminder,
  quoteTitles,
  reminderMentions,
  reminderReceipt,
} from '@/lib/reminders/wording';
import { saveReminder } from '@/lib/reminders/writes';
import { type DateRange, resolveDateRange } from '@/lib/time/date-range';
import { formatDay, formatWhen, localDate } from '@/lib/time/format';
import { userToday } from '@/lib/time/today';
import { defineTool, MissingInput, rowChanges } from '@/lib/tool';
import { matchItem } from '@/lib/words/match';
import { isVisible } from '@/lib/words/visible';
import { clip, quoted } from '@/lib/words/wording';

const maxLines = 30;

const words = z.string().trim().min(1).max(500);
const timeWords = z.string().trim().max(200);
const namesHalf = /\b(?:afternoon|evening|night|tonight|noon|midnight)\b|[ap]\.?m\b/i;

const setReminderTool = defineTool({
  name: 'set_reminder',
  keepsText: true,
  description: 'Set a reminder, alarm or appointment; leads: also before, e.g. 2 days.',
  input: z.object({
    title: z.string().trim().max(maxReminderTitle),
    when: timeWords,
    description: reminderDescription.nullish(),
    leads: leadInput,
    nag: nagInput,
  }),
  fromWords: splitTime,
  run: async (ctx, { title, when, description, leads, nag }) => {
    if (!isVisible(title)) throw new MissingInput('title', 'What should I remind you of?');
    if (/^(?:every|each)\b/i.test(title))
      throw new AppError(
        'invalid',
        'I do not understand how often that is. Nothing was saved; try “every weekday at 8” or “every 2 hours”.',
      );
    // "Wake me at ten" means ten in the morning.
    const isWaking =
      when !== '' && /^(?:wake|alarm|be up|get(?:ting)? up)\b/i.test(title) && !namesHalf.test(when);
    const time = resolveReminderTime(ctx, isWaking ? `wake ${when}` : when);
    const row = await saveReminder(ctx, {
      title,
      description: description ?? null,
      at: time.at,
      rule: time.rule,
      leads: resolveLeads(leads ?? []),
      nag: nag ?? false,
    });
    const first = formatWhen(row.reminderTime, ctx.user, ctx.now());
    const series = time.rule ? `${formatSeries(when, time.rule)}, first ` : '';
    return {
      text: [
        `Reminder set: ${quoted(title)}, ${series}${first}${formatEnd(ctx, row)}.`,
        formatExtras(row, ctx.now()),
      ]
        .filter(Boolean)
        .join(' '),
      receipt: {
        feature: 'reminder',
        action: `set ${clip(title, 100)}, ${formatWhen(row.reminderTime, ctx.user)}`,
        undo: { rows: rowChanges('reminders', [], [row]) },
      },
      mentions: { act: 'made', items: reminderMentions([row]) },
    };
  },
});

const listRemindersTool = defineTool({
  name: 'list_reminders',
  description: 'Show the reminders, alarms and appointments that are set.',
  input: z.object({
    when: timeWords.nullish().describe('only this day or stretch'),
    about: z.string().max(200).nullish().describe('only with these words'),
  }),
  run: async (ctx, { when, about }) => {
    const days = when?.trim() ? readDays(ctx, when) : null;
    const shown = (await listReminders(ctx))
      .map((reminder, index) => ({ reminder, number: index + 1 }))
      .filter(({ reminder }) => !days || isWithin(ctx, reminder, days))
      .filter(
        ({ reminder }) => !about?.trim() || matchItem([reminder], about, ({ title }) => title).kind === 'one',
      );
    const scope = [days ? formatDays(ctx, days) : '', about?.trim() ? `about ${quoted(about)}` : '']
      .filter(Boolean)
      .join(' ');
    if (shown.length === 0)
      return { text: scope ? `You have no reminder ${scope}.` : 'You have no reminders.' };
    const lines = shown
      .slice(0, maxLines)
      .map(({ reminder, number }) => `${number}. ${formatReminder(ctx, reminder)}`);
    const more = shown.length > maxLines ? [`… and ${shown.length - maxLines} more on the dashboard.`] : [];
    return {
      text: [`Your reminders${scope ? ` ${scope}` : ''}:`, ...lines, ...more].join('\n'),
      mentions: { act: 'listed', items: reminderMentions(shown.map(({ reminder }) => reminder)) },
    };
  },
});

const completeRemindersTool = defineTool({
  name: 'complete_reminders',
  description: 'Mark reminders as done. A single one does not come any more, a series goes on.',
  input: z.object({
    items: z.array(words).max(50).describe('words for each, or its number'),
  }),
  run: async (ctx, { items }) => {
    const { found, missed } = await pickAnswerable(ctx, items);
    const answered = found.map(({ id }) => ({ id, until: ctx.now() }));
    const { changes } = await finishReminders(ctx, answered);
    return {
      text: [`Done: ${quoteTitles(found)}.`, ...missed].join('\n'),
      receipt: reminderReceipt('completed', found, changes),
      mentions: { act: 'done', items: reminderMentions(found) },
    };
  },
});

export const reminderTools = [
  setReminderTool,
  listRemindersTool,
  updateReminder,
  completeRemindersTool,
  ...reminderDeleteTools,
  answerReminder,
];

function formatSeries(words: string, rule: string): string {
  // The first time is said anyway.
  return rule.includes('UNTIL=') ? formatRule(rule) : words.replace(/ starting \d{4}-\d\d-\d\d$/, '');
}

function readDays(ctx: UserCtx, words: string): DateRange {
  const days = resolveDateRange(words, { now: ctx.now(), zone: ctx.user.timezone });
  if (days) return days;
  throw new AppError(
    'invalid',
    `I do not understand ${quoted(words)} as a day. Try “friday”, “next week” or “3 May”.`,
  );
}

function isWithin(ctx: UserCtx, reminder: Reminder, days: DateRange): boolean {
  const date = localDate(new Date(reminder.reminderTime), ctx.user.timezone);
  return days.from <= date && date <= days.to;
}

function formatDays(ctx: UserCtx, { from, to }: DateRange): string {
  const today = userToday(ctx);
  if (from === to) return `for ${formatDay(from, today)}`;
  return `from ${formatDay(from, today)} to ${formatDay(to, today)}`;
}

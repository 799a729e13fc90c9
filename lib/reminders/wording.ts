import type { UserCtx } from '@/lib/context';
import type { Naming } from '@/lib/match';
import { leadWords, ruleWords } from '@/lib/reminders/rules';
import type { Reminder } from '@/lib/reminders/schema';
import type { KeptReminders } from '@/lib/reminders/writes';
import { formatWhen } from '@/lib/time/format';
import type { ToolResult } from '@/lib/tool';
import { clip, joinWords, quoted } from '@/lib/wording';

/** How the words of a person find a reminder, and how the found ones are shown. */
export function reminderNaming(ctx: UserCtx): Naming<Reminder> {
  return { textOf: ({ title }) => title, show: (reminder) => line(ctx, reminder), none: 'no reminder' };
}

/** A reminder in one line: its title, when it comes, how it repeats, what goes along with it. */
export function line(ctx: UserCtx, reminder: Reminder): string {
  const { title, reminderTime, recurrenceRule, snoozedUntil, leads, nag } = reminder;
  const at = formatWhen(new Date(snoozedUntil ?? reminderTime), ctx.user.timezone, ctx.now());
  const marks = [
    recurrenceRule ? ruleWords(recurrenceRule) : '',
    leads.length > 0 ? `also ${joinWords(leads.map(leadWords))} before` : '',
    nag ? 'asks until answered' : '',
  ].filter(Boolean);
  const more = marks.length > 0 ? ` (${marks.join(', ')})` : '';
  return `${clip(title, 200)}, ${snoozedUntil ? 'snoozed until ' : ''}${at}${more}`;
}

/** Said after a reminder that was set or changed: what goes along with it. */
export function companyWords({ leads, nag }: { leads: number[]; nag: boolean }): string {
  const before = leads.length > 0 ? `I also tell you ${joinWords(leads.map(leadWords))} before.` : '';
  const asks = nag ? 'I keep asking until you answer.' : '';
  return [before, asks].filter(Boolean).join(' ');
}

/** “Call mom” and “Dentist” */
export function named(items: { title: string }[]): string {
  return joinWords(items.map(({ title }) => quoted(title)));
}

/** The receipt of a change: what was done, and how it is taken back. */
export function changed(
  action: string,
  shown: { title: string }[],
  before: KeptReminders,
): NonNullable<ToolResult['done']> {
  return {
    room: 'reminder',
    action: `${action} ${clip(named(shown), 200)}`,
    undo: { verb: 'reminders.restore', args: before },
  };
}

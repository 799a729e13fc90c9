import type { UserCtx } from '@/lib/context';
import { formatLead, formatRule } from '@/lib/reminders/rules';
import type { Reminder } from '@/lib/reminders/schema';
import { formatWhen } from '@/lib/time/format';
import type { Mention, RowChange, ToolReceipt } from '@/lib/tool';
import type { ItemLabels } from '@/lib/words/match';
import { clip, joinWords, quoted } from '@/lib/words/wording';

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
  return `${clip(title, 200)}, ${snoozedUntil ? 'snoozed until ' : ''}${at}${suffix}`;
}

/** Describes leads and nag in sentences; returns an empty text without them. */
export function formatExtras({ leads, nag }: { leads: number[]; nag: boolean }): string {
  const before = leads.length > 0 ? `I also tell you ${joinWords(leads.map(formatLead))} before.` : '';
  const asks = nag ? 'I keep asking until you answer.' : '';
  return [before, asks].filter(Boolean).join(' ');
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

import type { OwnThings } from '@/lib/assistant/conversation/thing-reads';
import type { Thing } from '@/lib/phrases/phrase';

/** Returns the reminders that the last change deleted, with the times that they had. */
export function remindersGone(last: OwnThings['last']): Thing[] {
  const rows = (last?.receipts ?? []).flatMap(({ undo }) => ('rows' in undo ? undo.rows : []));
  return rows.flatMap(({ table, id, before, after }): Thing[] => {
    const { title, reminderTime, recurrenceRule } = before ?? {};
    return table === 'reminders' && !after && typeof title === 'string' && reminderTime
      ? [
          {
            ...{ kind: 'reminder', id, title, at: new Date(String(reminderTime)) },
            rule: typeof recurrenceRule === 'string' ? recurrenceRule : null,
          },
        ]
      : [];
  });
}

import { expandSeries } from '@/lib/connectors/events/occurrences';
import type { UserCtx } from '@/lib/context';
import type { Candidates } from '@/lib/search/candidate-reads';
import { maxCandidateText, maxEntryText } from '@/lib/search/rules';
import type { SearchKind } from '@/lib/search/schema';
import { nextDate, occasionOf } from '@/lib/social/rules';
import { formatDay } from '@/lib/time/format';
import { userToday } from '@/lib/time/today';
import { dayMs } from '@/lib/time/units';
import { capitalized } from '@/lib/wording';

/** A row as it is ranked. */
export interface Document {
  /** Its kind and id, unique among all kinds. */
  key: string;
  kind: SearchKind;
  id: string;
  title: string;
  /** What the words are looked for in, beside the title. */
  text: string;
  /** Names of people in it, for which a term of the question counts as a name. */
  names: string;
  at: () => string | null;
}

/** Converts rows of all kinds to what is ranked. */
export function documentsOf(
  ctx: UserCtx,
  { todos, reminders, facts, social, events, entries }: Candidates,
): Document[] {
  const today = userToday(ctx);
  const document = (
    kind: SearchKind,
    id: string,
    fields: { title: string; text?: string | null; names?: string; at?: () => string | null },
  ): Document => ({
    ...{
      key: `${kind}:${id}`,
      kind,
      id,
      title: fields.title,
      text: (fields.text ?? '').slice(0, kind === 'journal' ? maxEntryText : maxCandidateText),
    },
    ...{ names: fields.names ?? '', at: fields.at ?? (() => null) },
  });
  return [
    ...todos.map(({ id, title, list, at }) => document('todo', id, { title, text: list, at: () => at })),
    ...reminders.map(({ id, title, text, at }) =>
      document('reminder', id, { title, text, at: () => at.toISOString() }),
    ),
    ...facts.map(({ id, title, text }) => document('fact', id, { title, text })),
    ...social.map((row) =>
      document(row.kind, row.id, {
        ...{ title: capitalized(occasionOf(row)), text: row.note, names: row.name },
        at: () => nextDate(row, today),
      }),
    ),
    ...events.map((row) =>
      document('event', row.id, {
        title: row.title,
        text: [row.location, row.description, row.attendees.join(' ')].filter(Boolean).join('\n'),
        at: () => eventStart(ctx, row).toISOString(),
      }),
    ),
    ...entries.map(({ id, at, responses, text }) =>
      document('journal', id, {
        title: `Journal, ${formatDay(at, today)}`,
        text: [...Object.values(responses as Record<string, string>), text].filter(Boolean).join('\n'),
        at: () => at,
      }),
    ),
  ];
}

/** The next occurrence of a series, or else when the event begins. */
function eventStart(ctx: UserCtx, row: Candidates['events'][number]): Date {
  const { recurrence, startTime } = row;
  if (recurrence === null) return startTime;
  const from = ctx.now();
  const [next] = expandSeries({ ...row, recurrence }, { from, to: new Date(from.getTime() + 366 * dayMs) });
  return next?.start ?? startTime;
}

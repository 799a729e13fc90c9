import { and, desc, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { calendarEvents, connectors } from '@/db/schema/connectors';
import { userInfo } from '@/db/schema/info';
import { journalEntries } from '@/db/schema/journal';
import { reminders } from '@/db/schema/reminders';
import { socialDates } from '@/db/schema/social';
import { todoItems, todoLists } from '@/db/schema/todos';
import type { UserCtx } from '@/lib/context';
import { maxCandidates } from '@/lib/search/rules';

/** The newest journal entries that are read through: they are long. */
const maxEntries = 30;

/**
 * Returns the user's rows whose texts match one of the ILIKE patterns, the newest of each kind first and a bounded number of each, in
 * six statements at once.
 */
export async function readCandidates(ctx: UserCtx, patterns: string[]) {
  const list = sql.join(
    patterns.map((pattern) => sql`${pattern}`),
    sql`, `,
  );
  const fits = (...texts: SQLWrapper[]): SQL =>
    sql`concat_ws(' ', ${sql.join(texts, sql`, `)}) ilike any (array[${list}])`;
  const { id } = ctx.user;
  const [todos, ownReminders, facts, social, events, entries] = await Promise.all([
    ctx.db
      .select({
        id: todoItems.id,
        title: todoItems.text,
        at: todoItems.dueDate,
        list: sql<string | null>`case when ${todoLists.isDefault} then null else ${todoLists.title} end`,
      })
      .from(todoItems)
      .innerJoin(todoLists, eq(todoLists.id, todoItems.listId))
      .where(and(eq(todoItems.userId, id), fits(todoItems.text, todoLists.title)))
      .orderBy(todoItems.completed, desc(todoItems.createdAt))
      .limit(maxCandidates),
    ctx.db
      .select({
        id: reminders.id,
        title: reminders.title,
        text: reminders.description,
        at: reminders.reminderTime,
      })
      .from(reminders)
      .where(and(eq(reminders.userId, id), fits(reminders.title, reminders.description)))
      .orderBy(desc(reminders.isActive), desc(reminders.reminderTime))
      .limit(maxCandidates),
    ctx.db
      .select({ id: userInfo.id, title: userInfo.key, text: userInfo.value })
      .from(userInfo)
      .where(and(eq(userInfo.userId, id), fits(userInfo.key, userInfo.value)))
      .orderBy(desc(userInfo.updatedAt))
      .limit(maxCandidates),
    ctx.db
      .select()
      .from(socialDates)
      .where(and(eq(socialDates.userId, id), fits(socialDates.name, socialDates.kind, socialDates.note)))
      .limit(maxCandidates),
    ctx.db
      .select({ row: calendarEvents })
      .from(calendarEvents)
      .innerJoin(connectors, eq(connectors.id, calendarEvents.connectorId))
      .where(
        and(
          eq(connectors.userId, id),
          eq(connectors.isActive, true),
          eq(calendarEvents.isCancelled, false),
          // A reminder is found as itself.
          or(eq(calendarEvents.origin, 'calendar'), eq(calendarEvents.origin, 'sidekick')),
          fits(
            calendarEvents.title,
            calendarEvents.location,
            calendarEvents.description,
            sql`array_to_string(${calendarEvents.attendees}, ' ')`,
          ),
        ),
      )
      .orderBy(desc(calendarEvents.startTime))
      .limit(maxCandidates),
    ctx.db
      .select({
        id: journalEntries.id,
        at: journalEntries.entryDate,
        responses: journalEntries.responses,
        text: journalEntries.entryText,
      })
      .from(journalEntries)
      .where(
        and(
          eq(journalEntries.userId, id),
          fits(sql`${journalEntries.responses}::text`, journalEntries.entryText),
        ),
      )
      .orderBy(desc(journalEntries.entryDate))
      .limit(maxEntries),
  ]);
  return { todos, reminders: ownReminders, facts, social, events: events.map(({ row }) => row), entries };
}

export type Candidates = Awaited<ReturnType<typeof readCandidates>>;

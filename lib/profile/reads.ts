import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowsOf } from '@/db/client';
import {
  choices,
  conversations,
  mentions,
  messages,
  turnSteps,
  turns,
  usageDays,
} from '@/db/schema/assistant';
import { passwordResets, sessions, users } from '@/db/schema/auth';
import { calendarFeeds } from '@/db/schema/calendar-feed';
import { changes } from '@/db/schema/changes';
import { channelOrders, contactPoints, keptMails, webhookLogs } from '@/db/schema/channels';
import { completions } from '@/db/schema/completions';
import { calendarCursors, calendarEvents, connectorStates, connectors } from '@/db/schema/connectors';
import { dailyReminders } from '@/db/schema/daily-reminders';
import { deliveries, sends } from '@/db/schema/deliveries';
import { userInfo } from '@/db/schema/info';
import { journalEntries, journalReminders, journalStates } from '@/db/schema/journal';
import { reminders } from '@/db/schema/reminders';
import { schedules } from '@/db/schema/scheduler';
import { socialDates } from '@/db/schema/social';
import { todoItems, todoLists } from '@/db/schema/todos';
import type { UserCtx } from '@/lib/context';
import type { UserStats } from '@/lib/profile/schema';
import { userToday } from '@/lib/time/today';

/**
 * Every table with rows of users, the expression for the owner's id (default: user_id), and the columns that are left out: secrets and
 * derived values. A test compares this list with the foreign keys of the database.
 */
const exportedTables: { table: PgTable; owner?: SQL; secret?: string[] }[] = [
  { table: users, owner: sql`t.id`, secret: ['password_hash'] },
  { table: contactPoints, secret: ['proof_hash'] },
  { table: channelOrders },
  // A kept mail can hold a link that signs in.
  { table: keptMails, secret: ['text', 'html'] },
  { table: passwordResets, secret: ['token_hash'] },
  { table: sessions, secret: ['sid'] },
  { table: todoLists },
  { table: todoItems },
  { table: reminders },
  { table: userInfo, secret: ['key_fold'] },
  { table: dailyReminders },
  { table: journalEntries },
  { table: journalReminders },
  { table: journalStates },
  { table: socialDates },
  { table: connectors, secret: ['access_token', 'refresh_token', 'sync_holder'] },
  { table: connectorStates, secret: ['digest', 'sid'] },
  {
    table: calendarCursors,
    owner: sql`(select user_id from connectors c where c.id = t.connector_id)`,
    secret: ['cursor'],
  },
  { table: calendarEvents, owner: sql`(select user_id from connectors c where c.id = t.connector_id)` },
  { table: calendarFeeds, secret: ['token', 'token_hash'] },
  { table: conversations, secret: ['holder'] },
  { table: messages },
  { table: turns },
  { table: turnSteps, owner: sql`(select user_id from turns u where u.id = t.turn_id)` },
  { table: deliveries },
  { table: sends, owner: sql`(select user_id from deliveries d where d.id = t.delivery_id)` },
  { table: schedules },
  { table: webhookLogs },
  { table: usageDays },
  { table: completions },
  { table: changes },
  { table: choices },
  { table: mentions },
];

/** Returns all rows of the user by table name, without secrets, in one statement. */
export async function exportAccount(ctx: UserCtx): Promise<Record<string, unknown>> {
  const columns = exportedTables.map(({ table, owner = sql`t.user_id`, secret = [] }) => {
    const rows = sql`select coalesce(jsonb_agg(to_jsonb(t) - ${`{${secret.join(',')}}`}::text[]), '[]'::jsonb)
      from ${table} t where ${owner} = ${ctx.user.id}::uuid`;
    return sql`(${rows}) as ${sql.identifier(getTableName(table))}`;
  });
  const [row] = await rowsOf<Record<string, unknown>>(ctx.db, sql`select ${sql.join(columns, sql`, `)}`);
  return { exportedAt: ctx.now().toISOString(), ...row };
}

/** Counts the user's todos, reminders, facts and messages in one statement. Overdue is by today's date in the user's time zone. */
export async function userStats(ctx: UserCtx): Promise<UserStats> {
  const today = userToday(ctx);
  const own = sql`user_id = ${ctx.user.id}::uuid`;
  const [row] = await rowsOf<{ stats: UserStats }>(
    ctx.db,
    sql`select jsonb_build_object(
      'openTodos', (select count(*) from ${todoItems} where ${own} and not completed),
      'completedTodos', (select count(*) from ${todoItems} where ${own} and completed),
      'overdueTodos', (select count(*) from ${todoItems} where ${own} and not completed and due_date < ${today}::date),
      'activeReminders', (select count(*) from ${reminders} where ${own} and is_active),
      'storedInfo', (select count(*) from ${userInfo} where ${own}),
      'messages', (select coalesce(sum(messages), 0) from ${usageDays} where ${own})) as stats`,
  );
  if (!row) throw new Error('select returned no row');
  return row.stats;
}

import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { usageDays } from '@/db/schema/assistant';
import { sessions, users } from '@/db/schema/auth';
import { contactPoints } from '@/db/schema/channels';
import type { AdminUser, AdminUserDetail, UsersQuery } from '@/lib/admin/schema';
import { userColumns } from '@/lib/auth/reads';
import { lastSeen } from '@/lib/auth/rules';
import { readSettings } from '@/lib/config/reads';
import type { Ctx } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { AppError } from '@/lib/errors';
import { behind, type Page, pageOf } from '@/lib/keyset';
import { countsOf } from '@/lib/stats/reads';

const pageSize = 50;
const shownSessions = 50;
/** Of the numbers that begin alike the lowest count; more digits lead on. */
const mostHeld = 500;

const columns = { ...userColumns, createdAt: users.createdAt, mark: sql<string>`${users.createdAt}::text` };
const newestFirst = sql`${users.createdAt} desc nulls last, ${users.id}`;

/** A page of accounts, newest first, all of them or those whose name, e-mail or number begins with the words. */
export async function listUsers(ctx: Ctx, { search, after }: UsersQuery): Promise<Page<AdminUser>> {
  const rows = await ctx.db
    .select(columns)
    .from(users)
    .where(search ? foundBy(search, after) : behind(after, users.createdAt, users.id))
    .orderBy(newestFirst)
    .limit(pageSize + 1);
  const { rows: shown, next } = pageOf(rows, pageSize, ({ mark, id }) => ({ at: mark, id }));
  const counts = await countsOf(
    ctx,
    shown.map(({ id }) => id),
  );
  return { rows: shown.map((row) => asUser(row, counts)), next };
}

type UserRow = Omit<AdminUser, 'createdAt' | 'totalTodos' | 'totalMessages'> & { createdAt: Date };

function asUser(row: UserRow, counts: Awaited<ReturnType<typeof countsOf>>): AdminUser {
  const { id, email, firstName, lastName, phoneNumber, isAdmin, createdAt } = row;
  const { todos = 0, messages = 0 } = counts.get(id) ?? {};
  return {
    id,
    email,
    firstName,
    lastName,
    phoneNumber,
    isAdmin,
    createdAt: createdAt.toISOString(),
    totalTodos: todos,
    totalMessages: messages,
  };
}

/**
 * People of whom something begins with the words: of each part the newest that a page can hold, so that it is read from its own
 * index, or along the list where much begins so, and never the whole table.
 */
function foundBy(search: string, after: string | undefined): SQL {
  const begins = `${escaped(search.toLowerCase())}%`;
  const part = (condition: SQL, from = sql`${users}`) =>
    sql`(select ${users.id}, ${users.createdAt} from ${from} where ${and(condition, behind(after, users.createdAt, users.id))}
      order by ${newestFirst} limit ${pageSize + 1})`;
  const parts = [
    part(sql`${users.email} like ${begins}`),
    part(sql`lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) like ${begins}`),
    part(sql`lower(last_name) like ${begins}`),
  ];
  const digits = digitsIn(search);
  if (digits) {
    const held = sql`select user_id from ${contactPoints} where address like ${`+${digits}%`}
      order by address using ~<~ limit ${mostHeld}`;
    // By one look-up each: where a beginning is common, joining them would read everybody.
    const owners = sql`(${held}) held cross join lateral (
      select id, created_at from users where id = held.user_id limit 1) "users"`;
    parts.push(part(sql`true`, owners));
  }
  const found = sql.join(parts, sql` union `);
  const page = sql`select id from (${found}) found order by created_at desc nulls last, id limit ${pageSize + 1}`;
  return sql`${users.id} in (${page})`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`);
}

/** The digits of what may be the beginning of a number, with its country code; null for other words. */
function digitsIn(search: string): string | null {
  if (!/^[+\d][\d\s()./-]*$/.test(search)) return null;
  const digits = search.replaceAll(/\D/g, '');
  return digits.replace(/^00/, '') || null;
}

/** One account with its sessions, channels and budget. Throws not_found. */
export async function userDetail(ctx: Ctx, id: string): Promise<AdminUserDetail> {
  const [[row], own, channels, counts, settings] = await Promise.all([
    ctx.db
      .select({ ...columns, dailyTokens: users.dailyTokens, tokensToday: usageDays.tokens })
      .from(users)
      .leftJoin(usageDays, and(eq(usageDays.userId, users.id), eq(usageDays.day, dayOf(ctx))))
      .where(eq(users.id, id)),
    sessionsOf(ctx, id),
    channelsOf(ctx, id),
    countsOf(ctx, [id]),
    readSettings(ctx),
  ]);
  if (!row) throw new AppError('not_found', 'This account does not exist any more.');
  return {
    ...asUser(row, counts),
    timezone: row.timezone,
    sessions: own,
    channels,
    tokensToday: row.tokensToday ?? 0,
    tokenBudget: { default: settings.dailyTokenBudget, own: row.dailyTokens },
  };
}

function dayOf(ctx: Ctx): string {
  return ctx.now().toISOString().slice(0, 10);
}

async function sessionsOf(ctx: Ctx, id: string): Promise<AdminUserDetail['sessions']> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expires, ctx.now())))
    .orderBy(desc(sessions.createdAt))
    .limit(shownSessions);
  return rows.map(({ sessionToken, device, createdAt, expires }) => ({
    // The row's own key signs in; its digest only tells one from another.
    id: mac('session shown to an operator', sessionToken).slice(0, 16),
    device,
    createdAt: createdAt.toISOString(),
    seenAt: lastSeen({ createdAt, expires }).toISOString(),
  }));
}

async function channelsOf(ctx: Ctx, id: string): Promise<AdminUserDetail['channels']> {
  const rows = await ctx.db
    .select({
      channel: contactPoints.channel,
      address: contactPoints.address,
      state: contactPoints.state,
      lastInboundAt: contactPoints.lastInboundAt,
    })
    .from(contactPoints)
    .where(eq(contactPoints.userId, id))
    .orderBy(contactPoints.rank, desc(contactPoints.createdAt));
  return rows.map((row) => ({ ...row, lastInboundAt: row.lastInboundAt?.toISOString() ?? null }));
}

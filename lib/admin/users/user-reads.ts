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
import { type KeysetPage, pageOf, rowsAfter } from '@/lib/keyset';
import { countsByUser } from '@/lib/stats/reads';

const pageSize = 50;
const maxSessions = 50;
const maxNumbers = 500;

const columns = {
  ...userColumns,
  createdAt: users.createdAt,
  createdAtText: sql<string>`${users.createdAt}::text`,
};
const newestFirst = sql`${users.createdAt} desc nulls last, ${users.id}`;

/**
 * Returns a page of accounts, newest first. `search` is the beginning of a name, an e-mail address or a phone
 * number.
 */
export async function listUsers(ctx: Ctx, { search, after }: UsersQuery): Promise<KeysetPage<AdminUser>> {
  const rows = await ctx.db
    .select(columns)
    .from(users)
    .where(
      search
        ? foundBy(search, after)
        : rowsAfter(after, { at: users.createdAt, id: users.id, order: 'desc' }),
    )
    .orderBy(newestFirst)
    .limit(pageSize + 1);
  const { rows: shown, next } = pageOf(rows, pageSize, ({ createdAtText, id }) => ({
    at: createdAtText,
    id,
  }));
  const counts = await countsByUser(
    ctx,
    shown.map(({ id }) => id),
  );
  return { rows: shown.map((row) => asUser(row, counts)), next };
}

type UserRow = Omit<AdminUser, 'createdAt' | 'totalTodos' | 'totalMessages'> & { createdAt: Date };

function asUser(row: UserRow, counts: Awaited<ReturnType<typeof countsByUser>>): AdminUser {
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

// Each field has its own subquery, so that PostgreSQL uses the field's index.
function foundBy(search: string, after: string | undefined): SQL {
  const startsWith = `${escapeLike(search.toLowerCase())}%`;
  const part = (condition: SQL, from = sql`${users}`) =>
    sql`(select ${users.id}, ${users.createdAt} from ${from} where ${and(condition, rowsAfter(after, { at: users.createdAt, id: users.id, order: 'desc' }))}
      order by ${newestFirst} limit ${pageSize + 1})`;
  const parts = [
    part(sql`${users.email} like ${startsWith}`),
    part(sql`lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) like ${startsWith}`),
    part(sql`lower(last_name) like ${startsWith}`),
  ];
  const digits = phoneDigits(search);
  if (digits) {
    const matching = sql`select user_id from ${contactPoints} where address like ${`+${digits}%`}
      order by address using ~<~ limit ${maxNumbers}`;
    // Looks users up one by one. With a plain join, PostgreSQL would read all users if many numbers match.
    const owners = sql`(${matching}) matching cross join lateral (
      select id, created_at from users where id = matching.user_id limit 1) "users"`;
    parts.push(part(sql`true`, owners));
  }
  const found = sql.join(parts, sql` union `);
  const page = sql`select id from (${found}) found order by created_at desc nulls last, id limit ${pageSize + 1}`;
  return sql`${users.id} in (${page})`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}

function phoneDigits(search: string): string | null {
  if (!/^[+\d][\d\s()./-]*$/.test(search)) return null;
  const digits = search.replaceAll(/\D/g, '');
  return digits.replace(/^00/, '') || null;
}

export async function userDetail(ctx: Ctx, id: string): Promise<AdminUserDetail> {
  const [[row], ownSessions, channels, counts, settings] = await Promise.all([
    ctx.db
      .select({ ...columns, dailyTokens: users.dailyTokens, tokensToday: usageDays.tokens })
      .from(users)
      .leftJoin(usageDays, and(eq(usageDays.userId, users.id), eq(usageDays.day, utcDay(ctx))))
      .where(eq(users.id, id)),
    sessionsOf(ctx, id),
    channelsOf(ctx, id),
    countsByUser(ctx, [id]),
    readSettings(ctx),
  ]);
  if (!row) throw new AppError('not_found', 'This account does not exist any more.');
  return {
    ...asUser(row, counts),
    timezone: row.timezone,
    sessions: ownSessions,
    channels,
    tokensToday: row.tokensToday ?? 0,
    tokenBudget: { default: settings.dailyTokenBudget, own: row.dailyTokens },
  };
}

function utcDay(ctx: Ctx): string {
  return ctx.now().toISOString().slice(0, 10);
}

async function sessionsOf(ctx: Ctx, id: string): Promise<AdminUserDetail['sessions']> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expires, ctx.now())))
    .orderBy(desc(sessions.createdAt))
    .limit(maxSessions);
  return rows.map(({ sessionToken, device, createdAt, expires }) => ({
    // The token could be used to sign in; this digest of it cannot.
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

import { randomBytes } from 'node:crypto';
import { DrizzleAdapter } from '@auth/drizzle-adapter';
import { and, eq, lte, ne } from 'drizzle-orm';
import type { Db } from '@/db/database';
import { sessions, users } from '@/db/schema/auth';
import { authMessages } from '@/lib/auth/messages';
import { sessionEnd } from '@/lib/auth/rules';
import { publicSessionId } from '@/lib/auth/sessions/session-reads';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

/**
 * Returns the Auth.js adapter for our tables. The tables are cast, because the types of Auth.js require more
 * columns.
 */
export function sessionAdapter(db: Db) {
  const tables: object = { usersTable: users, sessionsTable: sessions };
  return DrizzleAdapter(db, tables as Parameters<typeof DrizzleAdapter<Db>>[1]);
}

/**
 * Creates a session and returns its secret token. Throws `unauthenticated` if `passwordHash` is given and is no
 * longer the user's hash.
 */
export function createSession(
  ctx: Ctx,
  userId: string,
  passwordHash?: string,
  device: string | null = null,
): Promise<string> {
  if (passwordHash === undefined) return insertSession(ctx, userId, device);
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select({ hash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId))
      .for('share');
    if (row?.hash !== passwordHash) throw new AppError('unauthenticated', authMessages.wrongPassword);
    return insertSession(tx, userId, device);
  });
}

async function insertSession(ctx: Ctx, userId: string, device: string | null): Promise<string> {
  const now = ctx.now();
  const row = {
    sessionToken: randomBytes(32).toString('base64url'),
    userId,
    device,
    createdAt: now,
    expires: sessionEnd(now, now),
  };
  const written = await sessionAdapter(ctx.db).createSession?.(row);
  if (!written) throw new Error('The session was not written');
  return written.sessionToken;
}

export async function deleteSession(ctx: Ctx, sid: string): Promise<void> {
  await sessionAdapter(ctx.db).deleteSession?.(sid);
}

export async function deleteOtherSessions(ctx: UserCtx, keptSid: string | null): Promise<void> {
  await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.userId, ctx.user.id), keptSid ? ne(sessions.sessionToken, keptSid) : undefined));
}

export async function endOwnSession(ctx: UserCtx, id: string): Promise<void> {
  const own = await ctx.db
    .select({ sid: sessions.sessionToken })
    .from(sessions)
    .where(eq(sessions.userId, ctx.user.id));
  const found = own.find(({ sid }) => publicSessionId(sid) === id);
  if (!found) throw new AppError('not_found', 'That device is not signed in any more.');
  await deleteSession(ctx, found.sid);
}

export async function deleteSessions(ctx: Ctx, userId: string): Promise<number> {
  const rows = await ctx.db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ userId: sessions.userId });
  return rows.length;
}

export async function moveSessionEnd(
  ctx: Pick<Ctx, 'db' | 'now'>,
  session: { id: string; createdAt: Date },
): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ expires: sessionEnd(session.createdAt, ctx.now()) })
    .where(eq(sessions.sessionToken, session.id));
}

export async function sweepSessions(ctx: Ctx): Promise<void> {
  await ctx.db.delete(sessions).where(lte(sessions.expires, ctx.now()));
}

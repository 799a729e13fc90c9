import { and, desc, eq, gt } from 'drizzle-orm';
import { sessions } from '@/db/schema/auth';
import { lastSeen } from '@/lib/auth/rules';
import type { OwnSession } from '@/lib/auth/schema';
import type { UserCtx } from '@/lib/context';
import { mac } from '@/lib/crypto';

const maxSessions = 100;

export async function listSessions(ctx: UserCtx, sid: string | null): Promise<OwnSession[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, ctx.user.id), gt(sessions.expires, ctx.now())))
    .orderBy(desc(sessions.createdAt))
    .limit(maxSessions);
  return rows.map(({ sessionToken, device, createdAt, expires }) => ({
    id: publicSessionId(sessionToken),
    device,
    createdAt: createdAt.toISOString(),
    seenAt: lastSeen({ createdAt, expires }).toISOString(),
    isCurrent: sessionToken === sid,
  }));
}

/** Returns the id that lists show for the session `sid`. Nobody can sign in with this id. */
export function publicSessionId(sid: string): string {
  return mac('session as its owner sees it', sid).slice(0, 22);
}

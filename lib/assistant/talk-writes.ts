import { and, eq, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { talks } from '@/db/schema/assistant';
import type { Ctx } from '@/lib/context';
import { AppError, isDatabaseError } from '@/lib/errors';

/** The name of a person's talk: the same on every channel, so that a question asked on one can be answered on another. */
export function talkOf(userId: string): string {
  return `u:${userId}`;
}

/**
 * Takes a conversation's lease; gives its open question, or null where another holds it. One statement. Throws not_found where
 * the talk is of an account that was deleted.
 */
export async function claimTalk(
  ctx: Ctx,
  talk: string,
  holder: string,
  leaseSeconds: number,
): Promise<{ question: unknown } | null> {
  const now = ctx.now();
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const owner = talk.startsWith('u:') ? talk.slice(2) : null;
  const rows = rowsOf<{ question: unknown }>(
    ctx.db,
    sql`insert into talks (talk, user_id, holder, leased_until)
      values (${talk}, ${owner}::uuid, ${holder}::uuid, ${until.toISOString()}::timestamptz)
      on conflict (talk) do update set holder = excluded.holder, leased_until = excluded.leased_until
      where talks.leased_until is null or talks.leased_until < ${now.toISOString()}::timestamptz
      returning question`,
  );
  const [row] = await rows.catch((error: unknown) => {
    if (isDatabaseError(error, '23503'))
      throw new AppError('not_found', 'This account does not exist any more.');
    throw error;
  });
  return row ?? null;
}

/** Seconds until a held lease ends by itself, at least one. */
export async function leaseEndsIn(ctx: Ctx, talk: string): Promise<number> {
  const [row] = await ctx.db.select({ until: talks.leasedUntil }).from(talks).where(eq(talks.talk, talk));
  const left = row?.until ? row.until.getTime() - ctx.now().getTime() : 0;
  return Math.max(1, Math.ceil(left / 1000) + 1);
}

/** The talk's question as it stands now. */
export async function questionOf(ctx: Ctx, talk: string): Promise<unknown> {
  const [row] = await ctx.db.select({ question: talks.question }).from(talks).where(eq(talks.talk, talk));
  return row?.question ?? null;
}

/** Lets the lease go, where it is still ours. */
export async function releaseTalk(ctx: Ctx, talk: string, holder: string): Promise<void> {
  await ctx.db
    .update(talks)
    .set({ holder: null, leasedUntil: null })
    .where(and(eq(talks.talk, talk), eq(talks.holder, holder)));
}

/** Writes the open question, in the step's transaction; throws busy where the lease was lost, so that nothing is committed. */
export async function setQuestion(ctx: Ctx, talk: string, holder: string, question: unknown): Promise<void> {
  const kept = await ctx.db
    .update(talks)
    .set({ question: question ?? null })
    .where(and(eq(talks.talk, talk), eq(talks.holder, holder)))
    .returning({ talk: talks.talk });
  if (kept.length === 0)
    throw new AppError('busy', 'Another message of yours is being answered. Please send this one again.');
}

/** Frees every conversation: only where no other process can hold one. */
export async function freeTalks(ctx: Ctx): Promise<void> {
  await ctx.db.update(talks).set({ holder: null, leasedUntil: null });
}

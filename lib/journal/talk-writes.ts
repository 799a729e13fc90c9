import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { journalStates } from '@/db/schema/journal';
import type { Ctx, UserCtx } from '@/lib/context';
import { type JournalState, talkIn } from '@/lib/journal/entry-reads';
import type { Talk } from '@/lib/journal/talk';

/** The person's talk, held until the end of the transaction. */
export async function holdState(tx: UserCtx): Promise<JournalState> {
  await tx.db.insert(journalStates).values({ userId: tx.user.id }).onConflictDoNothing();
  const [row] = await tx.db
    .select()
    .from(journalStates)
    .where(eq(journalStates.userId, tx.user.id))
    .for('update');
  return { talk: talkIn(row?.talk), lastCrisisAt: row?.lastCrisisAt ?? null };
}

/** Writes where the talk stands; null ends it. */
export async function setTalk(tx: UserCtx, talk: Talk | null): Promise<void> {
  await tx.db.update(journalStates).set({ talk }).where(eq(journalStates.userId, tx.user.id));
}

/** The person wrote of self-harm: the talk is over, and they are left in peace for a while. */
export async function noteCrisis(tx: UserCtx): Promise<void> {
  const values = { talk: null, lastCrisisAt: tx.now() };
  await tx.db
    .insert(journalStates)
    .values({ userId: tx.user.id, ...values })
    .onConflictDoUpdate({ target: journalStates.userId, set: values });
}

/**
 * The day's prompt has reached these people: what they write next may answer it. A talk that somebody is in the middle of, or has
 * begun and left, stays.
 */
export async function openPrompted(ctx: Ctx, prompted: { userId: string; date: string }[]): Promise<void> {
  if (prompted.length === 0) return;
  const askedAt = ctx.now();
  const talkOn = (date: string): Talk => ({
    ...{ date, step: 'feeling' as const, answers: {}, askedAt, isBegun: false, isPaused: false },
  });
  const kept = await ctx.db
    .select()
    .from(journalStates)
    .where(
      inArray(
        journalStates.userId,
        prompted.map(({ userId }) => userId),
      ),
    );
  const busy = new Set(kept.flatMap(({ userId, talk }) => (talkIn(talk)?.isBegun ? [userId] : [])));
  const rows = prompted
    .filter(({ userId }) => !busy.has(userId))
    .map(({ userId, date }) => ({ userId, talk: talkOn(date) }));
  if (rows.length === 0) return;
  await ctx.db
    .insert(journalStates)
    .values(rows)
    .onConflictDoUpdate({
      target: journalStates.userId,
      set: { talk: sql`excluded.talk` },
      setWhere: sql`${journalStates.talk} is null or not (${journalStates.talk}->>'isBegun')::boolean`,
    });
}

/** Of talks that nobody goes on with: the people whose talk last asked before this instant. */
export async function leftTalks(ctx: Ctx, before: Date): Promise<string[]> {
  const rows = await ctx.db
    .select({ userId: journalStates.userId })
    .from(journalStates)
    .where(and(isNotNull(journalStates.talk), lt(askedAt, before.toISOString())))
    .limit(50);
  return rows.map(({ userId }) => userId);
}

const askedAt = sql`(${journalStates.talk}->>'askedAt')`;

import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { journalStates } from '@/db/schema/journal';
import type { Ctx, UserCtx } from '@/lib/context';
import { type JournalState, parseGuidedEntry } from '@/lib/journal/entries/entry-reads';
import type { GuidedEntry } from '@/lib/journal/questions';

const maxAbandoned = 50;

export async function lockJournalState(tx: UserCtx): Promise<JournalState> {
  await tx.db.insert(journalStates).values({ userId: tx.user.id }).onConflictDoNothing();
  const [row] = await tx.db
    .select()
    .from(journalStates)
    .where(eq(journalStates.userId, tx.user.id))
    .for('update');
  return { guidedEntry: parseGuidedEntry(row?.talk), lastCrisisAt: row?.lastCrisisAt ?? null };
}

export async function setGuidedEntry(tx: UserCtx, entry: GuidedEntry | null): Promise<void> {
  await tx.db.update(journalStates).set({ talk: entry }).where(eq(journalStates.userId, tx.user.id));
}

export async function recordCrisis(tx: UserCtx): Promise<void> {
  const values = { talk: null, lastCrisisAt: tx.now() };
  await tx.db
    .insert(journalStates)
    .values({ userId: tx.user.id, ...values })
    .onConflictDoUpdate({ target: journalStates.userId, set: values });
}

export async function openPromptedEntries(
  ctx: Ctx,
  prompted: { userId: string; date: string }[],
): Promise<void> {
  if (prompted.length === 0) return;
  const userIds = prompted.map(({ userId }) => userId);
  const states = await ctx.db.select().from(journalStates).where(inArray(journalStates.userId, userIds));
  const hasBegun = new Set(
    states.flatMap(({ userId, talk }) => (parseGuidedEntry(talk)?.isBegun ? [userId] : [])),
  );
  const rows = prompted
    .filter(({ userId }) => !hasBegun.has(userId))
    .map(({ userId, date }) => ({ userId, talk: promptedEntry(date, ctx.now()) }));
  if (rows.length === 0) return;
  await ctx.db
    .insert(journalStates)
    .values(rows)
    .onConflictDoUpdate({
      target: journalStates.userId,
      set: { talk: sql`excluded.talk` },
      // The user may have started an entry since the rows were read above.
      setWhere: sql`${journalStates.talk} is null or not (${journalStates.talk}->>'isBegun')::boolean`,
    });
}

function promptedEntry(date: string, askedAt: Date): GuidedEntry {
  return { date, step: 'feeling', answers: {}, askedAt, isBegun: false, isPaused: false };
}

export async function usersWithAbandonedEntry(ctx: Ctx, before: Date): Promise<string[]> {
  const rows = await ctx.db
    .select({ userId: journalStates.userId })
    .from(journalStates)
    .where(
      and(isNotNull(journalStates.talk), lt(sql`(${journalStates.talk}->>'askedAt')`, before.toISOString())),
    )
    .limit(maxAbandoned);
  return rows.map(({ userId }) => userId);
}

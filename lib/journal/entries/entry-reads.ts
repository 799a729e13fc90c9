import { and, asc, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { journalEntries, journalStates } from '@/db/schema/journal';
import type { Ctx, UserCtx } from '@/lib/context';
import { isQuietAfterCrisis } from '@/lib/journal/crisis/quiet';
import { type GuidedEntry, guidedEntrySchema, type Responses } from '@/lib/journal/questions';
import type { JournalEntry } from '@/lib/journal/schema';

export const entryColumns = {
  id: journalEntries.id,
  entryText: journalEntries.entryText,
  sentimentScore: journalEntries.sentimentScore,
  entryDate: journalEntries.entryDate,
  createdAt: journalEntries.createdAt,
  responses: journalEntries.responses,
  scoreSource: journalEntries.scoreSource,
  isCrisis: journalEntries.isCrisis,
  analyseAfter: journalEntries.analyseAfter,
};

export async function listEntries(ctx: UserCtx): Promise<JournalEntry[]> {
  const rows = await ctx.db
    .select(entryColumns)
    .from(journalEntries)
    .where(eq(journalEntries.userId, ctx.user.id))
    .orderBy(desc(journalEntries.entryDate));
  return rows.map(asEntry);
}

export async function entryOn(ctx: UserCtx, date: string): Promise<JournalEntry | null> {
  const [row] = await ctx.db
    .select(entryColumns)
    .from(journalEntries)
    .where(and(eq(journalEntries.userId, ctx.user.id), eq(journalEntries.entryDate, date)));
  return row ? asEntry(row) : null;
}

type EntryRow = Omit<JournalEntry, 'createdAt' | 'responses' | 'isPending'> & {
  createdAt: Date;
  responses: unknown;
  analyseAfter: Date | null;
};

export function asEntry({ createdAt, responses, analyseAfter, ...row }: EntryRow): JournalEntry {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    // Only saveEntry writes this column.
    responses: responses as Responses,
    isPending: analyseAfter !== null,
  };
}

export interface JournalState {
  guidedEntry: GuidedEntry | null;
  lastCrisisAt: Date | null;
}

export async function journalStateOf(ctx: UserCtx): Promise<JournalState> {
  const [row] = await ctx.db
    .select({ talk: journalStates.talk, lastCrisisAt: journalStates.lastCrisisAt })
    .from(journalStates)
    .where(eq(journalStates.userId, ctx.user.id));
  return { guidedEntry: parseGuidedEntry(row?.talk), lastCrisisAt: row?.lastCrisisAt ?? null };
}

export function parseGuidedEntry(stored: unknown): GuidedEntry | null {
  return guidedEntrySchema.safeParse(stored).data ?? null;
}

export async function usersWithRecentCrisis(ctx: Ctx, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const now = ctx.now();
  const rows = await ctx.db
    .select({ userId: journalStates.userId, at: journalStates.lastCrisisAt })
    .from(journalStates)
    .where(inArray(journalStates.userId, userIds));
  return new Set(rows.flatMap(({ userId, at }) => (isQuietAfterCrisis(at, now) ? [userId] : [])));
}

/**
 * Returns the mood scores of the days after `from`, up to and including `to`. Leaves out entries about a
 * crisis.
 */
export async function scoresBetween(ctx: UserCtx, from: string, to: string) {
  return ctx.db
    .select({ entryDate: journalEntries.entryDate, sentimentScore: journalEntries.sentimentScore })
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.userId, ctx.user.id),
        eq(journalEntries.isCrisis, false),
        gt(journalEntries.entryDate, from),
        lte(journalEntries.entryDate, to),
      ),
    )
    .orderBy(asc(journalEntries.entryDate));
}

export async function entryToAnalyse(
  ctx: Ctx,
  id: string,
): Promise<{ userId: string; responses: Responses; tries: number } | null> {
  const [row] = await ctx.db
    .select({
      userId: journalEntries.userId,
      responses: journalEntries.responses,
      tries: journalEntries.analyseTries,
    })
    .from(journalEntries)
    .where(and(eq(journalEntries.id, id), isNotNull(journalEntries.analyseAfter)));
  return row ? { ...row, responses: row.responses as Responses } : null;
}

/**
 * Returns the mood scores of several users, without entries about a crisis. `periods` is SQL for a table named
 * `p` with one row per user: `user_id`, and the local dates `first_day` and `today`.
 */
export function readMoods(
  ctx: Ctx,
  periods: SQL,
): Promise<{ userId: string; date: string; score: number }[]> {
  return rowsOf(
    ctx.db,
    sql`select p.user_id as "userId", e.entry_date as date, e.sentiment_score as score
      from ${periods}
      join ${journalEntries} e on e.user_id = p.user_id and e.entry_date >= p.first_day and e.entry_date <= p.today
      where not e.is_crisis`,
  );
}

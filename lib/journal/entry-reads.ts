import { and, asc, desc, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';
import { journalEntries, journalStates } from '@/db/schema/journal';
import type { Ctx, UserCtx } from '@/lib/context';
import { isQuietAfterCrisis } from '@/lib/journal/crisis/quiet';
import type { JournalEntry } from '@/lib/journal/schema';
import { type Responses, type Talk, talkState } from '@/lib/journal/talk';

const columns = {
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

/** The whole journal, the newest day first. */
export async function listEntries(ctx: UserCtx): Promise<JournalEntry[]> {
  const rows = await ctx.db
    .select(columns)
    .from(journalEntries)
    .where(eq(journalEntries.userId, ctx.user.id))
    .orderBy(desc(journalEntries.entryDate));
  return rows.map(asEntry);
}

/** The person's entry of a local day (YYYY-MM-DD), or null. */
export async function entryOn(ctx: UserCtx, date: string): Promise<JournalEntry | null> {
  const [row] = await ctx.db
    .select(columns)
    .from(journalEntries)
    .where(and(eq(journalEntries.userId, ctx.user.id), eq(journalEntries.entryDate, date)));
  return row ? asEntry(row) : null;
}

type Row = Omit<JournalEntry, 'createdAt' | 'responses' | 'isPending'> & {
  createdAt: Date;
  responses: unknown;
  analyseAfter: Date | null;
};

export function asEntry({ createdAt, responses, analyseAfter, ...row }: Row): JournalEntry {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    // Written by saveEntry alone.
    responses: responses as Responses,
    isPending: analyseAfter !== null,
  };
}

export const entryColumns = columns;

export interface JournalState {
  talk: Talk | null;
  lastCrisisAt: Date | null;
}

/** Where the person's guided talk stands. */
export async function journalStateOf(ctx: UserCtx): Promise<JournalState> {
  const [row] = await ctx.db
    .select({ talk: journalStates.talk, lastCrisisAt: journalStates.lastCrisisAt })
    .from(journalStates)
    .where(eq(journalStates.userId, ctx.user.id));
  return { talk: talkIn(row?.talk), lastCrisisAt: row?.lastCrisisAt ?? null };
}

/** A talk as it is kept; one that cannot be read is none. */
export function talkIn(kept: unknown): Talk | null {
  return talkState.safeParse(kept).data ?? null;
}

/** Who of these people wrote of self-harm lately and is left in peace: no cheering, no streaks, no prompts. */
export async function quietAmong(ctx: Ctx, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const now = ctx.now();
  const rows = await ctx.db
    .select({ userId: journalStates.userId, at: journalStates.lastCrisisAt })
    .from(journalStates)
    .where(inArray(journalStates.userId, userIds));
  return new Set(rows.flatMap(({ userId, at }) => (isQuietAfterCrisis(at, now) ? [userId] : [])));
}

/** Scores of the local days after `from` up to `to`, oldest first; days that read as a crisis are left out. */
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

/** An entry that a model is to read again, with whose it is; null where that is not wanted any more. */
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

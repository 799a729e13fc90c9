import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { journalEntries, type ScoreSource } from '@/db/schema/journal';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { Analysis } from '@/lib/journal/analysis';
import { asEntry, entryColumns } from '@/lib/journal/entries/entry-reads';
import { joinResponses, type Responses } from '@/lib/journal/questions';
import type { JournalEntry } from '@/lib/journal/schema';
import { eraseTexts } from '@/lib/outbox/writes';

const firstRetryMs = 10 * 60_000;
const retryMs = 3_600_000;
const maxTries = 24;
const batchSize = 20;

export interface NewEntry {
  date: string;
  responses: Responses;
  /** The analysis of all answers of the day, not only of `responses`. */
  analysis: Analysis;
  isCrisis: boolean;
  isPending: boolean;
  /** Whether `responses` takes the place of the day's earlier answers. */
  replaces?: boolean;
}

/** Saves a day's entry, or adds to the day's existing entry. Call this in a transaction. */
export async function saveEntry(tx: UserCtx, entry: NewEntry): Promise<JournalEntry & { isNew: boolean }> {
  const now = tx.now();
  const isThisDay = and(eq(journalEntries.userId, tx.user.id), eq(journalEntries.entryDate, entry.date));
  const [before] = await tx.db.select().from(journalEntries).where(isThisDay).for('update');
  const { analysis, responses } = entry;
  const isCrisis = entry.isCrisis || (before?.isCrisis ?? false);
  const analyseAfter = entry.isPending && !isCrisis ? new Date(now.getTime() + firstRetryMs) : null;
  if (analyseAfter) tx.afterCommit.wakeAt(analyseAfter);
  // A day that reads as a crisis keeps its text and gets no analysis.
  const keepsText = before?.isCrisis ?? false;
  const keepsScore = keepsText || before?.scoreSource === 'person';
  const values = {
    isCrisis,
    responses:
      before && !entry.replaces ? joinResponses(before.responses as Responses, responses) : responses,
    analyseTries: 0,
    analyseAfter,
    updatedAt: now,
    ...(keepsText ? {} : { entryText: analysis.text }),
    ...(keepsScore ? {} : { sentimentScore: analysis.score, scoreSource: analysis.source }),
  };
  const newValues = {
    ...values,
    userId: tx.user.id,
    entryDate: entry.date,
    entryText: analysis.text,
    sentimentScore: analysis.score,
    createdAt: now,
  };
  const [row] = before
    ? await tx.db
        .update(journalEntries)
        .set({ ...values, previous: valuesForUndo(before) })
        .where(isThisDay)
        .returning(entryColumns)
    : await tx.db.insert(journalEntries).values(newValues).returning(entryColumns);
  if (!row) throw new Error('the entry was not written');
  return { ...asEntry(row), isNew: !before };
}

function valuesForUndo({
  entryText,
  sentimentScore,
  responses,
  scoreSource,
  isCrisis,
  analyseAfter,
}: typeof journalEntries.$inferSelect) {
  return { entryText, sentimentScore, responses, scoreSource, isCrisis, isPending: analyseAfter !== null };
}

/** Sets the user's own score of an entry. No analysis replaces this score later. */
export async function correctScore(
  ctx: UserCtx,
  id: string,
  input: { sentimentScore: number },
): Promise<JournalEntry> {
  const [row] = await ctx.db
    .update(journalEntries)
    .set({
      sentimentScore: Math.round(input.sentimentScore * 10) / 10,
      scoreSource: 'person',
      updatedAt: ctx.now(),
    })
    .where(and(eq(journalEntries.id, id), eq(journalEntries.userId, ctx.user.id)))
    .returning(entryColumns);
  if (!row) throw new AppError('not_found', 'This entry does not exist any more.');
  return asEntry(row);
}

/** Deletes an entry, and erases its text from sent messages. */
export async function deleteEntry(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const deleted = await removeEntries(ctx, [id]);
  if (deleted.length === 0) throw new AppError('not_found', 'This entry does not exist any more.');
  return { id };
}

export async function deleteAllEntries(ctx: UserCtx): Promise<{ deleted: number }> {
  return { deleted: (await removeEntries(ctx)).length };
}

function removeEntries(ctx: UserCtx, ids?: string[]): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .delete(journalEntries)
      .where(and(eq(journalEntries.userId, tx.user.id), ids ? inArray(journalEntries.id, ids) : undefined))
      .returning({ id: journalEntries.id });
    const deleted = rows.map(({ id }) => id);
    await eraseTexts(tx, deleted);
    return deleted;
  });
}

export async function restoreEntry(ctx: UserCtx, id: string, isNew: boolean): Promise<void> {
  const isThisEntry = and(eq(journalEntries.id, id), eq(journalEntries.userId, ctx.user.id));
  const [now] = await ctx.db.select().from(journalEntries).where(isThisEntry).for('update');
  const before = now?.previous as { scoreSource: ScoreSource; isPending?: boolean } | null;
  if (now?.scoreSource === 'person' && before?.scoreSource !== 'person')
    throw new AppError('conflict', 'You have set the score of this day since then, so nothing was undone.');
  if (isNew) {
    await removeEntries(ctx, [id]);
    return;
  }
  const previous = (name: string) => sql`${journalEntries.previous}->>${name}`;
  const analyseAfter = before?.isPending ? new Date(ctx.now().getTime() + firstRetryMs) : null;
  if (analyseAfter) ctx.afterCommit.wakeAt(analyseAfter);
  await ctx.db
    .update(journalEntries)
    .set({
      entryText: previous('entryText'),
      sentimentScore: sql`(${previous('sentimentScore')})::float8`,
      responses: sql`${journalEntries.previous}->'responses'`,
      scoreSource: sql`${previous('scoreSource')}`,
      isCrisis: sql`(${previous('isCrisis')})::boolean`,
      previous: null,
      analyseAfter,
      // An analysis of the undone text may be under way. It must not be saved.
      analyseTries: 0,
      updatedAt: ctx.now(),
    })
    .where(and(isThisEntry, isNotNull(journalEntries.previous)));
}

/**
 * Claims entries for analysis by a model, and returns their ids. If no analysis is saved within an hour, the
 * entry can be claimed again, a limited number of times.
 */
export async function claimAnalyses(ctx: Ctx): Promise<string[]> {
  const now = ctx.now();
  const next = new Date(now.getTime() + retryMs);
  const due = ctx.db
    .select({ id: journalEntries.id })
    .from(journalEntries)
    .where(lte(journalEntries.analyseAfter, now))
    .orderBy(journalEntries.analyseAfter)
    .limit(batchSize)
    .for('update', { skipLocked: true });
  const rows = await rowsOf<{ id: string; given_up: boolean }>(
    ctx.db,
    sql`update ${journalEntries} set analyse_tries = analyse_tries + 1,
        analyse_after = case when analyse_tries + 1 < ${maxTries} then ${next.toISOString()}::timestamptz end
      where id in ${due} returning id, analyse_after is null as given_up`,
  );
  return rows.flatMap(({ id, given_up }) => (given_up ? [] : [id]));
}

/**
 * Replaces an entry's analysis. Does nothing if the stored number of tries is no longer `tries`, because then
 * a newer try has begun or the text has changed.
 */
export async function saveAnalysis(
  ctx: Ctx,
  { id, tries }: { id: string; tries: number },
  analysis: Analysis,
): Promise<void> {
  const isOwnScore = sql`${journalEntries.scoreSource} = 'person'`;
  await ctx.db
    .update(journalEntries)
    .set({
      entryText: analysis.text,
      sentimentScore: sql`case when ${isOwnScore} then ${journalEntries.sentimentScore} else ${analysis.score}::float8 end`,
      scoreSource: sql`case when ${isOwnScore} then 'person' else ${analysis.source} end`,
      isCrisis: sql`${journalEntries.isCrisis} or ${analysis.isCrisis}`,
      analyseAfter: null,
      updatedAt: ctx.now(),
    })
    .where(
      and(
        eq(journalEntries.id, id),
        eq(journalEntries.analyseTries, tries),
        isNotNull(journalEntries.analyseAfter),
      ),
    );
}

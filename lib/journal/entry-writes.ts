import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { journalEntries } from '@/db/schema/journal';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { forgetWords } from '@/lib/deliveries/writes';
import { AppError } from '@/lib/errors';
import type { Analysis } from '@/lib/journal/analysis';
import { asEntry, entryColumns } from '@/lib/journal/entry-reads';
import type { JournalEntry } from '@/lib/journal/schema';
import { joinResponses, type Responses } from '@/lib/journal/talk';

/** A model that could not be asked is asked again, first soon and then each hour, for a day. */
const firstAgainMs = 10 * 60_000;
const againMs = 3_600_000;
const mostTries = 24;
const atOnce = 20;

export interface NewEntry {
  /** The local day it belongs to, YYYY-MM-DD. */
  date: string;
  /** What was answered now; where the day has an entry already, it is put behind that. */
  responses: Responses;
  /** Of the whole day as it then stands. */
  analysis: Analysis;
  isCrisis: boolean;
  /** A model is to read it later. */
  isPending: boolean;
}

/**
 * Writes a day's entry, or adds to it; what stood before is kept for undo. A score that the person gave stands. Gives the entry
 * with whether the day is new. For a transaction.
 */
export async function saveEntry(tx: UserCtx, entry: NewEntry): Promise<JournalEntry & { isNew: boolean }> {
  const now = tx.now();
  const mine = and(eq(journalEntries.userId, tx.user.id), eq(journalEntries.entryDate, entry.date));
  const [before] = await tx.db.select().from(journalEntries).where(mine).for('update');
  const { analysis, responses } = entry;
  const isCrisis = entry.isCrisis || (before?.isCrisis ?? false);
  const analyseAfter = entry.isPending && !isCrisis ? new Date(now.getTime() + firstAgainMs) : null;
  if (analyseAfter) tx.due.note(analyseAfter);
  // What was said of a day in crisis is said once.
  const keepsText = before?.isCrisis ?? false;
  const keepsScore = keepsText || before?.scoreSource === 'person';
  const values = {
    isCrisis,
    responses: before ? joinResponses(before.responses as Responses, responses) : responses,
    analyseTries: 0,
    analyseAfter,
    updatedAt: now,
    ...(keepsText ? {} : { entryText: analysis.text }),
    ...(keepsScore ? {} : { sentimentScore: analysis.score, scoreSource: analysis.source }),
  };
  const fresh = {
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
        .set({ ...values, previous: standing(before) })
        .where(mine)
        .returning(entryColumns)
    : await tx.db.insert(journalEntries).values(fresh).returning(entryColumns);
  if (!row) throw new Error('the entry was not written');
  return { ...asEntry(row), isNew: !before };
}

function standing({
  entryText,
  sentimentScore,
  responses,
  scoreSource,
  isCrisis,
}: typeof journalEntries.$inferSelect) {
  return { entryText, sentimentScore, responses, scoreSource, isCrisis };
}

/** The person's own score, which stands from then on. Throws not_found for an entry that is none of theirs. */
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

/** Deletes an own entry, and its words from what was sent of it. */
export async function deleteEntry(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const deleted = await removeEntries(ctx, [id]);
  if (deleted.length === 0) throw new AppError('not_found', 'This entry does not exist any more.');
  return { id };
}

/** Deletes the person's whole journal; the prompts stay as they are. */
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
    await forgetWords(tx, deleted);
    return deleted;
  });
}

/** Takes back what a talk wrote: the day stands as it did before, or not at all. */
export async function restoreEntry(ctx: UserCtx, id: string, isNew: boolean): Promise<void> {
  if (isNew) {
    await removeEntries(ctx, [id]);
    return;
  }
  const p = (name: string) => sql`${journalEntries.previous}->>${name}`;
  await ctx.db
    .update(journalEntries)
    .set({
      entryText: p('entryText'),
      sentimentScore: sql`(${p('sentimentScore')})::float8`,
      responses: sql`${journalEntries.previous}->'responses'`,
      scoreSource: sql`${p('scoreSource')}`,
      isCrisis: sql`(${p('isCrisis')})::boolean`,
      previous: null,
      analyseAfter: null,
      updatedAt: ctx.now(),
    })
    .where(
      and(
        eq(journalEntries.id, id),
        eq(journalEntries.userId, ctx.user.id),
        isNotNull(journalEntries.previous),
      ),
    );
}

/** Takes entries whose second reading is due and puts the one after an hour away, for the case that this one fails too. */
export async function claimAnalyses(ctx: Ctx): Promise<string[]> {
  const now = ctx.now();
  const next = new Date(now.getTime() + againMs);
  const due = ctx.db
    .select({ id: journalEntries.id })
    .from(journalEntries)
    .where(lte(journalEntries.analyseAfter, now))
    .orderBy(journalEntries.analyseAfter)
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const rows = await rowsOf<{ id: string; given_up: boolean }>(
    ctx.db,
    sql`update ${journalEntries} set analyse_tries = analyse_tries + 1,
        analyse_after = case when analyse_tries + 1 < ${mostTries} then ${next.toISOString()}::timestamptz end
      where id in ${due} returning id, analyse_after is null as given_up`,
  );
  return rows.flatMap(({ id, given_up }) => (given_up ? [] : [id]));
}

/** Writes what a model read, where it is still awaited and the day was not added to since; the person's own score stands. */
export async function saveAnalysis(
  ctx: Ctx,
  { id, tries }: { id: string; tries: number },
  analysis: Analysis,
): Promise<void> {
  const own = sql`${journalEntries.scoreSource} = 'person'`;
  await ctx.db
    .update(journalEntries)
    .set({
      entryText: analysis.text,
      sentimentScore: sql`case when ${own} then ${journalEntries.sentimentScore} else ${analysis.score}::float8 end`,
      scoreSource: sql`case when ${own} then 'person' else ${analysis.source} end`,
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

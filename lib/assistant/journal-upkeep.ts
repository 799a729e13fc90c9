import { isBudgetSpentToday, type ModelUsage } from '@/lib/assistant/conversation/turn-reads';
import { countUsage } from '@/lib/assistant/conversation/turn-writes';
import { findUser } from '@/lib/auth/reads';
import { readSettings } from '@/lib/config/reads';
import type { Ctx, UserCtx } from '@/lib/context';
import { analyseByModel, analyseOffline } from '@/lib/journal/analysis';
import { crisisText } from '@/lib/journal/crisis/reply';
import { entryToAnalyse } from '@/lib/journal/entries/entry-reads';
import { claimAnalyses, saveAnalysis } from '@/lib/journal/entries/entry-writes';
import { closeGuidedEntry } from '@/lib/journal/guided-entry';
import { usersWithAbandonedEntry } from '@/lib/journal/state-writes';
import { logFailedModel } from '@/lib/log';

const abandonedAfterMs = 24 * 3_600_000;
const modelSeconds = 60;

export async function closeAbandonedJournalTalks(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - abandonedAfterMs);
  for (const userId of await usersWithAbandonedEntry(ctx, before)) {
    const user = await findUser(ctx.db, userId);
    if (user) await closeGuidedEntry({ ...ctx, user, channel: 'web' }, before);
  }
}

export async function queueAnalyses(ctx: Ctx): Promise<void> {
  const ids = await claimAnalyses(ctx);
  if (ids.length > 0)
    await ctx.ports.queue.publishAll(
      ids.map((entry) => ({ path: '/api/jobs/analyse' as const, body: { entry } })),
    );
}

/**
 * Replaces the offline analysis of a journal entry by a model's analysis. `read` is false if the entry still
 * waits for a model, for example after a failure. Without a configured model, the offline analysis becomes
 * final.
 */
export async function reanalyseEntry(ctx: Ctx, id: string): Promise<{ read: boolean }> {
  const entry = await entryToAnalyse(ctx, id);
  const user = entry && (await findUser(ctx.db, entry.userId));
  if (!entry || !user) return { read: false };
  const userCtx: UserCtx = { ...ctx, user, channel: 'web' };
  const version = { id, tries: entry.tries };
  const settings = await readSettings(ctx);
  if (!settings.apiKey) {
    // No model is configured any more, so the offline analysis is final.
    await saveAnalysis(ctx, version, analyseOffline(entry.responses));
    return { read: true };
  }
  if (await isBudgetSpentToday(userCtx, settings)) return { read: false };
  const usage: ModelUsage = { calls: 0, tokensIn: 0, tokensOut: 0 };
  try {
    const model = await ctx.ports.models.online({ apiKey: settings.apiKey, model: settings.model });
    const signal = AbortSignal.timeout(modelSeconds * 1000);
    const analysis = await analyseByModel(model, entry.responses, { signal, usage });
    await saveAnalysis(ctx, version, analysis.isCrisis ? { ...analysis, text: crisisText } : analysis);
    return { read: true };
  } catch (error) {
    logFailedModel(error);
    return { read: false };
  } finally {
    await countUsage(userCtx, usage);
  }
}

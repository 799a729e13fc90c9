import { isSpentToday } from '@/lib/assistant/turn-reads';
import { countUsage, type Usage } from '@/lib/assistant/turn-writes';
import { findUser } from '@/lib/auth/reads';
import { readSettings } from '@/lib/config/reads';
import type { Ctx, UserCtx } from '@/lib/context';
import { analyseByModel, analyseOffline } from '@/lib/journal/analysis';
import { closeTalk } from '@/lib/journal/converse';
import { crisisText } from '@/lib/journal/crisis/reply';
import { entryToAnalyse } from '@/lib/journal/entry-reads';
import { claimAnalyses, saveAnalysis } from '@/lib/journal/entry-writes';
import { leftTalks } from '@/lib/journal/talk-writes';
import { logFailedModel } from '@/lib/log';

const leftAfterMs = 24 * 3_600_000;
const modelSeconds = 60;

/** Talks that were left a day ago become entries. */
export async function closeLeftTalks(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - leftAfterMs);
  for (const userId of await leftTalks(ctx, before)) {
    const user = await findUser(ctx.db, userId);
    if (user) await closeTalk({ ...ctx, user, channel: 'web' }, before);
  }
}

/** Entries that no model could read are handed to the queue, to be read again. */
export async function handOutAnalyses(ctx: Ctx): Promise<void> {
  const ids = await claimAnalyses(ctx);
  if (ids.length > 0)
    await ctx.ports.queue.publishAll(
      ids.map((entry) => ({ path: '/api/jobs/analyse' as const, body: { entry } })),
    );
}

/** Lets a model read an entry whose first reading was our own. One that fails is tried again in an hour. */
export async function analyseAgain(ctx: Ctx, id: string): Promise<{ read: boolean }> {
  const entry = await entryToAnalyse(ctx, id);
  const user = entry && (await findUser(ctx.db, entry.userId));
  if (!entry || !user) return { read: false };
  const userCtx: UserCtx = { ...ctx, user, channel: 'web' };
  const version = { id, tries: entry.tries };
  const settings = await readSettings(ctx);
  if (!settings.apiKey) {
    // Nobody is asked any more: our own reading stands.
    await saveAnalysis(ctx, version, analyseOffline(entry.responses));
    return { read: true };
  }
  if (await isSpentToday(userCtx, settings)) return { read: false };
  const usage: Usage = { calls: 0, tokensIn: 0, tokensOut: 0 };
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

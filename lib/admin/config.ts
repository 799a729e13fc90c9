import { isDeepStrictEqual } from 'node:util';
import type { ModelTest } from '@/lib/admin/schema';
import { recordAudit } from '@/lib/admin/writes';
import { tryModel } from '@/lib/assistant/models/try-model';
import { allowedModels, readSettings } from '@/lib/config/reads';
import { isMask, maskSecret } from '@/lib/config/rules';
import type { ConfigInput, ConfigView } from '@/lib/config/schema';
import { claimConnectionTest, saveConnectionOutcome, saveSetting } from '@/lib/config/writes';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addToDayCounts } from '@/lib/stats/writes';

const testEverySeconds = 5;

export async function viewConfig(ctx: Ctx): Promise<ConfigView> {
  const { apiKey, model, ...others } = await readSettings(ctx);
  return {
    openaiApiKey: apiKey ? maskSecret(apiKey) : '',
    openaiModel: model,
    ...others,
    models: allowedModels(),
  };
}

/** Saves the given settings. Throws `invalid` for a model that is not allowed. */
export function changeConfig(ctx: UserCtx, input: ConfigInput): Promise<ConfigView> {
  const {
    openaiApiKey,
    openaiModel,
    temperature,
    maxTokens,
    systemPrompt,
    dailyTokenBudget,
    instantAnswers,
  } = input;
  const models = allowedModels();
  if (openaiModel !== undefined && !models.includes(openaiModel)) {
    throw new AppError('invalid', `Choose one of these models: ${models.join(', ')}.`);
  }
  return inTransaction(ctx, async (tx) => {
    const before = await viewConfig(tx);
    const isNewKey = typeof openaiApiKey === 'string' && openaiApiKey !== '' && !isMask(openaiApiKey);
    if (openaiApiKey === null || isNewKey) await saveSetting(tx, 'openai_api_key', openaiApiKey);
    if (openaiModel !== undefined) await saveSetting(tx, 'openai_model', openaiModel);
    if (temperature !== undefined) await saveSetting(tx, 'temperature', String(temperature));
    if (maxTokens !== undefined) await saveSetting(tx, 'max_tokens', String(maxTokens));
    if (systemPrompt !== undefined) await saveSetting(tx, 'system_prompt', systemPrompt);
    if (dailyTokenBudget !== undefined) await saveSetting(tx, 'daily_token_budget', String(dailyTokenBudget));
    if (instantAnswers !== undefined) await saveSetting(tx, 'instant_answers', String(instantAnswers));
    const after = await viewConfig(tx);
    const affectsConnection =
      openaiApiKey === null ||
      isNewKey ||
      after.openaiModel !== before.openaiModel ||
      after.temperature !== before.temperature;
    if (affectsConnection) await saveConnectionOutcome(tx, null);
    if (!affectsConnection && isDeepStrictEqual(before, after)) return after;
    await recordAudit(tx, {
      actorId: ctx.user.id,
      action: 'config.update',
      subject: 'assistant',
      before,
      after,
    });
    return after;
  });
}

/**
 * Tests the assistant's settings with one small model call. Throws `conflict` if there is no API key, and
 * `too_many` if the last test was only seconds ago.
 */
export async function testConfig(ctx: UserCtx): Promise<ModelTest> {
  const settings = await readSettings(ctx);
  const { apiKey, model } = settings;
  if (!apiKey)
    throw new AppError('conflict', 'Save an API key first. Without one the offline assistant answers.');
  if (!(await claimConnectionTest(ctx, testEverySeconds)))
    throw new AppError(
      'too_many',
      'It was tested a moment ago. Please wait a few seconds.',
      testEverySeconds,
    );
  const began = performance.now();
  const { ok, message, tokens } = await tryModel(ctx, { ...settings, apiKey });
  const ms = Math.round(performance.now() - began);
  await inTransaction(ctx, async (tx) => {
    await saveConnectionOutcome(tx, ok ? 'ok' : message);
    await recordAudit(tx, {
      actorId: ctx.user.id,
      action: 'config.test',
      subject: 'assistant',
      after: { ok, model },
    });
    await addToDayCounts(tx, { modelCalls: 1, tokens });
  });
  return { ok, message, ms, model };
}

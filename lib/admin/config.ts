import { recordAudit } from '@/lib/admin/writes';
import { readSettings } from '@/lib/config/reads';
import { isMask, mask, modelChoices } from '@/lib/config/rules';
import type { ConfigInput, ConfigView } from '@/lib/config/schema';
import { saveSetting } from '@/lib/config/writes';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

/** The assistant's settings as they rule the next turn; no secret leaves. */
export async function viewConfig(ctx: Ctx): Promise<ConfigView> {
  const { apiKey, model, temperature, maxTokens, systemPrompt } = await readSettings(ctx);
  return {
    openaiApiKey: apiKey ? mask(apiKey) : '',
    openaiModel: model,
    temperature,
    maxTokens,
    systemPrompt,
  };
}

/** Saves what was given, audited; it rules the next turn on every instance. Throws invalid for a model nobody named. */
export function changeConfig(ctx: UserCtx, input: ConfigInput): Promise<ConfigView> {
  const { openaiApiKey, openaiModel, temperature, maxTokens, systemPrompt } = input;
  const models = [...modelChoices, env().openai.model];
  if (openaiModel !== undefined && !models.includes(openaiModel)) {
    throw new AppError('invalid', `Choose one of these models: ${models.filter(Boolean).join(', ')}.`);
  }
  return inTransaction(ctx, async (tx) => {
    const before = await viewConfig(tx);
    const isNewKey = typeof openaiApiKey === 'string' && openaiApiKey !== '' && !isMask(openaiApiKey);
    if (openaiApiKey === null || isNewKey) await saveSetting(tx, 'openai_api_key', openaiApiKey);
    if (openaiModel !== undefined) await saveSetting(tx, 'openai_model', openaiModel);
    if (temperature !== undefined) await saveSetting(tx, 'temperature', String(temperature));
    if (maxTokens !== undefined) await saveSetting(tx, 'max_tokens', String(maxTokens));
    if (systemPrompt !== undefined) await saveSetting(tx, 'system_prompt', systemPrompt);
    const after = await viewConfig(tx);
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

import { eq, inArray } from 'drizzle-orm';
import { config } from '@/db/schema/config';
import { defaultMaxTokens, defaultModel, defaultTemperature, modelChoices } from '@/lib/config/rules';
import type { AssistantSettings } from '@/lib/config/schema';
import type { Ctx } from '@/lib/context';
import { open } from '@/lib/crypto';
import { env } from '@/lib/env';

const configKeys = [
  'openai_api_key',
  'openai_model',
  'temperature',
  'max_tokens',
  'system_prompt',
  'daily_token_budget',
  'instant_answers',
] as const;
export type ConfigKey =
  | (typeof configKeys)[number]
  | 'registration'
  | 'invited_emails'
  | 'refuse_weak_passwords';

export const connectionKey = 'connection';
export const connectionUnknown = '';
export const connectionTesting = 'testing';

export const apiKeyPlace = { table: 'config', column: 'value', row: 'openai_api_key' };

/**
 * Returns the assistant's settings. A setting that is not in the database comes from the environment; if it
 * is not there either, it has its default.
 */
export async function readSettings(ctx: Ctx): Promise<AssistantSettings> {
  const rows = await ctx.db
    .select({ key: config.key, value: config.value })
    .from(config)
    .where(inArray(config.key, [...configKeys]));
  const saved = new Map(rows.map((row) => [row.key, row.value]));
  const sealedKey = saved.get('openai_api_key');
  return {
    apiKey: (sealedKey && openKey(sealedKey)) || env().openai.apiKey,
    model: saved.get('openai_model') ?? env().openai.model ?? defaultModel,
    temperature: numberOr(saved.get('temperature'), defaultTemperature),
    maxTokens: numberOr(saved.get('max_tokens'), defaultMaxTokens),
    systemPrompt: saved.get('system_prompt') ?? '',
    dailyTokenBudget: numberOr(saved.get('daily_token_budget'), env().dailyTokenBudget),
    instantAnswers: saved.get('instant_answers') !== 'false',
  };
}

export function allowedModels(): string[] {
  const { model, models } = env().openai;
  return [...new Set([...modelChoices, ...(model ? [model] : []), ...models])];
}

/**
 * Returns the time and outcome of the model's last test. Null if there was no test. `outcome` is 'ok' or the
 * reason for the failure; it is null while the test runs, or if the result is unknown.
 */
export async function readConnection(ctx: Ctx): Promise<{ at: Date; outcome: string | null } | null> {
  const [row] = await ctx.db
    .select({ at: config.updatedAt, outcome: config.value })
    .from(config)
    .where(eq(config.key, connectionKey));
  if (!row) return null;
  const isKnown = row.outcome !== connectionUnknown && row.outcome !== connectionTesting;
  return { at: row.at, outcome: isKnown ? row.outcome : null };
}

function openKey(sealedKey: string): string | null {
  try {
    return open(sealedKey, apiKeyPlace);
  } catch {
    console.warn(
      JSON.stringify({ level: 'warn', event: 'the saved API key cannot be opened with ENCRYPTION_KEYS' }),
    );
    return null;
  }
}

function numberOr(text: string | undefined, fallback: number): number {
  const value = Number(text ?? '');
  return text !== undefined && text !== '' && Number.isFinite(value) ? value : fallback;
}

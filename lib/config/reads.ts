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
] as const;
export type ConfigKey = (typeof configKeys)[number];

/** The row that says what is known of the connection: one of these two, 'ok', or why a test failed. */
export const connectionKey = 'connection';
export const connectionUnknown = '';
export const connectionTesting = 'testing';

/** Where the sealed key lives; sealing and opening must name the same place. */
export const apiKeyPlace = { table: 'config', column: 'value', row: 'openai_api_key' };

/** What the operator saved, else what the environment says, else the defaults. Read with every turn, never cached. */
export async function readSettings(ctx: Ctx): Promise<AssistantSettings> {
  const rows = await ctx.db
    .select({ key: config.key, value: config.value })
    .from(config)
    .where(inArray(config.key, [...configKeys]));
  const saved = new Map(rows.map((row) => [row.key, row.value]));
  const sealedKey = saved.get('openai_api_key');
  return {
    apiKey: (sealedKey && opened(sealedKey)) || env().openai.apiKey,
    model: saved.get('openai_model') ?? env().openai.model ?? defaultModel,
    temperature: numberOr(saved.get('temperature'), defaultTemperature),
    maxTokens: numberOr(saved.get('max_tokens'), defaultMaxTokens),
    systemPrompt: saved.get('system_prompt') ?? '',
    dailyTokenBudget: numberOr(saved.get('daily_token_budget'), env().dailyTokenBudget),
  };
}

/** Models that may be chosen: the usual ones, and those that the environment names. */
export function allowedModels(): string[] {
  const { model, models } = env().openai;
  return [...new Set([...modelChoices, ...(model ? [model] : []), ...models])];
}

/** What is known of the connection to the provider since `at`: 'ok', why it failed, or null for nothing. Null where nothing was noted ever. */
export async function readConnection(ctx: Ctx): Promise<{ at: Date; outcome: string | null } | null> {
  const [row] = await ctx.db
    .select({ at: config.updatedAt, outcome: config.value })
    .from(config)
    .where(eq(config.key, connectionKey));
  if (!row) return null;
  const isKnown = row.outcome !== connectionUnknown && row.outcome !== connectionTesting;
  return { at: row.at, outcome: isKnown ? row.outcome : null };
}

/** null where the key was sealed with one that is gone: the product goes on with what the environment has. */
function opened(sealedKey: string): string | null {
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

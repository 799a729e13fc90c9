import { inArray } from 'drizzle-orm';
import { config } from '@/db/schema/config';
import { defaultMaxTokens, defaultModel, defaultTemperature } from '@/lib/config/rules';
import type { AssistantSettings } from '@/lib/config/schema';
import type { Ctx } from '@/lib/context';
import { open } from '@/lib/crypto';
import { env } from '@/lib/env';

const configKeys = ['openai_api_key', 'openai_model', 'temperature', 'max_tokens', 'system_prompt'] as const;
export type ConfigKey = (typeof configKeys)[number];

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
  };
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

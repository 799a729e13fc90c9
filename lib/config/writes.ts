import { eq, sql } from 'drizzle-orm';
import { config } from '@/db/schema/config';
import { apiKeyPlace, type ConfigKey } from '@/lib/config/reads';
import type { Ctx } from '@/lib/context';
import { seal } from '@/lib/crypto';

/** Saves one setting; null clears it. The provider's key is sealed before it is stored. */
export async function saveSetting(ctx: Ctx, key: ConfigKey, value: string | null): Promise<void> {
  if (value === null) {
    await ctx.db.delete(config).where(eq(config.key, key));
    return;
  }
  const stored = key === 'openai_api_key' ? seal(value, apiKeyPlace) : value;
  await ctx.db
    .insert(config)
    .values({ key, value: stored, updatedAt: ctx.now() })
    .onConflictDoUpdate({ target: config.key, set: { value: stored, updatedAt: sql`excluded.updated_at` } });
}

import { eq, lte, or, sql } from 'drizzle-orm';
import { config } from '@/db/schema/config';
import {
  apiKeyPlace,
  type ConfigKey,
  connectionKey,
  connectionTesting,
  connectionUnknown,
} from '@/lib/config/reads';
import type { Ctx } from '@/lib/context';
import { seal } from '@/lib/crypto';

/** Saves a setting (the API key encrypted), or deletes the setting if `value` is null. */
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

export async function claimConnectionTest(ctx: Ctx, seconds: number): Promise<boolean> {
  const now = ctx.now();
  const before = new Date(now.getTime() - seconds * 1000);
  const rows = await ctx.db
    .insert(config)
    .values({ key: connectionKey, value: connectionTesting, updatedAt: now })
    .onConflictDoUpdate({
      target: config.key,
      set: { value: connectionTesting, updatedAt: now },
      setWhere: or(eq(config.value, connectionUnknown), lte(config.updatedAt, before)),
    })
    .returning({ key: config.key });
  return rows.length > 0;
}

export async function saveConnectionOutcome(ctx: Ctx, outcome: string | null): Promise<void> {
  const row = { value: outcome ?? connectionUnknown, updatedAt: ctx.now() };
  await ctx.db
    .insert(config)
    .values({ key: connectionKey, ...row })
    .onConflictDoUpdate({ target: config.key, set: row });
}

import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '@/db/client';
import { audit } from '@/db/schema/admin';
import { config } from '@/db/schema/config';
import { changeConfig, viewConfig } from '@/lib/admin/config';
import { readSettings } from '@/lib/config/reads';
import { configInput } from '@/lib/config/schema';
import { createUser } from '@/lib/testing/people';
import { testCtx } from '@/lib/testing/world';

const key = 'sk-planted-secret-0123456789';

// Another story of this worker may have saved settings.
beforeEach(async () => {
  await (await testCtx()).db.delete(config);
});

async function admin() {
  return createUser(await testCtx(), { isAdmin: true });
}

test('without anything saved the defaults rule', async () => {
  expect(await viewConfig(await admin())).toEqual({
    openaiApiKey: '',
    openaiModel: 'gpt-4o',
    temperature: 0.7,
    maxTokens: 150,
    systemPrompt: '',
  });
});

test('the key is sealed at rest, comes back as a mask, and stays where the mask or nothing is posted', async () => {
  const ctx = await admin();
  expect((await changeConfig(ctx, { openaiApiKey: key })).openaiApiKey).toBe('••••6789');
  await changeConfig(ctx, { openaiApiKey: '••••6789', temperature: 0.2 });
  await changeConfig(ctx, { openaiApiKey: '', maxTokens: 300 });
  expect(await readSettings(ctx)).toMatchObject({ apiKey: key, temperature: 0.2, maxTokens: 300 });
  const rows = await rowsOf(
    ctx.db,
    sql`select value from config union all select before::text || after::text from audit`,
  );
  expect(JSON.stringify(rows)).not.toContain('planted');
  expect((await changeConfig(ctx, { openaiApiKey: null })).openaiApiKey).toBe('');
});

test('every change leaves an audit row of who, before and after', async () => {
  const ctx = await admin();
  await changeConfig(ctx, { openaiModel: 'gpt-4o-mini' });
  const [row] = await ctx.db.select().from(audit).where(eq(audit.actorId, ctx.user.id));
  expect(row).toMatchObject({
    action: 'config.update',
    before: { openaiModel: 'gpt-4o' },
    after: { openaiModel: 'gpt-4o-mini' },
  });
});

test('numbers may come as text; what is out of range or of no name is refused', async () => {
  expect(configInput.parse({ temperature: '0.3', maxTokens: '200' })).toEqual({
    temperature: 0.3,
    maxTokens: 200,
  });
  for (const wrong of [
    { temperature: 1.1 },
    { temperature: 'warm' },
    { maxTokens: 0 },
    { maxTokens: 1.5 },
    { isAdmin: true },
  ]) {
    expect(configInput.safeParse(wrong).success).toBe(false);
  }
  await expect(async () => changeConfig(await admin(), { openaiModel: 'gpt-none' })).rejects.toMatchObject({
    code: 'invalid',
  });
});

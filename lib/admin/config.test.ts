import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '@/db/client';
import { audit } from '@/db/schema/admin';
import { config } from '@/db/schema/config';
import { changeConfig, testConfig, viewConfig } from '@/lib/admin/config';
import { adminStats } from '@/lib/admin/stats';
import { systemState } from '@/lib/admin/system';
import { changeUser } from '@/lib/admin/users';
import { chat } from '@/lib/assistant/chat';
import { readSettings } from '@/lib/config/reads';
import { configInput } from '@/lib/config/schema';
import { checked } from '@/lib/http/body';
import { createUser } from '@/lib/testing/people';
import { scriptedModel } from '@/lib/testing/scripted-model';
import { ownDatabase, testCtx } from '@/lib/testing/world';

ownDatabase();

/** As the provider's SDK says it. */
const refused = Object.assign(new Error('Incorrect API key provided: sk-pla***6789'), { statusCode: 401 });
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
    dailyTokenBudget: 100_000,
    models: ['gpt-4o', 'gpt-4o-mini', 'gpt-4-turbo', 'gpt-3.5-turbo'],
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
    { dailyTokenBudget: -1 },
    { dailyTokenBudget: null },
    { temperature: '' },
    { temperature: [] },
    { temperature: true },
    { temperature: 0.55 },
    { maxTokens: '0x10' },
    { openaiApiKey: 'sk-“pasted”' },
    { isAdmin: true },
  ]) {
    expect(configInput.safeParse(wrong).success).toBe(false);
  }
  await expect(async () => changeConfig(await admin(), { openaiModel: 'gpt-none' })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('WhatsApp credentials are refused with the place where they belong', () => {
  for (const field of ['twilioAccountSid', 'twilioAuthToken']) {
    expect(() => checked(configInput, { [field]: 'AC0123' })).toThrow('TWILIO_ACCOUNT_SID');
  }
});

test('the settings that a model is asked with are tested by one small call, and the badge says how it went', async () => {
  const ctx = await admin();
  expect((await systemState(ctx)).ai.state).toBe('offline');
  await expect(testConfig(ctx)).rejects.toMatchObject({ code: 'conflict' });
  await changeConfig(ctx, { openaiApiKey: key, openaiModel: 'gpt-4o-mini', temperature: 0.3 });
  expect((await systemState(ctx)).ai).toEqual({
    state: 'ready',
    detail: 'gpt-4o-mini was not asked yet with these settings.',
  });
  const { model, asked } = scriptedModel(['OK', refused]);
  ctx.ports.models = { online: async () => model };
  const { modelCallsToday, tokensToday } = await adminStats(ctx);
  expect(await testConfig(ctx)).toMatchObject({
    ok: true,
    message: 'gpt-4o-mini answered.',
    model: 'gpt-4o-mini',
  });
  expect(asked[0]).toMatchObject({ temperature: 0.3 });
  expect(await adminStats(ctx)).toMatchObject({
    modelCallsToday: modelCallsToday + 1,
    tokensToday: tokensToday + 110,
  });
  expect((await systemState(ctx)).ai).toEqual({
    state: 'ready',
    detail: 'gpt-4o-mini answered the last call.',
  });
  await expect(testConfig(ctx)).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: 5 });
  ctx.clock.advance(5000);
  expect(await testConfig(ctx)).toMatchObject({ ok: false, message: 'It refused the API key (401).' });
  expect(await systemState(ctx)).toMatchObject({
    ai: { state: 'failing', detail: 'The last call of gpt-4o-mini failed: It refused the API key (401).' },
  });
  ctx.clock.advance(1000);
  await changeConfig(ctx, { openaiApiKey: `${key}-mended` });
  expect((await systemState(ctx)).ai.state).toBe('ready');
});

test('a turn that the provider refuses shows in the badge, and the next one that it answers', async () => {
  const ctx = await admin();
  await changeConfig(ctx, { openaiApiKey: key });
  ctx.clock.advance(1000);
  const { model } = scriptedModel([refused, 'Hello.']);
  ctx.ports.models = { online: async () => model };
  expect((await chat(ctx, 'how are you')).message).toContain('offline mode');
  expect((await systemState(ctx)).ai).toMatchObject({
    state: 'failing',
    detail: expect.stringContaining('It refused the API key (401).'),
  });
  ctx.clock.advance(1000);
  await chat(ctx, 'how are you now');
  expect((await systemState(ctx)).ai.state).toBe('ready');
});

test("the day's budget is everyone's default, or what was set for one person", async () => {
  const ctx = await admin();
  await changeConfig(ctx, { openaiApiKey: key, dailyTokenBudget: 110 });
  const { model, asked } = scriptedModel(['Hello.', 'Hello again.', 'And again.']);
  ctx.ports.models = { online: async () => model };
  await chat(ctx, 'how are you');
  expect((await chat(ctx, 'how are you')).message).toContain('used up today’s share');
  await changeUser(ctx, ctx.user.id, { dailyTokens: 200 });
  expect((await chat(ctx, 'how are you')).message).toBe('Hello again.');
  expect((await chat(ctx, 'how are you')).message).toContain('used up today’s share');
  expect(await changeUser(ctx, ctx.user.id, { dailyTokens: null })).toMatchObject({
    tokensToday: 220,
    tokenBudget: { default: 110, own: null },
  });
  expect(asked).toHaveLength(2);
});

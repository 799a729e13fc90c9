import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '@/db/client';
import { audit } from '@/db/schema/admin';
import { config } from '@/db/schema/config';
import { changeConfig, testConfig, viewConfig } from '@/lib/admin/config';
import { adminStats } from '@/lib/admin/stats';
import { systemState } from '@/lib/admin/system';
import { changeGrants } from '@/lib/admin/users/users';
import { chat } from '@/lib/assistant/chat';
import { readSettings } from '@/lib/config/reads';
import { configInput } from '@/lib/config/schema';
import { checked } from '@/lib/http/body';
import { createUser } from '@/testing/people';
import { scriptedModel } from '@/testing/scripted-model';
import { ownDatabase, testCtx } from '@/testing/world';

ownDatabase();

const refused = Object.assign(new Error('Incorrect API key provided: sk-pla***6789'), { statusCode: 401 });
const key = 'sk-planted-secret-0123456789';

// The tests of a worker share a database, so another test may have saved settings.
beforeEach(async () => {
  await (await testCtx()).db.delete(config);
});

async function admin() {
  return createUser(await testCtx(), { isAdmin: true });
}

test('without saved settings the defaults apply', async () => {
  expect(await viewConfig(await admin())).toEqual({
    openaiApiKey: '',
    openaiModel: 'gpt-4o',
    temperature: 0.7,
    maxTokens: 150,
    systemPrompt: '',
    dailyTokenBudget: 100_000,
    instantAnswers: true,
    models: ['gpt-4o', 'gpt-4o-mini', 'gpt-4-turbo', 'gpt-3.5-turbo'],
  });
});

test('the API key is encrypted, shown masked, and kept if the mask or nothing is posted', async () => {
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

test('every change is audited with the admin and the values before and after', async () => {
  const ctx = await admin();
  await changeConfig(ctx, { openaiModel: 'gpt-4o-mini' });
  const [row] = await ctx.db.select().from(audit).where(eq(audit.actorId, ctx.user.id));
  expect(row).toMatchObject({
    action: 'config.update',
    before: { openaiModel: 'gpt-4o' },
    after: { openaiModel: 'gpt-4o-mini' },
  });
});

test('numbers may be text; values out of range and unknown settings are refused', async () => {
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

test('WhatsApp credentials are refused with the name of the setting they belong in', () => {
  for (const field of ['twilioAccountSid', 'twilioAuthToken']) {
    expect(() => checked(configInput, { [field]: 'AC0123' })).toThrow('TWILIO_ACCOUNT_SID');
  }
});

test('the connection test makes one small call with the saved settings, and the system state shows its result', async () => {
  const ctx = await admin();
  expect((await systemState(ctx)).ai.state).toBe('offline');
  await expect(testConfig(ctx)).rejects.toMatchObject({ code: 'conflict' });
  await changeConfig(ctx, { openaiApiKey: key, openaiModel: 'gpt-4o-mini', temperature: 0.3 });
  expect((await systemState(ctx)).ai).toEqual({
    state: 'ready',
    detail: expect.stringContaining('gpt-4o-mini'),
  });
  const { model, asked } = scriptedModel(['OK', refused]);
  ctx.ports.models = { online: async () => model };
  const { modelCallsToday, tokensToday } = await adminStats(ctx);
  expect(await testConfig(ctx)).toMatchObject({
    ok: true,
    message: expect.stringContaining('gpt-4o-mini'),
    model: 'gpt-4o-mini',
  });
  expect(asked[0]).toMatchObject({ temperature: 0.3 });
  expect(await adminStats(ctx)).toMatchObject({
    modelCallsToday: modelCallsToday + 1,
    tokensToday: tokensToday + 110,
  });
  expect((await systemState(ctx)).ai).toEqual({
    state: 'ready',
    detail: expect.stringContaining('gpt-4o-mini'),
  });
  await expect(testConfig(ctx)).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: 5 });
  ctx.clock.advance(5000);
  expect(await testConfig(ctx)).toMatchObject({ ok: false, message: expect.stringContaining('401') });
  expect(await systemState(ctx)).toMatchObject({
    ai: { state: 'failing', detail: expect.stringMatching(/gpt-4o-mini.*401/) },
  });
  ctx.clock.advance(1000);
  await changeConfig(ctx, { openaiApiKey: `${key}-mended` });
  expect((await systemState(ctx)).ai.state).toBe('ready');
});

test('the system state shows that the provider refused a message, and that it answered the next one', async () => {
  const ctx = await admin();
  await changeConfig(ctx, { openaiApiKey: key });
  ctx.clock.advance(1000);
  const { model } = scriptedModel([refused, 'Hello.']);
  ctx.ports.models = { online: async () => model };
  expect((await chat(ctx, 'how are you')).message).toContain('offline mode');
  expect((await systemState(ctx)).ai).toMatchObject({
    state: 'failing',
    detail: expect.stringContaining('401'),
  });
  ctx.clock.advance(1000);
  await chat(ctx, 'how are you now');
  expect((await systemState(ctx)).ai.state).toBe('ready');
});

test('the daily token budget is the default, or what was set for one user', async () => {
  const ctx = await admin();
  await changeConfig(ctx, { openaiApiKey: key, dailyTokenBudget: 110 });
  const { model, asked } = scriptedModel(['Hello.', 'Hello again.', 'And again.']);
  ctx.ports.models = { online: async () => model };
  await chat(ctx, 'how are you');
  expect((await chat(ctx, 'how are you')).message).toContain('used up today’s share');
  await changeGrants(ctx, ctx.user.id, { dailyTokens: 200 });
  expect((await chat(ctx, 'how are you')).message).toBe('Hello again.');
  expect((await chat(ctx, 'how are you')).message).toContain('used up today’s share');
  expect(await changeGrants(ctx, ctx.user.id, { dailyTokens: null })).toMatchObject({
    tokensToday: 220,
    tokenBudget: { default: 110, own: null },
  });
  expect(asked).toHaveLength(2);
});

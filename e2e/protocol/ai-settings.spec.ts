import { type APIRequestContext, expect, test } from '@playwright/test';
import { statement } from '@/testing/postgres/server';
import { requestsFor, startOpenai, wrongKey } from '@/testing/stand-ins/openai';
import { register, say } from '../accounts';
import { routesUnder } from '../routes';
import { startOwnServer } from '../servers/own-server';

// AI settings apply to all users, so these tests have their own server, database and AI provider.
test.describe.configure({ mode: 'serial' });
const key = 'sk-planted-0123456789-rest';
const firstName = 'Operator';
let openai: Awaited<ReturnType<typeof startOpenai>>;
let server: Awaited<ReturnType<typeof startOwnServer>>;
let admin: { api: APIRequestContext };

test.beforeAll(async () => {
  openai = await startOpenai();
  server = await startOwnServer('ai_settings', {
    OPENAI_BASE_URL: `${openai.url}/v1`,
    OPENAI_MODELS: 'first-model, second-model',
  });
  admin = await register(server.url, { email: 'admin@example.com', firstName });
  await statement(server.databaseUrl, 'update users set is_admin = true');
});

test.afterAll(async () => {
  await server?.stop();
  await openai?.close();
});

async function save(data: object): Promise<Record<string, unknown>> {
  const response = await admin.api.post('/api/admin/config', { data });
  expect(response.status()).toBe(200);
  return response.json();
}

const asked = () => requestsFor({ firstName }, openai.url);

async function ai(): Promise<{ state: string; detail: string }> {
  return (await (await admin.api.get('/api/admin/system')).json()).ai;
}

test('saved settings apply from the next message on', async () => {
  expect((await ai()).state).toBe('offline');
  const view = await save({
    openaiApiKey: key,
    openaiModel: 'first-model',
    temperature: '0.2',
    maxTokens: '77',
    systemPrompt: 'Speak like a lighthouse keeper.',
    instantAnswers: false,
  });
  expect(view).toMatchObject({ openaiApiKey: '••••rest', temperature: 0.2, maxTokens: 77 });
  expect(view.models).toEqual(expect.arrayContaining(['gpt-4o', 'first-model', 'second-model']));
  expect((await say(admin, 'add milk')).message).toContain('milk');
  const [request] = await asked();
  expect(request).toMatchObject({ model: 'first-model', temperature: 0.2, max_tokens: 77 });
  expect(request?.authorization).toBe(`Bearer ${key}`);
  expect(request?.messages[0]?.content).toContain('lighthouse keeper');
  expect((await ai()).state).toBe('ready');
});

test('a refused key is reported in the system state and by the connection test, without any part of the key', async () => {
  await save({ openaiApiKey: wrongKey });
  expect((await say(admin, 'add bread')).message).toContain('offline mode');
  expect(await ai()).toEqual({ state: 'failing', detail: expect.stringContaining('401') });
  const tested = await admin.api.post('/api/admin/config/test');
  expect(await tested.json()).toMatchObject({
    ok: false,
    message: expect.stringContaining('401'),
    model: 'first-model',
  });
  const again = await admin.api.post('/api/admin/config/test');
  expect(again.status()).toBe(429);
  expect(again.headers()['retry-after']).toBe('5');
  await save({ openaiApiKey: key });
  expect(await (await admin.api.post('/api/admin/config/test')).json()).toMatchObject({ ok: true });
  expect((await ai()).state).toBe('ready');
});

test('what is understood for certain is done without the model, if the operator wants that', async () => {
  const before = (await asked()).length;
  await save({ instantAnswers: true });
  expect((await say(admin, 'add oat milk to my list')).message).toContain('oat milk');
  expect(await asked()).toHaveLength(before);
  await save({ instantAnswers: false });
  expect((await say(admin, 'add soy milk to my list')).message).toContain('soy milk');
  expect(await asked()).toHaveLength(before + 1);
});

test('with a budget of 0 the offline assistant answers', async () => {
  await save({ dailyTokenBudget: 0 });
  const before = (await asked()).length;
  expect((await say(admin, 'add butter')).message).toContain('butter');
  expect(await asked()).toHaveLength(before);
  await save({ dailyTokenBudget: 1_000_000 });
});

test('a changed or inactive command is so from the next message on', async () => {
  const commands = await (await admin.api.get('/api/admin/commands')).json();
  const help = commands.find(({ command }: { command: string }) => command === '/help');
  const change = (data: object) => admin.api.patch(`/api/admin/commands/${help.id}`, { data });
  expect((await say(admin, '/help')).message).toContain('Just write');
  expect((await change({ command: '/assist' })).status()).toBe(200);
  expect((await say(admin, '/help')).message).toContain('I do not know the command /help');
  expect((await say(admin, '/assist')).message).toContain('Just write');
  await change({ isActive: false });
  expect((await say(admin, '/assist')).message).toContain('I do not know the command /assist');
  await change({ command: '/help', isActive: true });
  expect((await say(admin, '/help')).message).toContain('Just write');
  const actions = await (await admin.api.get('/api/admin/actions')).json();
  expect(actions.map(({ name }: { name: string }) => name)).toContain(help.action);
});

test('the key is in no response, page, log or row', async () => {
  const gets = routesUnder('admin').filter(({ method }) => method === 'GET');
  for (const { path } of [...gets, { path: '/admin' }, { path: '/dashboard' }]) {
    const text = await (await admin.api.get(path)).text();
    expect(text, path).not.toContain(key);
    expect(text, path).not.toContain(wrongKey);
  }
  const tables = await statement<{ name: string }>(
    server.databaseUrl,
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  for (const { name } of tables) {
    const found = await statement(
      server.databaseUrl,
      `select 1 from "${name}" t where t::text like any ($1)`,
      [[`%${key}%`, `%${wrongKey}%`]],
    );
    expect(found, name).toEqual([]);
  }
  for (const secret of [key, wrongKey]) expect(server.log()).not.toContain(secret);
});

import { type APIRequestContext, expect, test } from '@playwright/test';
import { type Postgres, startPostgres, statement } from '@/lib/testing/postgres';
import { newNumber, say, visitor } from './people';
import { routesUnder } from './routes';
import { type Asked, startOpenai, wrongKey } from './stand-ins/openai';
import { type RunningServer, startServer } from './world/server';

// Settings are everybody's: a server, a database and an AI provider of their own.
test.describe.configure({ mode: 'serial' });
const key = 'sk-planted-0123456789-rest';
let postgres: Postgres;
let openai: Awaited<ReturnType<typeof startOpenai>>;
let server: RunningServer;
let databaseUrl: string;
let admin: { api: APIRequestContext };

test.beforeAll(async () => {
  [postgres, openai] = await Promise.all([startPostgres(), startOpenai()]);
  databaseUrl = await postgres.create('settings', 'migrated');
  server = await startServer('settings', {
    DATABASE_URL: databaseUrl,
    OPENAI_BASE_URL: `${openai.url}/v1`,
    OPENAI_MODELS: 'house-model, other-model',
  });
  const api = await visitor(server.url);
  const account = { email: 'operator@example.com', password: 'correct horse', phoneNumber: newNumber() };
  const registered = await api.post('/api/auth/register', { data: { ...account, firstName: 'Operator' } });
  expect(registered.status()).toBe(201);
  await statement(databaseUrl, 'update users set is_admin = true');
  admin = { api };
});

test.afterAll(async () => {
  await server?.stop();
  await openai?.close();
  await postgres?.stop();
});

async function save(data: object): Promise<Record<string, unknown>> {
  const response = await admin.api.post('/api/admin/config', { data });
  expect(response.status()).toBe(200);
  return response.json();
}

async function asked(name = 'Operator'): Promise<Asked[]> {
  return (await fetch(`${openai.url}/people/${name}`)).json() as Promise<Asked[]>;
}

async function ai(): Promise<{ state: string; detail: string }> {
  return (await (await admin.api.get('/api/admin/system')).json()).ai;
}

test('the saved settings rule the next turn', async () => {
  expect((await ai()).state).toBe('offline');
  const view = await save({
    openaiApiKey: key,
    openaiModel: 'house-model',
    temperature: '0.2',
    maxTokens: '77',
    systemPrompt: 'Speak like a lighthouse keeper.',
  });
  expect(view).toMatchObject({ openaiApiKey: '••••rest', temperature: 0.2, maxTokens: 77 });
  expect(view.models).toEqual(expect.arrayContaining(['gpt-4o', 'house-model', 'other-model']));
  expect((await say(admin, 'add milk')).message).toContain('milk');
  const [request] = await asked();
  expect(request).toMatchObject({ model: 'house-model', temperature: 0.2, max_tokens: 77 });
  expect(request?.authorization).toBe(`Bearer ${key}`);
  expect(request?.messages[0]?.content).toContain('lighthouse keeper');
  expect((await ai()).state).toBe('ready');
});

test('a wrong key shows in the badge and in the test of the connection, without a part of the key', async () => {
  await save({ openaiApiKey: wrongKey });
  expect((await say(admin, 'add bread')).message).toContain('offline mode');
  expect(await ai()).toEqual({
    state: 'failing',
    detail: 'The last call of house-model failed: It refused the API key (401).',
  });
  const tested = await admin.api.post('/api/admin/config/test');
  expect(await tested.json()).toMatchObject({
    ok: false,
    message: 'It refused the API key (401).',
    model: 'house-model',
  });
  const again = await admin.api.post('/api/admin/config/test');
  expect(again.status()).toBe(429);
  expect(again.headers()['retry-after']).toBe('5');
  await save({ openaiApiKey: key });
  expect(await (await admin.api.post('/api/admin/config/test')).json()).toMatchObject({ ok: true });
  expect((await ai()).state).toBe('ready');
});

test('a budget of nothing leaves the offline assistant, and the rest works', async () => {
  await save({ dailyTokenBudget: 0 });
  const before = (await asked()).length;
  expect((await say(admin, 'add butter')).message).toContain('used up today’s share');
  expect(await asked()).toHaveLength(before);
  await save({ dailyTokenBudget: 1_000_000 });
});

test('a command that is changed or switched off is so for the next message', async () => {
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

test('the key is in no answer, no page, no log and no row', async () => {
  const gets = routesUnder('admin').filter(({ method }) => method === 'GET');
  for (const { path } of [...gets, { path: '/admin' }, { path: '/dashboard' }]) {
    const text = await (await admin.api.get(path)).text();
    expect(text, path).not.toContain(key);
    expect(text, path).not.toContain(wrongKey);
  }
  const tables = await statement<{ name: string }>(
    databaseUrl,
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  for (const { name } of tables) {
    const found = await statement(databaseUrl, `select 1 from "${name}" t where t::text like any ($1)`, [
      [`%${key}%`, `%${wrongKey}%`],
    ]);
    expect(found, name).toEqual([]);
  }
  for (const secret of [key, wrongKey]) expect(server.log()).not.toContain(secret);
});

import { type Browser, expect, test } from '@playwright/test';
import { demoAccounts } from '@/db/seed';
import { consentingEmails, googleAccount } from '@/testing/stand-ins/google';
import { type Account, newAccount, rows, say, signedIn } from '../accounts';
import { runJob } from '../jobs';
import { addresses } from '../servers/addresses';
import { openPage } from './pages';

// Connects a calendar through the consent page of the Google emulator. Its events are in the stand-in.

const landed = '/dashboard?tab=connectors&connector=';

test('a connected calendar gets a reminder, reports its move back, and loses access when it is disconnected', async ({
  browser,
}) => {
  const account = await newAccount();
  const login = consentingEmails[0] ?? '';
  const there = googleAccount(addresses().production.google, login);
  expect(await connect(browser, account, login)).toBe('connected');
  const [connector] = await connectors(account);
  expect(connector).toMatchObject({
    provider: 'gmail',
    email: login,
    isActive: true,
    isDemo: false,
    state: 'ok',
  });
  const address = `/api/user/connectors/${connector.id}`;
  expect(await (await account.api.get(`${address}/calendars`)).json()).toHaveLength(2);
  await account.api.patch(address, { data: { syncRemindersToCalendar: true } });
  await say(account, 'remind me to water the plants tomorrow at 5pm');
  await expect
    .poll(async () => (await there.events()).map(({ summary }) => summary))
    .toEqual(['water the plants']);
  const [event] = await there.events();
  const moved = new Date(new Date(event?.start?.dateTime ?? '').getTime() + 3 * 3_600_000);
  await there.change(event?.id ?? '', {
    start: { dateTime: moved.toISOString() },
    end: { dateTime: new Date(moved.getTime() + 900_000).toISOString() },
  });
  await synchronize(connector.id);
  const reminders = await (await account.api.get('/api/user/reminders')).json();
  expect(reminders).toMatchObject([{ reminderTime: moved.toISOString() }]);
  const dump = JSON.stringify(
    await rows('select c::text from connectors c where user_id = $1', [account.id]),
  );
  expect(dump).toContain('v1.');
  expect(dump).not.toMatch(/google_/);
  expect((await account.api.delete(address)).status()).toBe(200);
  expect(await there.calls()).toContain('revoke');
  expect(await connectors(account)).toEqual([]);
  expect(await rows('select 1 from calendar_events where connector_id = $1', [connector.id])).toEqual([]);
});

test('a forged, used, declined or stolen OAuth state connects nothing', async ({ browser }) => {
  const [account, other] = [await newAccount(), await newAccount()];
  expect(await connect(browser, account, consentingEmails[1] ?? '')).toBe('connected');
  const { authUrl } = await (await account.api.get('/api/connectors/auth/gmail')).json();
  const state = new URL(authUrl).searchParams.get('state') ?? '';
  expect(await callback(other, `state=${state}&code=1`)).toBe('error');
  expect(await callback(account, 'state=forged&code=1')).toBe('error');
  expect(await callback(account, 'code=1')).toBe('error');
  expect(await callback(account, `state=${state}&error=access_denied`)).toBe('error');
  expect(await callback(account, `state=${state}&code=1`)).toBe('error');
  expect(await connectors(other)).toEqual([]);
  expect(await connectors(account)).toHaveLength(1);
});

test('other providers cannot be connected, a visitor gets 401, and another user’s connector does not exist', async ({
  browser,
}) => {
  const [account, other] = [await newAccount(), await newAccount()];
  for (const provider of ['microsoft', 'yahoo', 'apple']) {
    const response = await account.api.get(`/api/connectors/auth/${provider}`);
    expect(response.status()).toBe(400);
    expect((await response.json()).message).toMatch(/soon/);
  }
  expect((await fetch(`${addresses().production.url}/api/connectors/auth/gmail`)).status).toBe(401);
  await connect(browser, account, consentingEmails[2] ?? '');
  const [{ id }] = await connectors(account);
  const address = `/api/user/connectors/${id}`;
  expect((await other.api.patch(address, { data: { syncRemindersToCalendar: true } })).status()).toBe(404);
  expect((await other.api.delete(address)).status()).toBe(404);
  expect((await other.api.get(`${address}/calendars`)).status()).toBe(404);
  expect((await account.api.patch(address, { data: { email: 'planted@example.com' } })).status()).toBe(400);
  expect(await connectors(account)).toMatchObject([
    { email: consentingEmails[2], syncRemindersToCalendar: false },
  ]);
});

test('without credentials the demo calendar is connected by one redirect', async ({ browser }) => {
  const { url } = addresses().demo;
  const api = await signedIn(url, demoAccounts.user.email, demoAccounts.user.password);
  const { authUrl, isDemo } = await (await api.get('/api/connectors/auth/gmail')).json();
  expect(isDemo).toBe(true);
  const context = await browser.newContext({ baseURL: url, storageState: await api.storageState() });
  const page = await context.newPage();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  const response = await page.goto(authUrl);
  expect(response?.request().redirectedFrom()?.url()).toBe(authUrl);
  expect(visited[0]).toBe(`${url}${landed}demo-connected`);
  const [connector] = await (await api.get('/api/user/connectors')).json();
  expect(connector).toMatchObject({ email: 'demo@gmail.com', isDemo: true });
  await api.delete(`/api/user/connectors/${connector.id}`);
  await context.close();
});

async function connect(browser: Browser, account: Account, login: string): Promise<string | null> {
  const page = await openPage(browser, account);
  const { authUrl, isDemo } = await (await account.api.get('/api/connectors/auth/gmail')).json();
  expect(isDemo).toBe(false);
  await page.goto(authUrl);
  const answered = page.waitForResponse('**/api/connectors/callback/gmail?**');
  await page.getByRole('button', { name: login }).click();
  const outcome = outcomeOf((await answered).headers());
  await expect(page.getByRole('article', { name: 'Gmail & Google Calendar' })).toContainText(login);
  await page.context().close();
  return outcome;
}

async function connectors({ api }: Account) {
  return (await api.get('/api/user/connectors')).json();
}

async function callback({ api }: Account, query: string): Promise<string | null> {
  const response = await api.get(`/api/connectors/callback/gmail?${query}`, { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  return outcomeOf(response.headers());
}

function outcomeOf({ location = '' }: Record<string, string>): string | null {
  return new URL(location).searchParams.get('connector');
}

async function synchronize(id: string): Promise<void> {
  const run = () => runJob<{ state: string }>(addresses().production.url, '/api/jobs/calendar-sync', { id });
  await expect.poll(async () => (await run()).state).toBe('done');
}

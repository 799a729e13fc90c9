import { createHmac } from 'node:crypto';
import { type Browser, expect, test } from '@playwright/test';
import { demoAccounts } from '@/db/seed';
import { signJob } from '@/lib/scheduler/sign';
import { newPerson, type Person, rows, say, signedIn } from './people';
import { consenting, googleOf } from './stand-ins/google';
import { openWindow } from './window';
import { places } from './world/places';

// A calendar is connected through Google's consent page as emulate serves it; what stands in it is the stand-in's own book.

const landed = '/dashboard?tab=connectors&connector=';

test('connected by consent: a reminder goes there, a move comes back, disconnecting takes the access back', async ({
  browser,
}) => {
  const person = await newPerson();
  const login = consenting[0] ?? '';
  const there = googleOf(places().real.google, login);
  expect(await connect(browser, person, login)).toBe('connected');
  const [connector] = await connectors(person);
  expect(connector).toMatchObject({
    provider: 'gmail',
    email: login,
    isActive: true,
    isDemo: false,
    state: 'ok',
  });
  const address = `/api/user/connectors/${connector.id}`;
  expect(await (await person.api.get(`${address}/calendars`)).json()).toHaveLength(2);
  await person.api.patch(address, { data: { syncRemindersToCalendar: true } });
  await say(person, 'remind me to water the plants tomorrow at 5pm');
  await expect
    .poll(async () => (await there.events()).map(({ summary }) => summary))
    .toEqual(['water the plants']);
  const [event] = await there.events();
  const moved = new Date(new Date(event?.start?.dateTime ?? '').getTime() + 3 * 3_600_000);
  await there.change(event?.id ?? '', {
    start: { dateTime: moved.toISOString() },
    end: { dateTime: new Date(moved.getTime() + 900_000).toISOString() },
  });
  await heartbeat(connector.id);
  const reminders = await (await person.api.get('/api/user/reminders')).json();
  expect(reminders).toMatchObject([{ reminderTime: moved.toISOString() }]);
  const dump = JSON.stringify(await rows('select c::text from connectors c where user_id = $1', [person.id]));
  expect(dump).toContain('v1.');
  expect(dump).not.toMatch(/google_/);
  expect((await person.api.delete(address)).status()).toBe(200);
  expect(await there.calls()).toContain('revoke');
  expect(await connectors(person)).toEqual([]);
  expect(await rows('select 1 from calendar_events where connector_id = $1', [connector.id])).toEqual([]);
});

test('a state that is forged, used, declined or somebody else’s connects nothing', async ({ browser }) => {
  const [person, other] = [await newPerson(), await newPerson()];
  expect(await connect(browser, person, consenting[1] ?? '')).toBe('connected');
  const { authUrl } = await (await person.api.get('/api/connectors/auth/gmail')).json();
  const state = new URL(authUrl).searchParams.get('state') ?? '';
  expect(await callback(other, `state=${state}&code=1`)).toBe('error');
  expect(await callback(person, 'state=forged&code=1')).toBe('error');
  expect(await callback(person, 'code=1')).toBe('error');
  expect(await callback(person, `state=${state}&error=access_denied`)).toBe('error');
  expect(await callback(person, `state=${state}&code=1`)).toBe('error');
  expect(await connectors(other)).toEqual([]);
  expect(await connectors(person)).toHaveLength(1);
});

test('the others are coming soon, nobody gets a 401, and a stranger’s account does not exist', async ({
  browser,
}) => {
  const [person, other] = [await newPerson(), await newPerson()];
  for (const provider of ['microsoft', 'yahoo', 'apple']) {
    const response = await person.api.get(`/api/connectors/auth/${provider}`);
    expect(response.status()).toBe(400);
    expect((await response.json()).message).toContain('coming soon');
  }
  expect((await fetch(`${places().real.url}/api/connectors/auth/gmail`)).status).toBe(401);
  await connect(browser, person, consenting[2] ?? '');
  const [{ id }] = await connectors(person);
  const address = `/api/user/connectors/${id}`;
  expect((await other.api.patch(address, { data: { syncRemindersToCalendar: true } })).status()).toBe(404);
  expect((await other.api.delete(address)).status()).toBe(404);
  expect((await other.api.get(`${address}/calendars`)).status()).toBe(404);
  expect((await person.api.patch(address, { data: { email: 'planted@example.com' } })).status()).toBe(400);
  expect(await connectors(person)).toMatchObject([{ email: consenting[2], syncRemindersToCalendar: false }]);
});

test('without credentials the demo calendar is connected in one hop', async ({ browser }) => {
  const { url } = places().demo;
  const api = await signedIn(url, demoAccounts.user.email, demoAccounts.user.password);
  const { authUrl, isDemo } = await (await api.get('/api/connectors/auth/gmail')).json();
  expect(isDemo).toBe(true);
  const context = await browser.newContext({ baseURL: url, storageState: await api.storageState() });
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const response = await page.goto(authUrl);
  expect(response?.request().redirectedFrom()?.url()).toBe(authUrl);
  expect(addresses[0]).toBe(`${url}${landed}demo-connected`);
  const [connector] = await (await api.get('/api/user/connectors')).json();
  expect(connector).toMatchObject({ email: 'demo@gmail.com', isDemo: true });
  await api.delete(`/api/user/connectors/${connector.id}`);
  await context.close();
});

/** Goes to the consent page and agrees there; gives how it ended, as the screen was told before it cleared its address. */
async function connect(browser: Browser, person: Person, login: string): Promise<string | null> {
  const page = await openWindow(browser, person);
  const { authUrl, isDemo } = await (await person.api.get('/api/connectors/auth/gmail')).json();
  expect(isDemo).toBe(false);
  await page.goto(authUrl);
  const answered = page.waitForResponse('**/api/connectors/callback/gmail?**');
  await page.getByRole('button', { name: login }).click();
  const outcome = outcomeOf((await answered).headers());
  await expect(page.getByRole('article', { name: 'Gmail & Google Calendar' })).toContainText(login);
  await page.context().close();
  return outcome;
}

async function connectors({ api }: Person) {
  return (await api.get('/api/user/connectors')).json();
}

/** Where the callback leads to, as the screen is told. */
async function callback({ api }: Person, query: string): Promise<string | null> {
  const response = await api.get(`/api/connectors/callback/gmail?${query}`, { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  return outcomeOf(response.headers());
}

function outcomeOf({ location = '' }: Record<string, string>): string | null {
  return new URL(location).searchParams.get('connector');
}

/** What the hourly heartbeat leads to, now. */
async function heartbeat(id: string): Promise<void> {
  const address = `${places().real.url}/api/jobs/calendar-sync`;
  const body = JSON.stringify({ id });
  const key = createHmac('sha256', places().real.authSecret)
    .update('local queue\nsigning key')
    .digest('base64url');
  await expect
    .poll(async () => {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Upstash-Signature': signJob({ key, url: address, body }),
        },
        body,
      });
      return (await response.json()).state;
    })
    .toBe('done');
}

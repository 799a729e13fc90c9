import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { demoAccounts } from '@/db/seed';
import { newPerson, rows, say, signedIn } from './people';
import { sentTo, write } from './stand-ins/twilio';
import { toastsOf } from './toasts';
import { watch } from './watch';
import { openWindow } from './window';
import { withDemo } from './world/demo';

// What was said to be told is told: once, when it was said, and answered by "done", on a clock that nobody turns.

const { user, admin } = demoAccounts;
const soon = { timeout: 150_000 };

// Four stories side by side, for all that they do is wait.
test('what is set by chat for two minutes later comes then, once: to the phone, over a restart, by Twilio, and on the dashboard', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  await Promise.all([
    test.step('the phone, "done", and the dashboard', () => phoneAndDashboard(browser)),
    test.step('over a restart', overRestart),
    test.step('by Twilio', byTwilio),
    test.step('on the dashboard alone', () => withoutPhone(browser)),
  ]);
});

async function phoneAndDashboard(browser: Browser): Promise<void> {
  await withDemo('word', async (start) => {
    const { url } = await start();
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    const { troubles } = watch(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/dashboard');
    const asked = Date.now();
    await page
      .getByRole('textbox', { name: 'Message', exact: true })
      .fill('remind me in two minutes to stretch');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log', { name: 'Messages' });
    await expect(log.getByText(/^Sidekick: Reminder set: “Stretch”, /)).toBeVisible();

    const desk = await signedIn(url, admin.email, admin.password);
    await expect.poll(() => phoneSays(desk), soon).toEqual(['Reminder: Stretch']);
    const me = await signedIn(url, user.email, user.password);
    const [delivery] = await deliveriesOf(me);
    expect(delivery).toMatchObject({ kind: 'reminder', text: 'Reminder: Stretch', channel: 'whatsapp' });
    expect(delivery).toMatchObject({ status: 'delivered', late: false });
    const due = Date.parse(delivery?.dueAt ?? '');
    expect(due - asked).toBeGreaterThan(115_000);
    expect(due - asked).toBeLessThan(125_000);
    expect(Date.parse(delivery?.sentAt ?? '')).toBeGreaterThanOrEqual(due);

    expect(await answer(desk, 'done')).toBe('Done: “Stretch”.');
    const reminders: { title: string; isActive: boolean }[] = await (
      await me.get('/api/user/reminders')
    ).json();
    expect(reminders.filter(({ title, isActive }) => title === 'Stretch' && isActive)).toEqual([]);
    await page.goto('/dashboard?tab=tools');
    const sent = page.getByRole('region', { name: 'Sent by Sidekick' });
    await expect(sent.getByRole('listitem').first()).toContainText('Reminder: Stretch');
    expect(troubles).toEqual([]);
    await context.close();
  });
}

/** One comes due while the server is down, the other one after its restart. */
async function overRestart(): Promise<void> {
  await withDemo('restart', async (start) => {
    const first = await start();
    const me = await signedIn(first.url, user.email, user.password);
    expect((await say({ api: me }, 'remind me in one minute to drink tea')).message).toMatch(/^Reminder set/);
    expect((await say({ api: me }, 'remind me in two minutes to call Ada')).message).toMatch(/^Reminder set/);
    const [tea] = await dueOf(me, 'Drink tea');
    await first.stop();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, (tea ?? 0) + 5000 - Date.now())));
    const second = await start();
    const desk = await signedIn(second.url, admin.email, admin.password);
    await expect.poll(() => phoneSays(desk), soon).toEqual(['Reminder: Drink tea', 'Reminder: Call Ada']);
    // What would come twice would come by now: the queue asks every few seconds.
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    expect(await phoneSays(desk)).toEqual(['Reminder: Drink tea', 'Reminder: Call Ada']);
  });
}

async function byTwilio(): Promise<void> {
  const person = await newPerson({ bound: true });
  await write(person.phone, 'hello');
  await expect.poll(() => sentTo(person.phone)).toHaveLength(1);
  const asked = Date.now();
  expect((await say(person, 'remind me to water the plants in two minutes')).message).toMatch(
    /^Reminder set/,
  );
  await expect
    .poll(async () => (await sentTo(person.phone)).slice(1), soon)
    .toEqual(['Reminder: water the plants']);
  expect(Date.now() - asked).toBeGreaterThan(115_000);
  await write(person.phone, 'done');
  await expect
    .poll(async () => (await sentTo(person.phone)).slice(1))
    .toEqual(['Reminder: water the plants', 'Done: “water the plants”.']);
  expect(
    await rows('select is_active, acknowledged_at is not null as is_done from reminders where user_id = $1', [
      person.id,
    ]),
  ).toEqual([{ is_active: false, is_done: true }]);
}

/** Who has connected no phone is told by the page: at once where it is open, else when it is opened. */
async function withoutPhone(browser: Browser): Promise<void> {
  const person = await newPerson();
  const page = await openWindow(browser, person);
  await page.goto('/dashboard');
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
  const first = inSeconds(20);
  await person.api.post('/api/user/reminders', { data: { title: 'Water the plants', reminderTime: first } });
  await expect(log.getByText('Sidekick: Reminder: Water the plants')).toBeVisible({ timeout: 100_000 });
  await expect(toastsOf(page)).toContainText('Reminder: Water the plants');
  await page.close();

  await person.api.post('/api/user/reminders', {
    data: { title: 'Feed the cat', reminderTime: inSeconds(5) },
  });
  await expect
    .poll(async () => (await person.api.get('/api/user/deliveries')).json(), soon)
    .toMatchObject([{ text: 'Reminder: Feed the cat', status: 'delivered', channel: 'web' }, {}]);
  const again = await page.context().newPage();
  await again.goto('/dashboard');
  await expect(toastsOf(again)).toContainText('Reminder: Feed the cat');
  await expect(again.getByText('Sidekick: Reminder: Feed the cat')).toHaveCount(1);
  await again.reload();
  await expect(again.getByText('Sidekick: Reminder: Feed the cat')).toHaveCount(1);
  await page.context().close();
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}

/** What Sidekick said on its own to the demo's phone, oldest first. */
async function phoneSays(desk: APIRequestContext): Promise<string[]> {
  const { messages } = await (
    await desk.get(`/api/test-webhook?from=${encodeURIComponent(user.phone)}`)
  ).json();
  return messages
    .filter(({ kind, fromUser }: { kind: string | null; fromUser: boolean }) => !fromUser && kind !== 'reply')
    .map(({ text }: { text: string }) => text);
}

/** Writes on the demo's phone; gives the answer. */
async function answer(desk: APIRequestContext, message: string): Promise<string> {
  const response = await desk.post('/api/test-webhook', { data: { from: user.phone, message } });
  const { messages } = await response.json();
  return messages.at(-1).text;
}

interface Delivery {
  kind: string;
  text: string;
  dueAt: string;
  sentAt: string | null;
}

async function deliveriesOf(me: APIRequestContext): Promise<Delivery[]> {
  return (await me.get('/api/user/deliveries')).json();
}

async function dueOf(me: APIRequestContext, title: string): Promise<number[]> {
  const reminders: { title: string; reminderTime: string }[] = await (
    await me.get('/api/user/reminders')
  ).json();
  return reminders.filter((one) => one.title === title).map((one) => Date.parse(one.reminderTime));
}

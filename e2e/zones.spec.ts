import { type Browser, expect, type Page, test } from '@playwright/test';
import { newPerson, type Person } from './people';
import { openWindow } from './window';

// Times are those of the person's zone, whatever zone the browser is in. Every pair of a wall clock and an instant was worked out with Python's
// zoneinfo, not with our code. 2037: a reminder must lie ahead.
test.describe.configure({ mode: 'parallel' });

interface Where {
  zone: string;
  /** The zone the browser is in meanwhile. */
  browser: string;
}

/** What is typed into the field, the instant it is, and what the list says. */
type Wall = [typed: string, instant: string, shown: string];

/** Half a minute before midnight, and the clock before and after it. */
type Midnight = [from: string, before: string, after: string];

const kolkata: Where = { zone: 'Asia/Kolkata', browser: 'Asia/Tokyo' };
const newYork: Where = { zone: 'America/New_York', browser: 'Pacific/Auckland' };
const auckland: Where = { zone: 'Pacific/Auckland', browser: 'America/Los_Angeles' };

const reminders: [Where, string, Wall[]][] = [
  [
    kolkata,
    'half an hour off',
    [
      ['2037-05-03T17:00', '2037-05-03T11:30:00.000Z', 'Sunday, 3 May 2037, 17:00'],
      ['2037-11-01T00:15', '2037-10-31T18:45:00.000Z', 'Sunday, 1 November 2037, 00:15'],
    ],
  ],
  [
    newYork,
    'when clocks go forward',
    [
      ['2037-03-07T08:00', '2037-03-07T13:00:00.000Z', 'Saturday, 7 March 2037, 08:00'],
      ['2037-03-08T08:00', '2037-03-08T12:00:00.000Z', 'Sunday, 8 March 2037, 08:00'],
      // There is no 02:30 that night.
      ['2037-03-08T02:30', '2037-03-08T07:30:00.000Z', 'Sunday, 8 March 2037, 03:30'],
    ],
  ],
  [
    newYork,
    'when clocks go back',
    [
      ['2037-10-31T08:00', '2037-10-31T12:00:00.000Z', 'Saturday, 31 October 2037, 08:00'],
      ['2037-11-01T08:00', '2037-11-01T13:00:00.000Z', 'Sunday, 1 November 2037, 08:00'],
      // 01:30 comes twice that night: the first one is meant.
      ['2037-11-01T01:30', '2037-11-01T05:30:00.000Z', 'Sunday, 1 November 2037, 01:30'],
    ],
  ],
  [
    auckland,
    'when clocks go back',
    [
      ['2037-04-04T08:00', '2037-04-03T19:00:00.000Z', 'Saturday, 4 April 2037, 08:00'],
      ['2037-04-05T08:00', '2037-04-04T20:00:00.000Z', 'Sunday, 5 April 2037, 08:00'],
      ['2037-04-05T02:30', '2037-04-04T13:30:00.000Z', 'Sunday, 5 April 2037, 02:30'],
    ],
  ],
  [
    auckland,
    'when clocks go forward',
    [
      ['2037-09-26T08:00', '2037-09-25T20:00:00.000Z', 'Saturday, 26 September 2037, 08:00'],
      ['2037-09-27T08:00', '2037-09-26T19:00:00.000Z', 'Sunday, 27 September 2037, 08:00'],
      ['2037-09-27T02:30', '2037-09-26T14:30:00.000Z', 'Sunday, 27 September 2037, 03:30'],
    ],
  ],
];

for (const [where, story, walls] of reminders) {
  test(`reminders in ${where.zone}, ${story}: stored at the right instant, shown as typed, from ${where.browser}`, async ({
    browser,
  }) => {
    const person = await personIn(where.zone);
    const page = await openDashboard(browser, person, where.browser);
    await page.getByRole('tab', { name: 'Tools' }).click();
    const card = page.getByRole('region', { name: 'Reminders', exact: true });
    for (const [typed, instant, shown] of walls) {
      await card.getByLabel('Reminder', { exact: true }).fill(typed);
      await card.getByLabel('When').fill(typed);
      await card.getByRole('button', { name: 'Add Reminder' }).click();
      const row = card.getByRole('listitem').filter({ hasText: typed });
      await expect(row).toContainText(shown);
      await expect(row.locator('time')).toHaveAttribute('datetime', instant);
      expect(await storedInstants(person)).toMatchObject({ [typed]: instant });
    }
    await page.reload();
    for (const [typed, , shown] of walls)
      await expect(card.getByRole('listitem').filter({ hasText: typed })).toContainText(shown);
    await page.context().close();
  });
}

test('an edit that leaves the time alone leaves the instant alone, also in an hour that comes twice', async ({
  browser,
}) => {
  const person = await personIn('America/New_York');
  const second = '2037-11-01T06:30:00.000Z';
  await person.api.post('/api/user/reminders', { data: { title: 'The second 01:30', reminderTime: second } });
  const page = await openDashboard(browser, person, 'Europe/London');
  await page.getByRole('tab', { name: 'Tools' }).click();
  const card = page.getByRole('region', { name: 'Reminders', exact: true });
  await card.getByRole('button', { name: 'Edit The second 01:30' }).click();
  const form = card.getByRole('listitem');
  await expect(form.getByLabel('When')).toHaveValue('2037-11-01T01:30');
  await form.getByLabel('Reminder', { exact: true }).fill('Still the second');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('listitem')).toContainText('Still the second');
  expect(await storedInstants(person)).toEqual({ 'Still the second': second });
  await page.context().close();
});

const midnights: [Where, Midnight, [yesterday: string, today: string]][] = [
  [
    kolkata,
    ['2037-05-02T18:29:30Z', 'Saturday, 2 May, 23:59', 'Sunday, 3 May, 00:00'],
    ['2037-05-02', '2037-05-03'],
  ],
  [
    newYork,
    ['2037-03-08T04:59:30Z', 'Saturday, 7 March, 23:59', 'Sunday, 8 March, 00:00'],
    ['2037-03-07', '2037-03-08'],
  ],
  [
    newYork,
    ['2037-11-01T03:59:30Z', 'Saturday, 31 October, 23:59', 'Sunday, 1 November, 00:00'],
    ['2037-10-31', '2037-11-01'],
  ],
  [
    auckland,
    ['2037-04-04T10:59:30Z', 'Saturday, 4 April, 23:59', 'Sunday, 5 April, 00:00'],
    ['2037-04-04', '2037-04-05'],
  ],
  [
    auckland,
    ['2037-09-26T11:59:30Z', 'Saturday, 26 September, 23:59', 'Sunday, 27 September, 00:00'],
    ['2037-09-26', '2037-09-27'],
  ],
];

for (const [where, [from, before, after], [yesterday, today]] of midnights) {
  test(`midnight before ${today} in ${where.zone}, from ${where.browser}: the clock, what is due, and when it was said`, async ({
    browser,
  }) => {
    const person = await personIn(where.zone);
    for (const dueDate of [yesterday, today])
      await person.api.post('/api/user/todos', { data: { text: `Due ${dueDate}`, dueDate } });
    const page = await openDashboard(browser, person, where.browser, from);
    const talk = page.getByRole('log', { name: 'Messages' });
    await expect(clockOf(page, before)).toBeVisible();
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('hello');
    await page.keyboard.press('Enter');
    await expect(talk.getByText(/^Sidekick: Good to hear/)).toBeVisible();
    await expect(talk.locator('time')).toHaveText(['23:59', '23:59']);

    await page.getByRole('tab', { name: 'Tools' }).click();
    const row = (day: string) => page.getByRole('listitem').filter({ hasText: `Due ${day}`, visible: true });
    await expect(row(yesterday)).toContainText('(Today)');
    await expect(row(today)).not.toContainText(/Today\)|Overdue/);

    await page.clock.runFor(60_000);
    await expect(clockOf(page, after)).toBeVisible();
    await expect(row(yesterday)).toContainText('(Overdue)');
    await expect(row(today)).toContainText('(Today)');
    await page.getByRole('tab', { name: 'Chat' }).click();
    await expect(talk.locator('time')).toHaveText([before, before]);
    await page.context().close();
  });
}

const changes: [Where, string, string, string][] = [
  [newYork, '2037-03-08T06:59:30Z', 'Sunday, 8 March, 01:59', 'Sunday, 8 March, 03:00'],
  [newYork, '2037-11-01T05:59:30Z', 'Sunday, 1 November, 01:59', 'Sunday, 1 November, 01:00'],
  [auckland, '2037-04-04T13:59:30Z', 'Sunday, 5 April, 02:59', 'Sunday, 5 April, 02:00'],
  [auckland, '2037-09-26T13:59:30Z', 'Sunday, 27 September, 01:59', 'Sunday, 27 September, 03:00'],
];

for (const [where, from, before, after] of changes) {
  test(`the running clock in ${where.zone} goes from ${before} to ${after}`, async ({ browser }) => {
    const page = await openDashboard(browser, await personIn(where.zone), where.browser, from);
    await expect(clockOf(page, before)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(clockOf(page, after)).toBeVisible();
    await expect(page.getByText(where.zone)).toBeVisible();
    await page.context().close();
  });
}

async function personIn(timezone: string): Promise<Person> {
  const person = await newPerson();
  const moved = await person.api.patch('/api/user/profile', { data: { timezone } });
  expect((await moved.json()).user.timezone).toBe(timezone);
  return person;
}

/** The dashboard in a browser of that zone; `from` sets the browser's clock, which then runs. */
async function openDashboard(
  browser: Browser,
  person: Person,
  timezoneId: string,
  from?: string,
): Promise<Page> {
  const page = await openWindow(browser, person, { timezoneId });
  if (from) await page.clock.install({ time: from });
  await page.goto('/dashboard');
  return page;
}

/** The welcome card's date and time. */
function clockOf(page: Page, words: string) {
  return page.getByRole('main').getByText(words, { exact: true }).filter({ visible: true });
}

async function storedInstants(person: Person): Promise<Record<string, string>> {
  const list: { title: string; reminderTime: string }[] = await (
    await person.api.get('/api/user/reminders')
  ).json();
  return Object.fromEntries(list.map(({ title, reminderTime }) => [title, reminderTime]));
}

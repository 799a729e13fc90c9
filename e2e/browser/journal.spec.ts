import { type Browser, expect, type Page, test } from '@playwright/test';
import { addDays } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { sentTo, write } from '@/testing/stand-ins/twilio';
import { type Account, newAccount, rows } from '../accounts';
import { answerOnce } from './answers';
import { expectAccessible, stillDesktop } from './layout';
import { collectErrors } from './page-errors';
import { layoutShiftsOf } from './page-load';
import { openPage } from './pages';
import { closeToast, expectToast, toastsOf } from './toasts';

test.describe.configure({ mode: 'parallel' });

const zone = 'America/New_York';
const entriesUrl = '**/api/user/journal-entries';

test('the graph and the entries load with their tab, without layout shifts, and can be used by keyboard', async ({
  browser,
}) => {
  const { page, graph, entries } = await openJournal(browser, { hasEntries: true, path: '/dashboard' });
  const errors = collectErrors(page);
  expect(await chartScripts(page)).toEqual([]);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(entriesUrl, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('tab', { name: 'Journal' }).click();
  await expectAccessible(
    page,
    graph.getByRole('status', { name: /loading/ }),
    entries.getByRole('status', { name: /loading/ }),
  );
  await page.setViewportSize({ width: 1280, height: 2400 });
  const releasedAt = await page.evaluate(() => performance.now());
  release();
  const line = graph.getByRole('img', { name: /8 of 14 days, average 3\.4 of 5/ });
  await expect(line).toBeVisible();
  expect(await layoutShiftsOf(page, releasedAt)).toEqual([]);
  await expectAccessible(
    page,
    line,
    entries.getByText('Successfully loaded 12 journal entries', { exact: true }),
  );
  expect(await chartScripts(page)).toHaveLength(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await line.focus();
  await page.keyboard.press('End');
  for (let press = 0; press < 14; press += 1) await page.keyboard.press('ArrowRight');
  await expect(graph.getByText('🙂 4.2 Positive', { exact: true })).toBeVisible();
  await line.hover({ position: { x: 91, y: 100 } });
  await expect(graph.getByText('No entry', { exact: true })).toBeVisible();

  const list = entries.getByRole('list', { name: /^Journal entries/ });
  await entries.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(entries.getByText('Showing 5 of 12 entries (Page 2 of 3)', { exact: true })).toBeVisible();
  await expect(list).toBeFocused();
  await entries.getByLabel('Search your entries').fill('KITE');
  await list.getByText('Your answers').click();
  await expectAccessible(
    page,
    entries.getByText('Showing 1 of 1 filtered entry (Page 1 of 1)', { exact: true }),
    list.getByText('skipped', { exact: true }),
  );
  await list.getByRole('button', { name: /^Correct score/ }).press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page, list.getByText(/1\.1 Very Negative/).first());
  await page.keyboard.press('Enter');
  await expectToast(page, 'Score corrected');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('an empty journal and one that cannot be loaded are accessible', async ({ browser }) => {
  const { page, graph, entries } = await openJournal(browser);
  await expectAccessible(
    page,
    graph.getByText('No sentiment data available', { exact: true }),
    entries.getByText('No journal entries yet', { exact: true }),
  );
  await answerOnce(page, entriesUrl, 200, '<h1>A proxy’s page</h1>');
  await page.reload();
  await entries.getByText('Debug information', { exact: true }).click();
  await expectAccessible(
    page,
    graph.getByText('Unable to Load Sentiment Data', { exact: true }),
    entries.getByText('Unable to Load Journal Entries', { exact: true }),
    entries.getByRole('group').getByText(/^200: Non-JSON response received/),
  );
  await graph.getByRole('button', { name: 'Try Again' }).click();
  await expect(entries.getByText('No journal entries yet')).toBeVisible();
  await page.context().close();
});

test('the journal is scheduled, and begun in the chat if no phone is connected', async ({ browser }) => {
  const { page, settings, entries } = await openJournal(browser);
  await settings.getByRole('button', { name: 'Settings', exact: true }).click();
  await settings.getByLabel('Time').fill('21:15');
  await settings.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Journal settings saved');
  await closeToast(page);
  await expectAccessible(page, settings.getByText(/9:15 PM \(America\/New_York\)/));
  await page.context().setOffline(true);
  await entries.getByRole('button', { name: 'Start Journal Now' }).click();
  await expectToast(page, 'Failed to send journal prompts', 'Check your connection.');
  await page.context().setOffline(false);
  await entries.getByRole('button', { name: 'Start Journal Now' }).click();
  await expectToast(page, 'Journal prompts sent!', /chat/);
  await toastsOf(page).getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('tab', { name: 'Chat' })).toBeFocused();
  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(messages.getByText(/\(1 of 4\)/)).toHaveCount(1);
  for (const [answer, next] of [
    ['Good', /\(2 of 4\)/],
    ['Soup', /\(3 of 4\)/],
    ['skip', /\(4 of 4\)/],
    ['Tea', /4\.1/],
  ] as const) {
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill(answer);
    await page.keyboard.press('Enter');
    await expect(messages.getByText(next)).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Journal' }).click();
  await expect(entries.getByText('Successfully loaded 1 journal entry')).toBeVisible();
  await expect(settings.getByRole('button', { name: 'Start Journal Now' })).toBeVisible();
  await page.context().close();
});

test('with a connected phone the journal begins there', async ({ browser }) => {
  const { page, account, entries } = await openJournal(browser, { bound: true });
  await write(account.phone, 'hello');
  await expect.poll(() => sentTo(account.phone)).toHaveLength(1);
  await entries.getByRole('button', { name: 'Start Journal Now' }).click();
  await expectToast(page, 'Journal prompts sent!', 'Check your WhatsApp for the reflection questions.');
  expect((await sentTo(account.phone)).at(-1)).toContain('(1 of 4)');
  await page.context().close();
});

async function openJournal(
  browser: Browser,
  options: { hasEntries?: boolean; bound?: boolean; path?: string } = {},
) {
  const { hasEntries = false, bound = false, path = '/dashboard?tab=journal' } = options;
  const account = await newAccount({ bound });
  if (hasEntries) await addEntries(account);
  const page = await openPage(browser, account, stillDesktop);
  await page.goto(path, { waitUntil: 'networkidle' });
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    account,
    page,
    graph: section('Mood, last 14 days'),
    settings: section('Daily journal'),
    entries: section('Journal entries'),
  };
}

async function addEntries({ id }: Account): Promise<void> {
  const scores = {
    0: 4.2,
    1: 3.9,
    2: 4.1,
    3: 3.4,
    4: 3,
    6: 2.4,
    9: 3.5,
    13: 2.9,
    15: 3,
    16: 3,
    20: 3,
    30: 3,
  };
  const entries = Object.entries(scores).map(([daysAgo, score]) => ({
    score,
    text: `You said “it went better than I feared”.\nWhat stayed was ${daysAgo === '20' ? 'the kite' : 'the walk'} home.`,
    date: addDays(localDate(new Date(), zone), -Number(daysAgo)),
    responses: { feeling: 'Calm', question1: 'The walk', question2: '', question3: 'Tea' },
  }));
  await rows(
    `insert into journal_entries (user_id, entry_text, sentiment_score, responses, entry_date, score_source, is_crisis, created_at)
      select $1, text, score, responses, date, 'model', false, (date || 'T23:00:00Z')::timestamptz
      from jsonb_to_recordset($2::jsonb) as e(score numeric, text text, date text, responses jsonb)`,
    [id, JSON.stringify(entries)],
  );
}

function chartScripts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const urls = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(
      urls.map(async (url) => ({ url, text: await (await fetch(url)).text() })),
    );
    return texts.filter(({ text }) => text.includes('recharts')).map(({ url }) => url);
  });
}

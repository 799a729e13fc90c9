import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { journalDefaults } from '@/lib/journal/rules';
import type { JournalEntry } from '@/lib/journal/schema';
import { addDays } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { answerOnce } from './answers';
import { jumpsOf } from './first-load';
import { expectWhole, expectWholeInEveryLook, stillDesk } from './looks';
import { newPerson, type Person, rows } from './people';
import { sentTo, write } from './stand-ins/twilio';
import { closeToast, expectToast, holdToast, toastsOf } from './toasts';
import { watch } from './watch';
import { openWindow } from './window';

// Every text of the journal tab, caused as a person causes it.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const zone = 'America/New_York';
type Kept = Omit<JournalEntry, 'id' | 'isPending'>;

const entriesUrl = '**/api/user/journal-entries';
const failedTitle = 'Unable to Load Journal Entries';

test('two weeks as cards, a line with its days, insights and days in a row; the rest comes with its tab', async ({
  browser,
}) => {
  const { page, graph, entries } = await openJournal(browser, { entries: twoWeeks(), at: '/dashboard' });
  const { troubles } = watch(page);
  expect(await chartScripts(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Journal' }).click();
  const line = graph.getByRole('img', {
    name: /^Line of your scores from .*: 8 of 14 days, average 3\.4 of 5\.$/,
  });
  await expectWholeInEveryLook(
    page,
    line,
    graph.getByText('5 days in a row', { exact: true }),
    graph.getByText('😐 Neutral', { exact: true }),
    graph.getByText('Only days with journal entries are shown on the graph', { exact: true }),
    graph.getByText('Your mood is going up (+0.9): a noticeable improvement.', { exact: true }),
    entries.getByText('12 entries', { exact: true }),
    entries.getByText('Successfully loaded 12 journal entries', { exact: true }),
    entries.getByText('Showing 5 of 12 entries (Page 1 of 3)', { exact: true }),
  );
  expect(await chartScripts(page)).toHaveLength(1);
  // The panel scrolls, never the page.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await expect(graph.getByRole('row')).toHaveCount(15);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('the line tells a day under the pointer and under the arrow keys', async ({ browser }) => {
  const { page, graph } = await openJournal(browser, { entries: twoWeeks() });
  const line = graph.getByRole('img', { name: /^Line of your scores/ });
  await line.focus();
  await page.keyboard.press('End');
  for (let press = 0; press < 14; press += 1) await page.keyboard.press('ArrowRight');
  await expect(graph.getByText('🙂 4.2 Positive', { exact: true })).toBeVisible();
  await line.hover({ position: { x: 91, y: 100 } });
  await expect(graph.getByText('No entry', { exact: true })).toBeVisible();
  await page.context().close();
});

test('an empty journal says how it begins', async ({ browser }) => {
  const { page, graph, entries } = await openJournal(browser, { entries: [] });
  await expectWholeInEveryLook(
    page,
    graph.getByText('No sentiment data available', { exact: true }),
    graph.getByText('Complete a few journal entries to see your sentiment trends appear here.', {
      exact: true,
    }),
    entries.getByText('No journal entries yet', { exact: true }),
    entries.getByText('Start your journaling journey by completing your first daily reflection.', {
      exact: true,
    }),
    entries.getByRole('button', { name: 'Check for New Entries' }),
  );
  await page.context().close();
});

test('while it is on its way there are skeletons, and nothing jumps when it comes', async ({ browser }) => {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  const { page, graph, entries } = await openJournal(browser, { entries: twoWeeks(), letGo });
  await expectWholeInEveryLook(
    page,
    graph.getByRole('status', { name: 'Your sentiment data is loading' }),
    entries.getByRole('status', { name: 'Your journal entries are loading' }),
  );
  await page.setViewportSize({ width: 1280, height: 2400 });
  // Longer than the half second in which a jump counts as the person's own doing.
  await page.waitForTimeout(600);
  resolve();
  await expect(graph.getByRole('img', { name: /^Line/ })).toBeVisible();
  expect(await jumpsOf(page)).toEqual([]);
  await page.context().close();
});

test('what cannot be loaded says so in both parts, with what happened, and comes with Try Again', async ({
  browser,
}) => {
  const { page, graph, entries, open } = await openJournal(browser, { entries: twoWeeks(), at: null });
  await answerOnce(page, entriesUrl, 200, '<h1>A proxy’s page</h1>');
  await open();
  const debug = entries.getByText('Debug information', { exact: true });
  await expect(debug).toBeVisible();
  await debug.click();
  await expectWholeInEveryLook(
    page,
    graph.getByText('Unable to Load Sentiment Data', { exact: true }),
    graph.getByText('There was an issue loading your sentiment trends. Please try refreshing.', {
      exact: true,
    }),
    entries.getByText(failedTitle, { exact: true }),
    entries.getByText(
      'There was an issue loading your journal entries. Please try refreshing or check your connection.',
      { exact: true },
    ),
    entries.getByText(/^200: Non-JSON response received\. Content-Type: text\/html/),
  );
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route(
    entriesUrl,
    async (route) => {
      await letGo;
      await route.fallback();
    },
    { times: 1 },
  );
  await graph.getByRole('button', { name: 'Try Again' }).click();
  await expect(entries.getByRole('button', { name: 'Refreshing...' })).toBeVisible();
  await expect(entries.getByText(failedTitle)).toBeVisible();
  resolve();
  await expect(entries.getByText('Successfully loaded 12 journal entries')).toBeVisible();
  await page.context().close();
});

test('entries are searched, turned by keyboard, and opened', async ({ browser }) => {
  const { page, entries } = await openJournal(browser, { entries: twoWeeks() });
  const list = entries.getByRole('list', { name: /^Journal entries/ });
  await entries.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(entries.getByText('Showing 5 of 12 entries (Page 2 of 3)', { exact: true })).toBeVisible();
  await expect(list).toBeFocused();
  const search = entries.getByLabel('Search your entries');
  await search.fill('KITE');
  await expectWhole(
    page,
    entries.getByText('Found 1 of 12 entries for "KITE".', { exact: true }),
    entries.getByText('Showing 1 of 1 filtered entry (Page 1 of 1)', { exact: true }),
  );
  await list.getByText('Your answers').click();
  await expectWhole(
    page,
    list.getByText('Challenge faced', { exact: true }),
    list.getByText('skipped', { exact: true }),
  );
  await search.fill('zebra');
  await expectWhole(page, entries.getByText('No entries match your search for "zebra".', { exact: true }));
  await entries.getByRole('button', { name: 'Clear search' }).press('Enter');
  await expect(search).toBeFocused();
  await expect(entries.getByText('Showing 5 of 12 entries (Page 1 of 3)', { exact: true })).toBeVisible();
  await page.context().close();
});

test('a score is corrected by keyboard; an entry, and the whole journal, are deleted after one question', async ({
  browser,
}) => {
  const { page, graph, entries } = await openJournal(browser, { entries: twoWeeks().slice(0, 3) });
  const first = entries
    .getByRole('list', { name: /^Journal entries/ })
    .getByRole('listitem')
    .first();
  await first.getByRole('button', { name: /^Correct score/ }).press('Enter');
  const scale = first.getByLabel(/^How was this day\?/);
  await expect(scale).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expectWhole(page, first.getByText('How was this day? 1.1 Very Negative', { exact: true }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Score corrected');
  await expect(first).toContainText('1.1 Very Negative');
  await expect(first).toContainText('Your score');
  await expect(graph.getByRole('row').last()).toContainText('1.1, Very Negative');
  await closeToast(page);

  await first.getByRole('button', { name: /^Delete the entry/ }).click();
  await expectWhole(page, first.getByText('Delete this entry for good, with its answers and its score?'));
  await first.getByRole('button', { name: 'Delete entry' }).click();
  await expectToast(page, 'Journal entry deleted');
  await expect(entries.getByText('2 entries', { exact: true })).toBeVisible();
  await entries.getByRole('button', { name: 'Delete all entries' }).click();
  await expectWhole(page, entries.getByText(/^Delete your whole journal for good\? These are 2 entries/));
  await entries.getByRole('button', { name: 'Delete all', exact: true }).click();
  await expectToast(page, 'All journal entries deleted');
  await expect(entries.getByText('No journal entries yet')).toBeVisible();
  await page.context().close();
});

test('in the days after a crisis nothing is counted, judged or cheered', async ({ browser }) => {
  const hard = { sentimentScore: 1.2, isCrisis: true, entryText: 'It is kept as you wrote it.' };
  const given = twoWeeks().map((entry, place) => (place === 0 ? { ...entry, ...hard } : entry));
  const { page, graph, entries } = await openJournal(browser, { entries: given });
  await expectWholeInEveryLook(page, entries.getByText('It is kept as you wrote it.', { exact: true }));
  await expect(graph.getByText(/in a row/)).toHaveCount(0);
  await expect(graph.getByText('Insights')).toHaveCount(0);
  const first = entries
    .getByRole('list', { name: /^Journal entries/ })
    .getByRole('listitem')
    .first();
  await expect(first).not.toContainText(/1\.2|Negative/);
  await page.context().close();
});

test('the settings begin with the defaults, are saved, confirmed, changed and deleted', async ({
  browser,
}) => {
  const { page, settings } = await openJournal(browser, { entries: [] });
  const time = settings.getByLabel('Time');
  await expect(time).toHaveValue('17:00');
  await expect(settings.getByRole('switch', { name: 'Journal prompts' })).toBeChecked();
  await expect(settings.getByRole('switch', { name: 'Motivation messages' })).toBeChecked();
  await expect(settings.getByLabel('Custom message (optional)')).toHaveValue(journalDefaults.customMessage);
  await expect(settings.getByRole('button', { name: 'Delete Reminder' })).toHaveCount(0);
  await time.fill('21:15');
  await settings.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Journal settings saved');
  await holdToast(page);
  const confirmation = settings.getByText('Your journal prompts come daily at 21:15 (America/New_York).');
  await expectWholeInEveryLook(page, confirmation, settings.getByRole('button', { name: 'Delete Reminder' }));
  await closeToast(page);

  await page.context().setOffline(true);
  await settings.getByRole('switch', { name: 'Journal prompts' }).click();
  await settings.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Failed to save journal settings', 'Check your connection.');
  await holdToast(page);
  await expectWhole(page, settings.getByRole('alert'), toastsOf(page));
  await page.context().setOffline(false);
  await settings.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Journal settings saved');
  await expect(confirmation).toHaveCount(0);

  await settings.getByRole('button', { name: 'Delete Reminder' }).click();
  await expectToast(page, 'Journal reminder deleted');
  await expect(time).toHaveValue('17:00');
  await toastsOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(time).toHaveValue('21:15');
  await page.context().close();
});

test('without a phone the talk begins in the chat, or says why not', async ({ browser }) => {
  const { page, settings, entries } = await openJournal(browser, { entries: [] });
  const start = settings.getByRole('button', { name: 'Start Journal Now' });
  await expect(start).toBeVisible();
  await page.context().setOffline(true);
  await start.click();
  await expectToast(page, 'Failed to send journal prompts', 'Check your connection.');
  await page.context().setOffline(false);
  await start.click();
  await expectToast(page, 'Journal prompts sent!', 'The first question stands in your chat.');
  await toastsOf(page).getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('tab', { name: 'Chat' })).toBeFocused();
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log.getByText(/\(1 of 4\) How are you feeling today\?/)).toHaveCount(1);
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  for (const [words, next] of [
    ['Good', '(2 of 4)'],
    ['Soup', '(3 of 4)'],
    ['skip', '(4 of 4)'],
    ['Tea', 'Thank you. Your journal of'],
  ] as const) {
    await message.fill(words);
    await page.keyboard.press('Enter');
    await expect(log.getByText(next)).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Journal' }).click();
  await expect(entries.getByText('Successfully loaded 1 journal entry')).toBeVisible();
  await expect(entries.getByText('4.1 Positive')).toBeVisible();
  await page.context().close();
});

test('with a phone the talk begins there', async ({ browser }) => {
  const { page, settings, person } = await openJournal(browser, { entries: [], bound: true });
  await write(person.phone, 'hello');
  await expect.poll(() => sentTo(person.phone)).toHaveLength(1);
  await settings.getByRole('button', { name: 'Start Journal Now' }).click();
  await expectToast(page, 'Journal prompts sent!', 'Check your WhatsApp for the reflection questions.');
  await holdToast(page);
  await expectWhole(page, toastsOf(page));
  expect((await sentTo(person.phone)).at(-1)).toContain('(1 of 4) How are you feeling today?');
  await page.context().close();
});

/** The journal tab of a new person in New York, over the given entries; `at` is where the visit begins. */
async function openJournal(
  browser: Browser,
  world: { entries: Kept[]; at?: string | null; letGo?: Promise<void>; bound?: boolean },
) {
  const person = await newPerson({ bound: world.bound ?? false });
  await keepEntries(person, world.entries);
  const page = await openWindow(browser, person, stillDesk);
  if (world.letGo)
    await page.route(entriesUrl, async (route) => {
      await world.letGo;
      await route.fallback();
    });
  const at = world.at === undefined ? '/dashboard?tab=journal' : world.at;
  const open = () => page.goto('/dashboard?tab=journal');
  if (at) await page.goto(at);
  const part = (name: string): Locator => page.getByRole('region', { name, exact: true });
  return {
    person,
    page,
    open,
    graph: part('Mood, last 14 days'),
    settings: part('Journal Reminder'),
    entries: part('Journal Entries'),
  };
}

/** Writes entries as the talk would. */
async function keepEntries({ id }: Person, entries: Kept[]): Promise<void> {
  for (const entry of entries)
    await rows(
      `insert into journal_entries (user_id, entry_text, sentiment_score, responses, entry_date, score_source, is_crisis, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[id, entry.entryText, entry.sentimentScore, JSON.stringify(entry.responses), entry.entryDate],
        ...[entry.scoreSource, entry.isCrisis, entry.createdAt],
      ],
    );
}

/** Twelve entries, eight of them in the last two weeks and five in a row up to today. */
function twoWeeks(): Kept[] {
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
  return Object.entries(scores).map(([ago, sentimentScore]) => {
    const entryDate = addDays(localDate(new Date(), zone), -Number(ago));
    return {
      entryText: `You said “it went better than I feared”.\nWhat stayed was ${ago === '20' ? 'the kite' : 'the walk'} home.`,
      sentimentScore,
      entryDate,
      createdAt: `${entryDate}T23:00:00.000Z`,
      responses: { feeling: 'Calm', question1: 'The walk', question2: '', question3: 'Tea' },
      scoreSource: 'model' as const,
      isCrisis: false,
    };
  });
}

/** The loaded scripts that hold the chart library. */
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

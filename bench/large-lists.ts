import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { openBrowser } from '@/bench/world/browser';
import { type Product, startEarlier, startProduct } from '@/bench/world/product';
import { median, type Row, report } from '@/bench/world/report';
import { sameOrigin } from '@/e2e/accounts';
import { addManyEvents, addManyItems, addManyTodos } from '@/e2e/todos';

// Measures the script time from a click until the page is idle, for accounts of different sizes. With
// EARLIER=<commit>, the product of that commit is measured by turns with this one.
const earlier = process.env.EARLIER ? await startEarlier(process.env.EARLIER) : null;
const budget = 100;
const rounds = 9;
const sizes = [
  { todos: 0 },
  { todos: 1 },
  { todos: 50 },
  { todos: 10_000 },
  { todos: 10_000, events: 5000, items: 200 },
];
let ticked = '';

type Size = (typeof sizes)[number] & { events?: number; items?: number };

interface Click {
  name: string;
  press: (page: Page) => Promise<void>;
  answered: (page: Page) => Promise<unknown>;
  from: number;
  needs?: 'events' | 'items';
}

const clicks: Click[] = [
  {
    name: 'open the calendar',
    press: (page) => page.getByRole('button', { name: 'Calendar', exact: true }).click(),
    answered: (page) => page.getByRole('grid').waitFor(),
    from: 0,
    needs: 'events',
  },
  {
    name: 'open the tab',
    press: (page) => page.getByRole('tab', { name: 'Tools' }).click(),
    answered: (page) => page.getByRole('region', { name: 'Todo List' }).waitFor(),
    from: 0,
  },
  {
    name: 'tick a todo',
    press: tickFirst,
    answered: untilTicked,
    from: 1,
  },
  {
    name: 'show more',
    press: showMore,
    answered: (page) => page.getByRole('listitem').nth(240).waitFor(),
    from: 10_000,
  },
  {
    name: 'load more',
    press: showMore,
    answered: (page) => page.getByRole('listitem').nth(400).waitFor(),
    from: 10_000,
  },
  {
    name: 'open the list',
    press: (page) => page.getByRole('tab', { name: /^Packing/ }).click(),
    answered: (page) => page.getByText('Item number 199', { exact: true }).waitFor(),
    from: 0,
    needs: 'items',
  },
  {
    name: 'tick an item of the list',
    press: tickFirst,
    answered: untilTicked,
    from: 0,
    needs: 'items',
  },
  {
    name: 'back to the chat',
    press: (page) => page.getByRole('tab', { name: 'Chat' }).click(),
    answered: (page) => page.getByRole('log', { name: 'Messages' }).waitFor(),
    from: 0,
  },
];

const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
try {
  const rows: Row[] = [];
  for (const size of sizes) rows.push(...(await measure(browser, size)));
  report('Script time of a click, by the number of todos', rows);
} finally {
  await browser.close();
  await Promise.all([product.stop(), earlier?.stop()]);
}

async function measure(on: Browser, size: Size): Promise<Row[]> {
  const { todos, events = 0, items = 0 } = size;
  const asked = clicks.filter(({ from, needs }) => todos >= from && (!needs || size[needs]));
  const [ours, theirs] = [timesOf(asked), timesOf(asked)];
  for (let round = 0; round < rounds; round += 1) {
    if (earlier) await measureRound(on, earlier, size, round, theirs);
    await measureRound(on, product, size, round, ours);
  }
  return asked.map((click) => ({
    metric: `${todos} todos${events ? `, ${events} events, ${items} items` : ''}: ${click.name}`,
    unit: 'ms',
    ours: median(ours.get(click) ?? []),
    ...(earlier
      ? { baseline: median(theirs.get(click) ?? []), budget: { times: 1.3 } }
      : { budget: { most: budget } }),
  }));
}

function timesOf(asked: Click[]): Map<Click, number[]> {
  return new Map(asked.map((click) => [click, []]));
}

async function measureRound(
  on: Browser,
  { url, databaseUrl }: Product,
  { todos, events = 0, items = 0 }: Size,
  round: number,
  times: Map<Click, number[]>,
): Promise<void> {
  const context = await on.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  const userId = await register(context, `${todos}-${events}-${round}`);
  await addManyTodos(databaseUrl, userId, todos);
  if (items > 0) await addManyItems(databaseUrl, userId, items);
  if (events > 0) await addManyEvents(databaseUrl, userId, events);
  const page = await context.newPage();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (const [click, taken] of times) taken.push(await scriptTimeOf(click, page, devtools));
  await context.close();
}

async function register(context: BrowserContext, name: string): Promise<string> {
  const ask = () =>
    context.request.post('/api/auth/register', {
      headers: sameOrigin,
      data: { email: `with-${name}@example.com`, password: 'correct horse', phoneNumber: '+15550109999' },
    });
  let response = await ask();
  // Accounts from one address are limited.
  while (response.status() === 429) {
    await new Promise((later) => setTimeout(later, 1000 * Number(response.headers()['retry-after'] ?? 1)));
    response = await ask();
  }
  if (!response.ok()) throw new Error(`registration: ${response.status()} ${await response.text()}`);
  return (await response.json()).user.id;
}

async function scriptTimeOf({ press, answered }: Click, page: Page, devtools: CDPSession): Promise<number> {
  const before = await scriptSeconds(devtools);
  await press(page);
  await answered(page);
  await page.waitForLoadState('networkidle');
  // Includes work that React does after the result is visible.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return 1000 * ((await scriptSeconds(devtools)) - before);
}

async function scriptSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}

function showMore(page: Page) {
  return page.getByRole('button', { name: 'Show more' }).click();
}

async function tickFirst(page: Page) {
  const box = firstRow(page).getByRole('checkbox');
  ticked = (await box.getAttribute('aria-label')) ?? '';
  if (!ticked) throw new Error('the first row has no checkbox with a name');
  await box.click();
}

function untilTicked(page: Page) {
  const open = page.getByRole('checkbox', { name: ticked, exact: true, checked: false });
  return open.waitFor({ state: 'detached' });
}

function firstRow(page: Page) {
  return page.getByRole('region', { name: 'Todo List' }).getByRole('listitem').first();
}

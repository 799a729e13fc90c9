import type { Page } from '@playwright/test';
import { openBrowser } from '@/bench/world/browser';
import { startProduct } from '@/bench/world/product';
import { median, report } from '@/bench/world/report';
import { demoAccounts } from '@/db/seed';
import { signedIn } from '@/e2e/accounts';
import { localDate } from '@/lib/time/format';

// Prints how long it takes until an open dashboard shows a change that was made elsewhere.
const rounds = 8;
const { email, password } = demoAccounts.user;

const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
try {
  const device = await signedIn(product.url, email, password);
  const { user } = await (await device.get('/api/auth/me')).json();
  const today = localDate(new Date(), user.timezone);
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: await device.storageState(),
    viewport: { width: 1280, height: 800 },
  });
  const [page, tab] = [await context.newPage(), await context.newPage()];
  for (const one of [page, tab]) await one.goto('/dashboard', { waitUntil: 'networkidle' });
  const ways: Record<string, (words: string) => Promise<unknown>> = {
    'another tab': (words) => addIn(tab, words),
    'another device': (words) => device.post('/api/user/todos', { data: { text: words, dueDate: today } }),
    'a message': (words) => device.post('/api/user/chat', { data: { message: `add ${words} today` } }),
  };
  const delays = new Map<string, number[]>(Object.keys(ways).map((way) => [way, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [way, change] of Object.entries(ways)) {
      const words = `${way.replace(/\W/g, '')} ${round}`;
      const startedAt = performance.now();
      const shown = page.getByRole('complementary', { name: 'Today' }).getByText(words).first().waitFor();
      await change(words);
      await shown;
      delays.get(way)?.push(performance.now() - startedAt);
    }
  }
  report(
    'From a change to its row on an open dashboard',
    [...delays].map(([way, all]) => ({
      metric: `by ${way}, median of ${rounds}`,
      unit: 'ms' as const,
      ours: median(all),
      budget: { most: way === 'another tab' ? 1_000 : 5_000 },
    })),
  );
  await context.close();
} finally {
  await browser.close();
  await product.stop();
}

async function addIn(one: Page, words: string): Promise<void> {
  const line = one.getByRole('textbox', { name: 'Add a todo or a reminder' });
  await line.fill(`${words} today`);
  await line.press('Enter');
}

import type { Browser, BrowserContextOptions } from '@playwright/test';
import { startBarePage } from '@/bench/world/bare-page';
import { openBrowser } from '@/bench/world/browser';
import { startProduct } from '@/bench/world/product';
import { median, type Row, report } from '@/bench/world/report';
import { demoAccounts } from '@/db/seed';
import { signedIn } from '@/e2e/accounts';
import { barePage, loadPage, type PageLoad } from '@/e2e/browser/page-load';

// Compares the first load of our pages with that of a bare Next.js page, with an empty cache and a phone's
// network.
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const rounds = 11;
// Milliseconds between pointing at a button and pressing it, while the button's dialog loads.
const hoverMs = 300;
const { user, admin } = demoAccounts;

interface Screen {
  path: string;
  bytes: number;
  calls: number;
  who?: { email: string; password: string };
}

const screens: Screen[] = [
  { path: '/', bytes: 10_000, calls: 0 },
  { path: '/login', bytes: 10_000, calls: 0 },
  { path: '/register', bytes: 10_000, calls: 0 },
  { path: '/dashboard', bytes: 80_000, calls: 2, who: user },
  { path: '/admin', bytes: 80_000, calls: 2, who: admin },
];

const [product, bare, browser] = await Promise.all([startProduct(), startBarePage(), openBrowser()]);
try {
  const bareLoads: PageLoad[] = [];
  const openings: number[] = [];
  const ours: { screen: Screen; options: BrowserContextOptions; loads: PageLoad[] }[] = [];
  for (const screen of screens) ours.push({ screen, options: await session(screen), loads: [] });
  for (let round = 0; round < rounds; round += 1) {
    bareLoads.push(await load(browser, bare.url));
    for (const { screen, options, loads } of ours)
      loads.push(await load(browser, `${product.url}${screen.path}`, options));
    openings.push(await openDialog(browser, `${product.url}/dashboard`, await session({ who: user })));
  }
  report('First load, cold cache, over a bare Next page', [
    {
      metric: 'the bare page, as the tests know it',
      unit: 'bytes',
      ours: barePage.bytes,
      baseline: bareLoads[0]?.bytes ?? 0,
      budget: { more: 100 },
    },
    ...ours.flatMap(({ screen, loads }) => rowsOf(screen, loads, bareLoads)),
    {
      metric: '/dashboard: a dialog opens for the first time',
      unit: 'ms',
      ours: median(openings),
      budget: { most: 150 },
    },
  ]);
} finally {
  await browser.close();
  await Promise.all([product.stop(), bare.stop()]);
}

async function session({ who }: Pick<Screen, 'who'>): Promise<BrowserContextOptions> {
  if (!who) return {};
  const api = await signedIn(product.url, who.email, who.password);
  return { storageState: await api.storageState() };
}

async function load(on: Browser, address: string, options: BrowserContextOptions = {}): Promise<PageLoad> {
  const { context, load: measured } = await openSlowly(on, address, options);
  await context.close();
  return measured;
}

async function openSlowly(on: Browser, address: string, options: BrowserContextOptions) {
  const context = await on.newContext({ ...options, viewport: { width: 1280, height: 800 } });
  const opened = await loadPage(context, address, async (page) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', line);
  });
  return { context, ...opened };
}

async function openDialog(on: Browser, address: string, options: BrowserContextOptions): Promise<number> {
  const { context, page } = await openSlowly(on, address, options);
  const button = page.getByRole('button', { name: 'Profile', exact: true });
  await button.hover();
  await page.waitForTimeout(hoverMs);
  // Contains no named function, because tsx would add a call that the page does not know.
  const opening = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        document.addEventListener('pointerdown', ({ timeStamp }) => {
          pressed = timeStamp;
        });
        new MutationObserver(() => {
          if (document.querySelector('[role=dialog]'))
            requestAnimationFrame(() => resolve(performance.now() - pressed));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await button.click();
  const ms = await opening;
  await context.close();
  return ms;
}

function rowsOf({ path, bytes, calls }: Screen, ours: PageLoad[], bareLoads: PageLoad[]): Row[] {
  const most = (loads: PageLoad[], pick: (load: PageLoad) => number) => Math.max(...loads.map(pick));
  const paint = (loads: PageLoad[]) => median(loads.map(({ largestPaint }) => largestPaint));
  return [
    {
      metric: `${path}: JavaScript, gzip`,
      unit: 'bytes',
      ours: most(ours, (load) => load.bytes),
      baseline: most(bareLoads, (load) => load.bytes),
      budget: { more: bytes },
    },
    {
      metric: `${path}: API requests`,
      unit: 'count',
      ours: most(ours, (load) => load.apiRequests.length),
      budget: { most: calls },
    },
    {
      metric: `${path}: layout shift`,
      unit: 'count',
      ours: most(ours, (load) => load.shift),
      budget: { most: 0 },
    },
    {
      metric: `${path}: largest paint`,
      unit: 'ms',
      ours: paint(ours),
      baseline: paint(bareLoads),
      budget: { times: 1.5 },
    },
  ];
}

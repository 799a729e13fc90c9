import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { demoAccounts } from '@/db/seed';
import { newNumber, signedIn, visitor } from '@/e2e/accounts';
import { runScript, startServer } from '@/e2e/servers/server';
import { browserMissing, ensureBrowser } from '../browser';
import { run } from '../local-server';
import { type Screen, screens } from './screens';

// npm run screenshots: takes pictures of every screen of a demo, into screenshots/. With names, takes only
// those.
const folder = 'screenshots';
const dataDir = '.data/screenshots';
const looks = ['light', 'dark'] as const;
const sizes = {
  phone: { width: 390, height: 844, isTouch: true },
  desktop: { width: 1280, height: 800, isTouch: false },
};
type Size = (typeof sizes)['phone'];

const asked = process.argv.slice(2);
const chosen = screens.filter(({ name }) => asked.length === 0 || asked.includes(name));
const executablePath = ensureBrowser();
if (!executablePath || chosen.length === 0) {
  console.error(executablePath ? `Screens: ${screens.map(({ name }) => name).join(', ')}.` : browserMissing);
  process.exit(2);
}

await run('next', ['build'], { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
rmSync(dataDir, { recursive: true, force: true });
const settings = { SIDEKICK_WORLD: 'demo', DATA_DIR: dataDir };
await runScript('e2e/servers/seed.ts', settings);
const nowhere = { ...settings, DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' };
const [demo, broken, browser] = await Promise.all([
  startServer('screenshots', settings),
  startServer('screenshots-broken', nowhere),
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] }),
]);
try {
  mkdirSync(folder, { recursive: true });
  const sessions = await signEverybodyIn(demo.url);
  for (const screen of chosen) {
    await takePictures(screen, browser, { url: screen.broken ? broken.url : demo.url, sessions });
    console.log(`${folder}/${screen.name}`);
  }
} finally {
  await browser.close();
  await Promise.all([demo.stop(), broken.stop()]);
}

type Sessions = Record<NonNullable<Screen['who']>, Awaited<ReturnType<BrowserContext['storageState']>>>;

async function signEverybodyIn(url: string): Promise<Sessions> {
  const { user, admin } = demoAccounts;
  const newcomer = await visitor(url);
  const data = { email: 'sam@example.com', password: 'correct horse', phoneNumber: newNumber() };
  await newcomer.post('/api/auth/register', { data: { ...data, timezone: user.zone } });
  return {
    user: await (await signedIn(url, user.email, user.password)).storageState(),
    admin: await (await signedIn(url, admin.email, admin.password)).storageState(),
    newcomer: await newcomer.storageState(),
  };
}

async function takePictures(
  { name, path, who, act, toast }: Screen,
  on: Browser,
  { url, sessions }: { url: string; sessions: Sessions },
): Promise<void> {
  const context = await on.newContext({
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    viewport: sizes.desktop,
    ...(who ? { storageState: sessions[who] } : {}),
  });
  const page = await context.newPage();
  // Loads a page first, because the first page of a visit may be shown without the font.
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await act?.(page, context);
  const close = page.getByRole('button', { name: 'Close this message' });
  if (toast) await page.locator('[data-toasts]').filter({ has: close }).hover();
  else if (await close.isVisible()) await close.click();
  for (const [size, viewport] of Object.entries(sizes)) {
    await resize(page, viewport);
    if (!toast) await stretch(page, viewport);
    for (const colorScheme of looks) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png`, animations: 'disabled' });
    }
  }
  await context.close();
}

async function resize(page: Page, { isTouch, ...viewport }: Size): Promise<void> {
  await page.setViewportSize(viewport);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch });
  await browser.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: isTouch,
  });
}

// Measures again after each change of the size, because a taller page may wrap its lines anew.
async function stretch(page: Page, size: Size): Promise<void> {
  let height = size.height;
  for (let round = 0; round < 3; round += 1) {
    const hidden = await page.evaluate(() =>
      Math.max(
        ...[document.documentElement, ...document.querySelectorAll('[role=tabpanel], [role=log], aside')].map(
          (part) => part.scrollHeight - part.clientHeight,
        ),
      ),
    );
    if (hidden <= 0) return;
    height += hidden;
    await resize(page, { ...size, height });
  }
}

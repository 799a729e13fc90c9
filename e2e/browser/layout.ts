import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './accessibility';
import { smallTargets } from './touch-targets';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };
// A desktop's window at a zoom of 200 %.
const zoomed = { width: 640, height: 400 };

export const stillDesktop = { viewport: desktop, colorScheme: 'light', reducedMotion: 'reduce' } as const;

/**
 * Checks that the page is accessible while `shown` are visible. At phone size, axe checks only colors and
 * sizes.
 */
export async function expectAccessible(page: Page, ...shown: Locator[]): Promise<void> {
  await checkLooks(page, shown, { isVisualOnly: true });
}

export async function expectPageAccessible(page: Page): Promise<void> {
  await checkLooks(page, [], { isVisualOnly: false });
}

async function checkLooks(
  page: Page,
  shown: Locator[],
  { isVisualOnly }: { isVisualOnly: boolean },
): Promise<void> {
  await page.setViewportSize(zoomed);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Polls, because an open menu finds its new place some frames after the window has changed.
  await expect.poll(() => tooWide(page), 'zoomed').toEqual([]);
  await page.setViewportSize(phone);
  await touching(page, () => expect.poll(() => smallTargets(page)).toEqual([]));
  for (const [viewport, colorScheme] of [
    [phone, 'dark'],
    [desktop, 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    for (const part of shown) await expect(part, colorScheme).toBeVisible();
    await expect.poll(() => tooWide(page), colorScheme).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length), colorScheme).toBe(0);
    const found = await violations(page, { isVisualOnly: isVisualOnly && colorScheme === 'dark' });
    expect(found, colorScheme).toEqual([]);
  }
}

async function touching(page: Page, check: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await check();
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await browser.detach();
}

export function tooWide(page: Page, { ignoreClipped = false } = {}): Promise<string[]> {
  return page.evaluate((ignoresClipped) => {
    const overflowOf = (element: Element) => getComputedStyle(element).overflowX;
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && (/hidden|clip/.test(overflowOf(parent)) || isClipped(parent));
    };
    const isWide = (element: Element) =>
      element.getBoundingClientRect().right > innerWidth + 0.5 ||
      (/auto|scroll/.test(overflowOf(element)) && element.scrollWidth > element.clientWidth);
    return [...document.querySelectorAll('html, body, body *')]
      .filter(
        (element) =>
          isWide(element) &&
          !element.closest('[aria-label="Commands"], .sr-only') &&
          !(ignoresClipped && isClipped(element)),
      )
      .map((element) => `${element.tagName} ${element.className}`);
  }, ignoreClipped);
}

import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './accessibility';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

export const stillDesktop = { viewport: desktop, colorScheme: 'light', reducedMotion: 'reduce' } as const;

/**
 * Checks a page on a phone in dark mode, then on a desktop in light mode: the given parts are visible, nothing
 * extends beyond the sides, and axe finds no violation. Afterwards, the page is as `stillDesktop` makes it.
 */
export async function expectAccessible(page: Page, ...shown: Locator[]): Promise<void> {
  for (const [viewport, colorScheme] of [
    [phone, 'dark'],
    [desktop, 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    for (const part of shown) await expect(part, colorScheme).toBeVisible();
    expect(await tooWide(page), colorScheme).toEqual([]);
    expect(await violations(page), colorScheme).toEqual([]);
  }
}

/**
 * Returns the elements that extend beyond the window's sides or must be scrolled sideways, except the row of
 * commands. With `ignoreClipped`, leaves out elements that a parent clips.
 */
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

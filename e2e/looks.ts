import { expect, type Locator, type Page } from '@playwright/test';
import { barriers } from './barriers';

const screens = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** A window on a desk, by day, in which nothing is halfway in a movement when it is looked at. */
export const stillDesk = { viewport: screens.desk, colorScheme: 'light', reducedMotion: 'reduce' } as const;

type Look = { screen: keyof typeof screens; colorScheme: 'light' | 'dark' };
const lightDesk: Look = { screen: 'desk', colorScheme: 'light' };
const darkPhone: Look = { screen: 'phone', colorScheme: 'dark' };

/**
 * What a page shows now, on a desk and on a phone, light and dark: the given parts are seen, nothing keeps anybody from using it,
 * nothing reaches beyond the sides. A toast has to be held meanwhile.
 */
export function expectWholeInEveryLook(page: Page, ...shown: Locator[]): Promise<void> {
  const others: Look[] = [
    { screen: 'desk', colorScheme: 'dark' },
    { screen: 'phone', colorScheme: 'light' },
  ];
  return expectWholeAs(page, [darkPhone, ...others, lightDesk], shown);
}

/** The same for a state of such a page: each theme once and each screen once show all that it has of its own. */
export function expectWhole(page: Page, ...shown: Locator[]): Promise<void> {
  return expectWholeAs(page, [darkPhone, lightDesk], shown);
}

async function expectWholeAs(page: Page, looks: Look[], shown: Locator[]): Promise<void> {
  for (const { screen, colorScheme } of looks) {
    await page.setViewportSize(screens[screen]);
    await page.emulateMedia({ colorScheme });
    for (const part of shown) await expect(part, screen).toBeVisible();
    expect(await beyondTheSides(page), screen).toEqual([]);
    expect(await barriers(page), `${screen}, ${colorScheme}`).toEqual([]);
  }
}

/** Whether words are painted more red, or more yellow, than anything else. */
export async function expectTone(words: Locator, tone: 'red' | 'yellow'): Promise<void> {
  const [red = 0, green = 0, blue = 0] = await words.evaluate((part) =>
    (getComputedStyle(part).color.match(/[\d.]+/g) ?? []).map(Number),
  );
  const isYellow = green > 0.6 * red && green > 1.5 * blue;
  expect({ tone: isYellow ? 'yellow' : 'red', isWarm: red > 1.4 * blue }).toEqual({ tone, isWarm: true });
}

/** What reaches beyond the window's sides or has to be scrolled sideways. The strip of commands is one to be scrolled. */
function beyondTheSides(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const strip = '[aria-label="Commands"]';
    const isForEars = (part: Element) => part.closest('.sr-only') !== null;
    const isWide = (part: Element) =>
      part.getBoundingClientRect().right > innerWidth + 0.5 ||
      (/auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth);
    return [...document.querySelectorAll('html, body, body *')]
      .filter((part) => isWide(part) && !part.closest(strip) && !isForEars(part))
      .map((part) => `${part.tagName} ${part.className}`);
  });
}

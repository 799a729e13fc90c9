import { expect, type Page } from '@playwright/test';
import { barriers } from './barriers';

const looks = [
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
] as const;

/** The page as it stands, on a small phone in the dark and on a desk in the light: no barrier for anybody, nothing beyond the window's sides. */
export async function expectOpenToAll(page: Page, state: string): Promise<void> {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${state}, ${viewport.width} px wide`).toBeLessThanOrEqual(viewport.width);
    expect(await barriers(page), `${state}, ${viewport.width} px, ${colorScheme}`).toEqual([]);
  }
}

/** The one toast says this, and nothing else. */
export async function expectToast(
  page: Page,
  title: string,
  description: string | RegExp = '',
): Promise<void> {
  const toast = page.getByRole('status').filter({ has: closing(page) });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByRole('paragraph')).toHaveText(description ? [title, description] : [title]);
}

/** No toast stands; whatever went wrong is said where it went wrong. */
export async function expectNoToast(page: Page): Promise<void> {
  await expect(closing(page)).toHaveCount(0);
}

function closing(page: Page) {
  return page.getByRole('button', { name: 'Close this message' });
}

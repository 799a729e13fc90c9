import { expect, type Locator, type Page } from '@playwright/test';

export function toastsOf(page: Page): Locator {
  return page.locator('[data-toasts]').filter({ has: closeButton(page) });
}

export async function expectToast(page: Page, title: string, text?: string | RegExp): Promise<void> {
  await expect(toastsOf(page).locator('p')).toHaveText(text === undefined ? [title] : [title, text]);
}

export function holdToast(page: Page): Promise<void> {
  return toastsOf(page).locator(closeButton(page)).focus();
}

export async function closeToast(page: Page): Promise<void> {
  await toastsOf(page).locator(closeButton(page)).click();
  await expect(toastsOf(page)).toHaveCount(0);
}

function closeButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Close this message', exact: true });
}

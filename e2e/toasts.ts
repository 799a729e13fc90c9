import { expect, type Locator, type Page } from '@playwright/test';

/** Every toast that shows; there is one at most. */
export function toastsOf(page: Page): Locator {
  return page
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: 'Close this message', exact: true }) });
}

/** One toast shows, with this title and this text and no other word. */
export async function expectToast(page: Page, title: string, text?: string | RegExp): Promise<void> {
  await expect(toastsOf(page).locator('p')).toHaveText(text === undefined ? [title] : [title, text]);
}

/** Keeps the toast that shows from leaving, as somebody does who is about to use it. */
export function holdToast(page: Page): Promise<void> {
  return toastsOf(page).getByRole('button', { name: 'Close this message', exact: true }).focus();
}

export async function closeToast(page: Page): Promise<void> {
  await toastsOf(page).getByRole('button', { name: 'Close this message', exact: true }).click();
  await expect(toastsOf(page)).toHaveCount(0);
}

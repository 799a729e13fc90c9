import type { Locator, Page } from '@playwright/test';

export async function openForm(card: Locator): Promise<void> {
  await card.getByRole('button', { name: /^(New |Set up )/ }).click();
}

/** Tells a page that nothing has changed elsewhere, so that it fetches only because of actions on the page itself. */
export async function keepFromChanges(page: Page): Promise<void> {
  await page.route('**/api/user/changes', (route) => route.fulfill({ status: 304 }));
}

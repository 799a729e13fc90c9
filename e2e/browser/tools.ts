import type { Locator, Page } from '@playwright/test';

export async function openForm(card: Locator): Promise<void> {
  await card.getByRole('button', { name: /^(New |Set up )/ }).click();
}

/** Hides changes made elsewhere from a page, so that the page fetches only because of its own actions. */
export async function keepFromChanges(page: Page): Promise<void> {
  await page.route('**/api/user/changes', (route) => route.fulfill({ status: 304 }));
}

import type { Locator, Page } from '@playwright/test';

/** Opens the form of a card in the Tools tab. The form stays open after saving. */
export async function openForm(card: Locator): Promise<void> {
  await card.getByRole('button', { name: /^(New |Set up )/ }).click();
}

/** Hides changes made elsewhere from the page, so that it only fetches because of its own actions. */
export async function keepFromChanges(page: Page): Promise<void> {
  await page.route('**/api/user/changes', (route) => route.fulfill({ status: 304 }));
}

import type { Locator, Page } from '@playwright/test';

/** Opens the form of a card of the tools; it is there on demand, and stays open after saving. */
export async function openForm(card: Locator): Promise<void> {
  await card.getByRole('button', { name: /^(New |Set up )/ }).click();
}

/** Lets the page hear of no change elsewhere, so that only its own acts fetch something. */
export async function keepFromChanges(page: Page): Promise<void> {
  await page.route('**/api/user/changes', (route) => route.fulfill({ status: 304 }));
}

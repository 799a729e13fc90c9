import { expect, type Locator, type Page } from '@playwright/test';

export async function openForm(card: Locator): Promise<void> {
  await card.getByRole('button', { name: /^(New |Set up )/ }).click();
}

/**
 * Opens a tool by the fragment of the URL, because wide windows show all tools at once and have no tabs for
 * them.
 */
export async function chooseTool(page: Page, name: 'todos' | 'reminders' | 'info' | 'daily' | 'sent') {
  // Repeats it, because the page follows the address only after it has loaded the tools.
  await expect(async () => {
    await page.evaluate((tool) => {
      window.location.hash = '';
      window.location.hash = `tools-${tool}`;
    }, name);
    await expect(page.locator(`#tools-${name}`)).toHaveAttribute('data-state', 'active', { timeout: 500 });
  }).toPass();
}

export async function pressRowCommand(row: Locator, command: 'Edit' | 'Delete', name = ''): Promise<void> {
  const called = (verb: string) => (name ? `${verb} ${name}` : new RegExp(`^${verb} `));
  await row
    .getByRole('button', { name: called('Actions for') })
    .first()
    .click();
  await row
    .page()
    .getByRole('menuitem', { name: called(command) })
    .click();
}

/**
 * Makes the server answer a page's checks for changes with "nothing has changed", so that the page fetches
 * data only because of its own actions.
 */
export async function keepFromChanges(page: Page): Promise<void> {
  await page.route('**/api/user/changes', (route) => route.fulfill({ status: 304 }));
}

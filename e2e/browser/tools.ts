import type { Locator, Page } from '@playwright/test';

export async function openForm(card: Locator): Promise<void> {
  await card.getByRole('button', { name: /^(New |Set up )/ }).click();
}

const labels = { todos: 'Todos', reminders: 'Reminders', info: 'Info', daily: 'Daily', sent: 'Sent' };

export async function chooseTool(page: Page, name: keyof typeof labels): Promise<void> {
  await page.getByRole('tablist', { name: 'Tools' }).getByRole('tab', { name: labels[name] }).click();
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
 * Keeps the page from learning of changes on the server, so that it fetches data only after its own actions.
 */
export async function keepFromChanges(page: Page): Promise<void> {
  await page.route('**/api/user/changes', (route) => route.fulfill({ status: 304 }));
}

import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoAccounts } from '@/db/seed';
import { sameOrigin } from '@/e2e/accounts';
import { chooseTool, pressRowCommand } from '@/e2e/browser/tools';

export interface Screen {
  name: string;
  path: string;
  who?: 'user' | 'admin' | 'newcomer';
  broken?: true;
  act?: (page: Page, context: BrowserContext) => Promise<unknown>;
  toast?: true;
}

export const screens: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'login-problems', path: '/login', act: (page) => press(page, 'Sign in') },
  { name: 'login-refused', path: '/login', act: signInWrongly, toast: true },
  { name: 'register', path: '/register' },
  { name: 'register-problems', path: '/register', act: (page) => press(page, 'Create account') },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=example' },
  { name: 'channels-new', path: '/channels', who: 'newcomer' },
  { name: 'channels', path: '/channels', who: 'user', act: connectEverything },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'error', path: '/dashboard', who: 'user', broken: true },
  { name: 'chat-new', path: '/dashboard?tab=chat', who: 'newcomer' },
  { name: 'today-new', path: '/dashboard', who: 'newcomer' },
  { name: 'chat', path: '/dashboard?tab=chat', who: 'user' },
  {
    name: 'today',
    path: '/dashboard',
    who: 'user',
    act: (page) => agenda(page).getByRole('heading').first().click(),
  },
  { name: 'chat-commands', path: '/dashboard?tab=chat', who: 'user', act: (page) => message(page).fill('/') },
  { name: 'chat-talk', path: '/dashboard?tab=chat', who: 'user', act: talk },
  { name: 'chat-failed', path: '/dashboard?tab=chat', who: 'user', act: failToSend, toast: true },
  { name: 'today-line', path: '/dashboard', who: 'user', act: writeLine },
  { name: 'today-menu', path: '/dashboard', who: 'user', act: openMenu },
  { name: 'today-month', path: '/dashboard', who: 'user', act: openMonth },
  { name: 'palette', path: '/dashboard', who: 'user', act: openPalette },
  { name: 'account', path: '/dashboard', who: 'user', act: (page) => press(page, 'Account') },
  { name: 'keys', path: '/dashboard', who: 'user', act: openKeys },
  { name: 'tools-new', path: '/dashboard?tab=tools', who: 'newcomer' },
  { name: 'tools', path: '/dashboard?tab=tools', who: 'user' },
  { name: 'tools-reminders', path: '/dashboard?tab=tools#tools-reminders', who: 'user' },
  { name: 'tools-info', path: '/dashboard?tab=tools#tools-info', who: 'user' },
  { name: 'tools-dates', path: '/dashboard?tab=tools#tools-social', who: 'user' },
  { name: 'tools-daily', path: '/dashboard?tab=tools#tools-daily', who: 'user' },
  { name: 'tools-menu', path: '/dashboard?tab=tools', who: 'user', act: openMenu },
  { name: 'tools-editing', path: '/dashboard?tab=tools', who: 'user', act: editEverything },
  { name: 'tools-failed', path: '/dashboard?tab=tools', who: 'user', act: failToAdd },
  { name: 'tools-deleted', path: '/dashboard?tab=tools', who: 'user', act: deleteTodo, toast: true },
  { name: 'tools-reminder', path: '/dashboard?tab=tools#tools-reminders', who: 'user', act: fillReminder },
  { name: 'journal-new', path: '/dashboard?tab=journal', who: 'newcomer' },
  { name: 'journal', path: '/dashboard?tab=journal', who: 'user', act: seeGraph },
  { name: 'journal-correcting', path: '/dashboard?tab=journal', who: 'user', act: correctScore },
  { name: 'connectors-new', path: '/dashboard?tab=connectors', who: 'newcomer' },
  { name: 'connectors', path: '/dashboard?tab=connectors', who: 'user', act: connectCalendar },
  { name: 'profile', path: '/dashboard', who: 'user', act: (page) => open(page, 'Profile') },
  { name: 'preferences', path: '/dashboard', who: 'user', act: openPreferences },
  { name: 'timezone', path: '/dashboard', who: 'user', act: (page) => open(page, 'Edit timezone') },
  { name: 'admin', path: '/admin', who: 'admin' },
  { name: 'admin-users', path: '/admin?tab=users', who: 'admin' },
  { name: 'admin-user', path: '/admin?tab=users', who: 'admin', act: openUser },
  { name: 'admin-webhooks', path: '/admin?tab=webhooks', who: 'admin', act: seeCalls },
  { name: 'admin-system', path: '/admin?tab=system', who: 'admin' },
  { name: 'admin-commands', path: '/admin?tab=commands', who: 'admin' },
  { name: 'admin-command', path: '/admin?tab=commands', who: 'admin', act: editCommand },
  { name: 'admin-settings', path: '/admin?tab=settings', who: 'admin' },
];

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

async function connectEverything(page: Page): Promise<void> {
  await press(page, 'Connect Telegram');
  await press(page, 'Start');
  await page.getByText('Write to Sidekick in Telegram').waitFor();
  await press(page, 'Send me a confirmation');
  await page.getByText('Confirm your e-mail address').first().click();
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm this address' }).waitFor();
}

async function open(page: Page, name: string, role: 'button' | 'menuitem' = 'button'): Promise<void> {
  await page.getByRole(role, { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
}

async function openPreferences(page: Page): Promise<void> {
  await press(page, 'Account');
  await open(page, 'Preferences', 'menuitem');
}

async function fillReminder(page: Page): Promise<void> {
  const card = section(page, 'Reminders');
  await card.getByRole('button', { name: 'New reminder' }).click();
  await card.getByText('More', { exact: true }).click();
  await card.getByLabel('Reminder', { exact: true }).fill('Take the bins out');
  await card.getByLabel('When').fill('2030-05-07T20:00');
  for (const select of await card.locator('form').first().getByRole('combobox').all())
    await select.selectOption({ index: 2 });
}

async function writeLine(page: Page): Promise<void> {
  await page.getByLabel('Add a todo or a reminder').fill('call the bank friday at 3pm');
  await page.getByRole('button', { name: /^Reminder/ }).waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for / })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('menu').waitFor();
}

async function openMonth(page: Page): Promise<void> {
  await press(page, 'Calendar');
  await page.getByRole('grid').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('den');
  await page.getByRole('option', { name: /Dentist/ }).waitFor();
}

async function openKeys(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

function agenda(page: Page) {
  return page.getByRole('complementary', { name: 'Today' });
}

function message(page: Page) {
  return page.getByRole('textbox', { name: 'Message', exact: true });
}

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await press(page, 'Sign in');
  await page.getByText('Sign in failed').waitFor();
}

async function talk(page: Page): Promise<void> {
  const said = ['show my todos', 'what is my shoe size', 'remind me to call mom tomorrow at 5pm'];
  for (const [place, words] of said.entries()) {
    await message(page).fill(words);
    // A message is not sent before the page has settled after the answer to the last one.
    await expect(async () => {
      await message(page).press('Enter');
      await expect(message(page)).toHaveValue('', { timeout: 500 });
    }).toPass();
    await expect(page.getByText(/^Sidekick: (?!is typing)/)).toHaveCount(place + 1);
  }
  await page.getByText('Actions completed').waitFor();
}

async function failToSend(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await message(page).fill('add stamps to my list');
  await page.keyboard.press('Enter');
  await page.getByText('Chat error').waitFor();
}

async function editEverything(page: Page): Promise<void> {
  for (const [tool, name] of [
    ['info', 'Stored Information'],
    ['todos', 'Todo List'],
    ['reminders', 'Reminders'],
  ] as const) {
    await chooseTool(page, tool);
    await pressRowCommand(section(page, name), 'Edit');
  }
}

async function failToAdd(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  const card = section(page, 'Todo List');
  await card.getByRole('checkbox').first().click();
  await card.getByRole('button', { name: 'New todo' }).click();
  await card.getByLabel('Todo', { exact: true }).fill('Buy stamps');
  await card.getByRole('button', { name: 'Add todo' }).click();
  await card.getByRole('alert').nth(1).waitFor();
}

async function deleteTodo(page: Page): Promise<void> {
  const card = section(page, 'Todo List');
  await pressRowCommand(card, 'Delete', 'Water the plants');
  await page.getByText('Todo deleted').waitFor();
}

async function seeGraph(page: Page): Promise<void> {
  await section(page, 'Mood, last 14 days').getByRole('img', { name: /^Line/ }).waitFor();
}

async function connectCalendar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect Gmail & Google Calendar' }).click();
  await expect(page.getByRole('button', { name: /^Disconnect/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function correctScore(page: Page): Promise<void> {
  await seeGraph(page);
  const entry = section(page, 'Journal entries')
    .getByRole('list', { name: /^Journal entries/ })
    .getByRole('listitem')
    .first();
  await entry.getByText(/answers/i).click();
  await entry.getByRole('button', { name: /^Correct score/ }).click();
}

async function seeCalls(page: Page): Promise<void> {
  for (const message of ['show my todos', 'remind me to call the bank on monday at 9'])
    await page.request.post('/api/test-webhook', {
      headers: sameOrigin,
      data: { from: demoAccounts.user.phone, message },
    });
  await expect(page.getByText(/^Last \d+ calls$/)).toBeVisible();
}

async function openUser(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Demo details' }).click();
  await page.getByRole('dialog').getByText('used today').waitFor();
}

async function editCommand(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit /todo' }).click();
  await page.getByRole('form', { name: 'Edit /todo' }).getByLabel('Command').fill('/help');
}

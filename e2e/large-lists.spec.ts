import { expect, type Locator, type Page, test } from '@playwright/test';
import { maxName } from '@/lib/auth/rules';
import { addManyTodos } from './many-todos';
import { newPerson } from './people';
import { watch } from './watch';
import { openWindow } from './window';
import { places } from './world/places';

// Whatever somebody has, and whatever it says: the page stays small and shows it as text. Script time is printed by `npm run bench`.
test.describe.configure({ mode: 'parallel' });

const phone = { viewport: { width: 360, height: 740 } };

const lists = [
  { todos: 0, rows: 0, says: 'Nothing to do. Add the first thing on your mind.' },
  { todos: 1, rows: 1, says: '1 open' },
  { todos: 50, rows: 50, says: '40 open' },
  // 200 open ones and the 50 done last came; so many are drawn, the rest on demand.
  { todos: 10_000, rows: 100, says: '200+ open' },
];

for (const { todos, rows, says } of lists) {
  test(`${todos} todos: ${rows} rows, all of which came with the page`, async ({ browser }) => {
    const person = await newPerson();
    await addManyTodos(places().real.databaseUrl, person.id, todos);
    const page = await openWindow(browser, person);
    const calls = callsOf(page);
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await page.getByRole('tab', { name: 'Tools' }).click();
    const card = page.getByRole('region', { name: 'Todo List' });
    await expect(card.getByRole('listitem')).toHaveCount(rows);
    await expect(card.getByText(says, { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(6000);
    await page.context().close();
  });
}

test('with 10,000 todos a click changes one thing with one request, and more come a page at a time', async ({
  browser,
}) => {
  const person = await newPerson();
  await addManyTodos(places().real.databaseUrl, person.id, 10_000);
  const page = await openWindow(browser, person);
  await page.goto('/dashboard?tab=tools', { waitUntil: 'networkidle' });
  const calls = callsOf(page);
  const card = page.getByRole('region', { name: 'Todo List' });
  const rows = card.getByRole('listitem');
  await rows.first().getByRole('checkbox').click();
  await expect(rows.first().getByRole('checkbox')).toBeChecked();
  await page.waitForLoadState('networkidle');
  expect(calls.map(withoutId)).toEqual(['PATCH /api/user/todos/id']);

  await card.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(250);
  await expect(rows.nth(100).getByRole('checkbox')).toBeFocused();
  expect(calls).toHaveLength(1);
  await card.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(450);
  await expect(card.getByText('Todo number 499', { exact: true })).toHaveCount(1);
  await rows
    .nth(1)
    .getByRole('button', { name: /^Delete / })
    .click();
  await expect(rows).toHaveCount(449);
  await page.waitForLoadState('networkidle');
  expect(calls.slice(1).map(withoutId)).toEqual(['GET /api/user/todo-list', 'DELETE /api/user/todos/id']);
  await page.context().close();
});

const hostile =
  '<script>window.harmed=1</script><img src=x onerror="window.harmed=1"><b>bold</b> {{1}} $' +
  '{1} &amp; \'"';
const stories: [string, (limit: number) => string][] = [
  ['one word as long as the limit', (limit) => 'x'.repeat(limit)],
  ['right-to-left text', () => 'اشترِ الحليب والخبز، و\u202Eהתקשר לאמא\u202C غدًا'],
  ['emoji as long as the limit', (limit) => '👩‍👩‍👧‍👦'.repeat(Math.floor(limit / 11))],
  ['markup and script', () => hostile],
];

for (const [story, words] of stories) {
  test(`${story} in every field is text, and fits on 360 px`, async ({ browser }) => {
    const person = await newPerson();
    const named = await person.api.patch('/api/user/profile', {
      data: { firstName: words(maxName).slice(0, maxName), lastName: words(maxName).slice(0, maxName) },
    });
    expect(named.status()).toBe(200);
    const page = await openWindow(browser, person, phone);
    const { troubles } = watch(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words(maxName).slice(0, 20));

    const said = words(4000);
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill(said);
    await page.keyboard.press('Enter');
    const talk = page.getByRole('log', { name: 'Messages' });
    await expect(talk.getByText(`You: ${said}`, { exact: true })).toBeVisible();
    await expect(talk.getByText(/^Sidekick: (?!is typing)\S/)).toBeVisible({ timeout: 20_000 });
    await expectToFit(page);

    await page.getByRole('tab', { name: 'Tools' }).click();
    const todos = page.getByRole('region', { name: 'Todo List' });
    await todos.getByLabel('Todo', { exact: true }).fill(words(500));
    await todos.getByLabel('Due date (optional)').fill('2026-01-05');
    await todos.getByRole('button', { name: 'Add todo' }).click();
    await expectShown(todos, words(500));

    const reminders = page.getByRole('region', { name: 'Reminders', exact: true });
    await reminders.getByLabel('Reminder', { exact: true }).fill(words(500));
    await reminders.getByLabel('When').fill('2037-05-03T17:00');
    await reminders.getByLabel('Description (optional)').fill(words(2000));
    await reminders.getByRole('button', { name: 'Add Reminder' }).click();
    await expectShown(reminders, words(500), words(2000));

    const info = page.getByRole('region', { name: 'Stored Information' });
    await info.getByLabel('Name').fill(words(500));
    await info.getByLabel('Value').fill(words(2000));
    await info.getByRole('button', { name: 'Store Information' }).click();
    await expectShown(info, words(500), words(2000));
    await expectToFit(page);

    // What came by the server's own rendering, not by a form, is text too.
    await page.reload({ waitUntil: 'networkidle' });
    await expectShown(todos, words(500));
    await expectShown(reminders, words(500), words(2000));
    await expectShown(info, words(500), words(2000));
    await expectToFit(page);
    for (const card of [todos, reminders, info]) {
      await card
        .getByRole('listitem')
        .getByRole('button', { name: /^Edit / })
        .click();
      await expect(card.getByRole('listitem').getByRole('textbox').first()).toHaveValue(words(500));
    }
    await expectToFit(page);
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
}

/** The requests about todos from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/user/todo')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

function withoutId(call: string): string {
  return call.replace(/[0-9a-f-]{36}$/, 'id');
}

/** The one row of a list says these texts, to the letter. */
async function expectShown(card: Locator, ...texts: string[]): Promise<void> {
  await expect(card.getByRole('listitem')).toHaveCount(1);
  const shown = await card.getByRole('listitem').textContent();
  for (const text of texts) expect(shown).toContain(text);
}

/** No part of the page reaches beyond the window's sides, and nothing has to be scrolled sideways to be read. */
async function expectToFit(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const scrolls = (part: Element, ...ways: string[]) => ways.includes(getComputedStyle(part).overflowX);
    const isCut = (part: Element): boolean => {
      const box = part.parentElement;
      return box !== null && (scrolls(box, 'hidden', 'clip') || isCut(box));
    };
    const isWide = (part: Element) =>
      part.getBoundingClientRect().right > innerWidth + 0.5 ||
      (scrolls(part, 'auto', 'scroll') && part.scrollWidth > part.clientWidth);
    return [...document.querySelectorAll('body *')]
      .filter((part) => isWide(part) && !isCut(part))
      .map((part) => `${part.tagName} ${part.className}`);
  });
  expect(wide).toEqual([]);
}

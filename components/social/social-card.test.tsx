// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SocialCard } from '@/components/social/social-card';
import { seedSocialDates } from '@/components/social/use-social-dates';
import { nextDate, yearsOn } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';
import { pressRowCommand, renderOnPage, rowMenu, serve } from '@/testing/page';

const today = new Date().toISOString().slice(0, 10);
const thisYear = Number(today.slice(0, 4));

function made(given: Partial<SocialDate> = {}): SocialDate {
  const date = {
    ...{ id: 'one', name: 'Mom', kind: 'birthday' as const, month: 5, day: 3, year: 1967 },
    ...{ leadDays: 0, note: null, lastContactAt: null, ...given },
  };
  const next = nextDate(date, today);
  return { ...date, next, years: yearsOn(date, next) };
}

function show(...list: SocialDate[]) {
  renderOnPage(<SocialCard />, { fill: (client) => seedSocialDates(client, list) });
  fireEvent.click(screen.getByRole('button', { name: 'New date' }));
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a date shows its name, next occurrence, age and how far off it is', () => {
  const [month, day] = [Number(today.slice(5, 7)), Number(today.slice(8))];
  show(
    made({ id: 'a', month, day, year: thisYear - 60, lastContactAt: new Date().toISOString() }),
    made({ id: 'b', name: 'us', kind: 'anniversary', month, day, year: null, leadDays: 7, note: 'flowers' }),
  );
  const [mom, anniversary] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(mom).toMatch(/^Mom's birthdayTodayturns 60in touch today/);
  expect(anniversary).toMatch(/^your anniversaryTodayreminder 7 days beforeflowers/);
  expect(rowMenu('your anniversary')).toBeDefined();
});

test('an empty list says how to start', () => {
  show();
  expect(screen.getByText(/^No dates yet/)).toBeDefined();
});

test('a date without a year can be added; the list stays sorted and the form is cleared', async () => {
  const calls = serve(({ body }) => ({ status: 201, body: made({ ...Object(body), id: 'new' }) }));
  const [month, day] = [Number(today.slice(5, 7)), Number(today.slice(8))];
  show(made());
  const add = screen.getByRole('button', { name: 'Add date' });
  type('Name', ' Zoe ');
  type('Day', String(day));
  expect(add.hasAttribute('disabled')).toBe(true);
  type('Month', String(month));
  type('Year', '19');
  expect(add.hasAttribute('disabled')).toBe(true);
  type('Year', '');
  type('Remind me', '3');
  click('Add date');
  await screen.findByText('Date added');
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/api/user/social-dates',
      body: { name: 'Zoe', kind: 'birthday', month, day, year: null, leadDays: 3, note: null },
    },
  ]);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Zoe');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
});

test("a date that does not exist shows the server's message and keeps the input", async () => {
  serve(() => ({ status: 400, body: { message: '30 February does not exist.' } }));
  show(made({ leadDays: 5 }));
  await pressRowCommand('Edit', "Mom's birthday");
  const form = within(screen.getByRole('listitem'));
  expect(form.getByLabelText<HTMLSelectElement>('Remind me').value).toBe('5');
  fireEvent.change(form.getByLabelText('Day'), { target: { value: '30' } });
  fireEvent.change(form.getByLabelText('Month'), { target: { value: '2' } });
  click('Save');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The date was not changed. 30 February does not exist.',
  );
  expect(form.getByLabelText<HTMLSelectElement>('Day').value).toBe('30');
});

test('a deleted date can be restored with all its fields', async () => {
  const kept = made({ note: 'tulips', leadDays: 3, lastContactAt: '2026-01-02T03:04:05.000Z' });
  const calls = serve(({ method }) =>
    method === 'POST' ? { status: 201, body: { ...kept, id: 'again' } } : { body: { id: kept.id } },
  );
  show(kept);
  await pressRowCommand('Delete', "Mom's birthday");
  await screen.findByText('Date deleted');
  expect(screen.queryByRole('listitem')).toBeNull();
  click('Undo');
  await screen.findByRole('listitem');
  const { id: _id, next: _next, years: _years, ...whole } = kept;
  expect(calls.at(-1)).toMatchObject({ method: 'POST', body: whole });
});

// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InfoCard } from '@/components/info/info-card';
import { seedInfo } from '@/components/info/use-info';
import type { Info } from '@/lib/info/schema';
import { pressRowCommand, renderOnPage, rowMenu, serve } from '@/testing/page';

const shoes: Info = { id: 'one', key: 'Shoe size', value: '42', source: 'web' };

function show(...list: Info[]) {
  renderOnPage(<InfoCard />, { fill: (client) => seedInfo(client, list) });
  fireEvent.click(screen.getByRole('button', { name: 'New information' }));
}

const row = (value: string) => screen.getByText(value).closest('li')?.textContent;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('stored information shows where it came from', () => {
  show(shoes, { id: 'two', key: 'Locker', value: '4821', source: 'whatsapp' });
  expect(row('42')).toBe('Shoe size42');
  expect(row('4821')).toBe('Locker· from WhatsApp4821');
});

test('storing an existing name replaces its value in place', async () => {
  serve(() => ({ status: 201, body: { ...shoes, value: '43' } }));
  show(shoes, { ...shoes, id: 'two', key: 'Locker', value: '4821' });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'shoe size' } });
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: '43' } });
  click('Store Information');
  await screen.findByText('Information stored');
  expect(screen.getByText('“Shoe size” already existed and now has the new value.')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('43'),
    expect.stringContaining('4821'),
  ]);
});

test('a refused change keeps the input; once saved, the focus returns to the row', async () => {
  let taken = true;
  serve(({ body }) =>
    taken
      ? { status: 409, body: { message: 'You already have information with this name.' } }
      : { body: { ...shoes, ...Object(body) } },
  );
  show(shoes);
  await pressRowCommand('Edit', 'Shoe size');
  const form = within(screen.getByRole('listitem'));
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Boots' } });
  click('Save');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The information was not changed. You already have information with this name.',
  );
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Boots');
  taken = false;
  click('Try again');
  await screen.findByText('Boots');
  expect(document.activeElement).toBe(rowMenu('Boots'));
});

test('two presses store new information once', async () => {
  const calls = serve(({ body }) => ({ status: 201, body: { ...shoes, id: 'two', ...Object(body) } }));
  show(shoes);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Locker' } });
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: '4821' } });
  click('Store Information');
  click('Store Information');
  await screen.findByText('Information stored');
  expect(screen.queryByText(/already existed/)).toBeNull();
  expect(calls).toHaveLength(1);
});

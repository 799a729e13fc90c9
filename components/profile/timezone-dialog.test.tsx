// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMe } from '@/components/auth/use-me';
import { ClockProvider } from '@/components/common/clock';
import { renderOnPage, serve } from '@/components/common/test-page';
import { WelcomeCard } from '@/components/dashboard/welcome-card';
import { TimezoneDialog } from '@/components/profile/timezone-dialog';
import type { CurrentUser } from '@/lib/auth/schema';
import { formatWhen } from '@/lib/time/format';
import { zoneChoices } from '@/lib/time/zones';

const zone = 'America/New_York';
const person: CurrentUser = {
  id: '1',
  email: 'maya@example.com',
  firstName: null,
  lastName: null,
  phoneNumber: null,
  timezone: zone,
  isAdmin: false,
};

function open(stored = zone) {
  const onClose = vi.fn();
  renderOnPage(<TimezoneDialog onClose={onClose} onMoved={() => {}} />, { zone: stored });
  return onClose;
}

/** The clock of the dashboard, and the card that shows it. */
function Page({ onMoved }: { onMoved: () => void }) {
  const me = useMe(useQueryClient(), person);
  return (
    <ClockProvider start={new Date().toISOString()} zone={me.timezone}>
      <WelcomeCard onMoved={onMoved} />
    </ClockProvider>
  );
}

const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Timezone' });
const options = () => within(list()).getAllByRole<HTMLOptionElement>('option');
const search = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Timezone' }));

test('the own zone is chosen; the thirteen stand first, every other zone follows once', () => {
  open();
  expect(list().value).toBe(zone);
  const names = options().map(({ value }) => value);
  expect(names.slice(0, 13)).toEqual([...zoneChoices]);
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  expect(within(list()).getByRole('group', { name: 'Africa' }).textContent).toContain('Africa/Cairo');
});

test('a zone that is stored under an older name is there and chosen', () => {
  open('Asia/Calcutta');
  expect(list().value).toBe('Asia/Calcutta');
});

test('a search finds words apart, chooses the first and says the time there; what is unknown, or nothing, brings back what was chosen', () => {
  open();
  search('cape ver');
  expect(options().map(({ value }) => value)).toEqual(['Atlantic/Cape_Verde']);
  expect(list().value).toBe('Atlantic/Cape_Verde');
  search('berlin');
  expect(screen.getByText('1 timezone has this name.')).toBeTruthy();
  const there = formatWhen(new Date(), 'Europe/Berlin');
  expect(screen.getByText(`It is now ${there} there.`)).toBeTruthy();
  search('Kyiv');
  expect(list().value).toMatch(/^Europe\/(Kiev|Kyiv)$/);
  search('sao paulo');
  expect(list().value).toBe('America/Sao_Paulo');
  search('São Pau');
  expect(list().value).toBe('America/Sao_Paulo');
  search('atlantis');
  expect(screen.getByText('No timezone has this name.')).toBeTruthy();
  expect(list().value).toBe(zone);
  search('berlin');
  search('');
  expect(list().value).toBe(zone);
});

test('a name is found by the beginnings of its words alone, and what was picked from the list outlives a search', () => {
  open();
  search('ome');
  expect(screen.getByText('No timezone has this name.')).toBeTruthy();
  search('rome');
  fireEvent.change(list(), { target: { value: 'Europe/Rome' } });
  search('tokyo');
  expect(list().value).toBe('Asia/Tokyo');
  search('');
  expect(list().value).toBe('Europe/Rome');
});

test('Enter in the search goes on to the list instead of saving', () => {
  const calls = serve(() => null);
  open();
  search('tokyo');
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'Enter' });
  expect(document.activeElement).toBe(list());
  expect(calls).toEqual([]);
});

test('a saved zone is the clock of the whole page at once, even before the server is asked again', async () => {
  const moved = { ...person, timezone: 'Asia/Tokyo' };
  const again = Promise.withResolvers<{ body: unknown }>();
  const calls = serve(({ method }) => (method === 'PATCH' ? { body: { user: moved } } : again.promise));
  const onMoved = vi.fn();
  renderOnPage(<Page onMoved={onMoved} />);
  expect(screen.getByText(zone)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Edit timezone' }));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Timezone' }), {
    target: { value: 'Asia/Tokyo' },
  });
  save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Timezone updated')).toBeTruthy();
  expect(screen.getByText('Asia/Tokyo')).toBeTruthy();
  expect(screen.getByText(formatWhen(new Date(), 'Asia/Tokyo'))).toBeTruthy();
  expect(onMoved).toHaveBeenCalledOnce();
  expect(calls).toEqual([
    { method: 'PATCH', path: '/api/user/profile', body: { timezone: 'Asia/Tokyo' } },
    { method: 'GET', path: '/api/auth/me', body: undefined },
  ]);
});

test('what could not be saved stays chosen, with the reason; Cancel leaves it', async () => {
  serve(() => null);
  const onClose = open();
  fireEvent.change(list(), { target: { value: 'Europe/Paris' } });
  save();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your timezone was not saved. Check your connection.',
  );
  expect(list().value).toBe('Europe/Paris');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalled();
});

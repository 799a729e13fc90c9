// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCurrentUser } from '@/components/auth/use-current-user';
import { WelcomeCard } from '@/components/dashboard/welcome-card';
import { ClockProvider } from '@/components/page/clock';
import { TimezoneDialog } from '@/components/profile/timezone-dialog';
import type { CurrentUser } from '@/lib/auth/schema';
import { formatWhen } from '@/lib/time/format';
import { commonTimeZones } from '@/lib/time/zones';
import { renderOnPage, serve } from '@/testing/page';

const zone = 'America/New_York';
const user: CurrentUser = {
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
  renderOnPage(<TimezoneDialog onClose={onClose} onChanged={() => {}} />, { zone: stored });
  return onClose;
}

/** The dashboard's clock and the card that shows it. */
function Page({ onChanged }: { onChanged: () => void }) {
  const me = useCurrentUser(useQueryClient(), user);
  return (
    <ClockProvider start={new Date().toISOString()} zone={me.timezone}>
      <WelcomeCard onZoneChanged={onChanged} />
    </ClockProvider>
  );
}

const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Timezone' });
const options = () => within(list()).getAllByRole<HTMLOptionElement>('option');
const search = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Timezone' }));

test("the user's zone is selected; the 13 common zones come first, then every other zone once", () => {
  open();
  expect(list().value).toBe(zone);
  const names = options().map(({ value }) => value);
  expect(names.slice(0, 13)).toEqual([...commonTimeZones]);
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  expect(within(list()).getByRole('group', { name: 'Africa' }).textContent).toContain('Africa/Cairo');
});

test('a zone stored under an outdated name is listed and selected', () => {
  open('Asia/Calcutta');
  expect(list().value).toBe('Asia/Calcutta');
});

test('a search selects the first match and shows its time; no match, or an empty search, restores the chosen zone', () => {
  open();
  search('cape ver');
  expect(options().map(({ value }) => value)).toEqual(['Atlantic/Cape_Verde']);
  expect(list().value).toBe('Atlantic/Cape_Verde');
  search('berlin');
  expect(screen.getByText('1 timezone matches.')).toBeTruthy();
  const there = formatWhen(new Date(), 'Europe/Berlin');
  expect(screen.getByText(`Current time there: ${there}.`)).toBeTruthy();
  search('Kyiv');
  expect(list().value).toMatch(/^Europe\/(Kiev|Kyiv)$/);
  search('sao paulo');
  expect(list().value).toBe('America/Sao_Paulo');
  search('São Pau');
  expect(list().value).toBe('America/Sao_Paulo');
  search('atlantis');
  expect(screen.getByText('No timezone matches.')).toBeTruthy();
  expect(list().value).toBe(zone);
  search('berlin');
  search('');
  expect(list().value).toBe(zone);
});

test('a search matches the beginnings of words, and a zone picked from the list survives a search', () => {
  open();
  search('ome');
  expect(screen.getByText('No timezone matches.')).toBeTruthy();
  search('rome');
  fireEvent.change(list(), { target: { value: 'Europe/Rome' } });
  search('tokyo');
  expect(list().value).toBe('Asia/Tokyo');
  search('');
  expect(list().value).toBe('Europe/Rome');
});

test('Enter in the search field moves to the list instead of saving', () => {
  const calls = serve(() => null);
  open();
  search('tokyo');
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'Enter' });
  expect(document.activeElement).toBe(list());
  expect(calls).toEqual([]);
});

test('a saved zone changes the clock of the whole page at once', async () => {
  const moved = { ...user, timezone: 'Asia/Tokyo' };
  const again = Promise.withResolvers<{ body: unknown }>();
  const calls = serve(({ method }) => (method === 'PATCH' ? { body: { user: moved } } : again.promise));
  const onChanged = vi.fn();
  renderOnPage(<Page onChanged={onChanged} />);
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
  expect(onChanged).toHaveBeenCalledOnce();
  expect(calls).toEqual([
    { method: 'PATCH', path: '/api/user/profile', body: { timezone: 'Asia/Tokyo' } },
    { method: 'GET', path: '/api/auth/me', body: undefined },
  ]);
});

test('a zone that could not be saved stays selected, with the reason; Cancel closes', async () => {
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

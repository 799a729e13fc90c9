// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
  clock: null,
  isAdmin: false,
};

function open(stored = zone) {
  const onClose = vi.fn();
  renderOnPage(<TimezoneDialog onClose={onClose} onChanged={() => {}} />, { zone: stored });
  return onClose;
}

function Page({ onChanged }: { onChanged: () => void }) {
  const me = useCurrentUser(useQueryClient(), user);
  return (
    <ClockProvider start={new Date().toISOString()} zone={me.timezone}>
      <WelcomeCard onZoneChanged={onChanged} />
    </ClockProvider>
  );
}

const zoneField = () => screen.getByRole('combobox', { name: 'Timezone' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Timezone' }));

async function search(text: string) {
  const field = await screen.findByRole('combobox', { name: 'Search a city or region' });
  fireEvent.change(field, { target: { value: text } });
}

async function pick(zone: string) {
  fireEvent.click(await screen.findByRole('combobox', { name: 'Timezone' }));
  await search(zone);
  fireEvent.click(screen.getByRole('option', { name: zone }));
}

test("the user's zone is selected; the 13 common zones come first, then every other zone once", () => {
  open();
  expect(zoneField().textContent).toBe(zone);
  fireEvent.click(zoneField());
  const names = options();
  expect(names.slice(0, 13)).toEqual([...commonTimeZones]);
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  expect(screen.getByRole('group', { name: 'Africa' }).textContent).toContain('Africa/Cairo');
});

test('a zone stored under an outdated name is listed and selected', () => {
  open('Asia/Calcutta');
  expect(zoneField().textContent).toBe('Asia/Calcutta');
  fireEvent.click(zoneField());
  expect(options()).toContain('Asia/Calcutta');
});

test('a search finds the beginnings of words, under the names that people use, and the chosen zone shows its time', async () => {
  open();
  fireEvent.click(zoneField());
  for (const [text, found] of [
    ['cape ver', /^Atlantic\/Cape_Verde$/],
    ['Kyiv', /^Europe\/(Kiev|Kyiv)$/],
    ['São Pau', /^America\/Sao_Paulo$/],
  ] as const) {
    await search(text);
    expect(options()).toEqual([expect.stringMatching(found)]);
  }
  await search('ome');
  expect(screen.getByText('No timezone matches.')).toBeTruthy();
  await search('berlin');
  fireEvent.click(screen.getByRole('option', { name: 'Europe/Berlin' }));
  expect(zoneField().textContent).toBe('Europe/Berlin');
  const there = formatWhen(new Date(), 'Europe/Berlin');
  expect(screen.getByText(`Current time there: ${there}.`)).toBeTruthy();
});

test('a saved zone changes the clock of the whole page at once', async () => {
  const moved = { ...user, timezone: 'Asia/Tokyo' };
  const again = Promise.withResolvers<{ body: unknown }>();
  const calls = serve(({ method }) => (method === 'PATCH' ? { body: { user: moved } } : again.promise));
  const onChanged = vi.fn();
  renderOnPage(<Page onChanged={onChanged} />);
  expect(screen.getByText(zone)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Edit timezone' }));
  await pick('Asia/Tokyo');
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
  await pick('Europe/Paris');
  save();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your timezone was not saved. Check your connection.',
  );
  expect(zoneField().textContent).toBe('Europe/Paris');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalled();
});

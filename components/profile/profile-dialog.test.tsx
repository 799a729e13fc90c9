// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useCurrentUser } from '@/components/auth/use-current-user';
import { seedPhone } from '@/components/channels/use-phone';
import { ProfileDialog } from '@/components/profile/profile-dialog';
import type { ProfileDraft } from '@/components/profile/validation';
import type { CurrentUser } from '@/lib/auth/schema';
import { type Call, renderOnPage, serve } from '@/testing/page';

const maya: CurrentUser = {
  id: '1',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: null,
  phoneNumber: '+15550100001',
  timezone: 'UTC',
  clock: null,
  isAdmin: false,
};
const phone = { address: maya.phoneNumber, bound: true };

function serveProfile(patch: (call: Call) => { status?: number; body: unknown } | null): Call[] {
  return serve((call) => {
    if (call.path === '/api/user/phone') return { body: phone };
    if (call.path === '/api/auth/me') return { body: { user: maya } };
    return patch(call);
  });
}

function Page({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser(useQueryClient(), maya);
  const [isOpen, setOpen] = useState(true);
  const [draft, setDraft] = useState<ProfileDraft>();
  function close() {
    setOpen(false);
    onClose();
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Profile
      </button>
      {isOpen && <ProfileDialog user={user} draft={draft} onDraft={setDraft} onClose={close} />}
    </>
  );
}

function open(onClose = vi.fn()) {
  renderOnPage(<Page onClose={onClose} />, {
    fill: (client) => seedPhone(client, phone),
  });
  return onClose;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const update = () => fireEvent.click(screen.getByRole('button', { name: 'Update Profile' }));
const sent = (calls: Call[]) => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

const untouched = {
  firstName: 'Maya',
  lastName: '',
  phoneNumber: '+15550100001',
  currentPassword: '',
  newPassword: '',
};

test('the fields show the stored values, also as placeholders when they are emptied', () => {
  const calls = serveProfile(() => null);
  open();
  expect(field('First name').value).toBe('Maya');
  expect(field('Phone number').value).toBe('+15550100001');
  fireEvent.blur(field('Phone number'));
  expect(calls).toEqual([]);
  expect(field('First name').placeholder).toBe('Maya');
  expect(field('Last name').placeholder).toBe('Not set');
  expect(field('Phone number').placeholder).toBe('+15550100001');
  for (const label of ['Last name', 'Current password', 'New password (optional)'])
    expect(field(label).value).toBe('');
  expect(screen.getByText(/is connected\. Message Sidekick/)).toBeTruthy();
});

test('an unchanged profile cannot be saved', () => {
  const calls = serveProfile(() => ({ body: { user: maya } }));
  open();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Update Profile' });
  for (const [label, value] of [
    ['First name', ' Maya '],
    ['Phone number', '+15550100001'],
    ['Current password', 'secret'],
  ] as const) {
    expect(button.disabled).toBe(true);
    type(label, value);
  }
  expect(button.disabled).toBe(true);
  fireEvent.submit(field('First name'));
  expect(sent(calls)).toEqual([]);
  type('First name', 'Mia');
  expect(button.disabled).toBe(false);
});

test('Escape keeps the input, except for passwords, until it is saved', async () => {
  serveProfile(() => ({ body: { user: { ...maya, firstName: 'Mia' } } }));
  open();
  type('First name', 'Mia');
  type('New password (optional)', 'another secret');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  const reopen = () => fireEvent.click(screen.getByRole('button', { name: 'Profile' }));
  reopen();
  expect(field('First name').value).toBe('Mia');
  expect(field('New password (optional)').value).toBe('');
  update();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  reopen();
  expect(field('First name').value).not.toBe('Mia');
});

test('a saved profile is confirmed, closes the dialog and refetches the user', async () => {
  const saved = { ...maya, lastName: 'Rao' };
  const calls = serve(({ path }) => ({ body: path === '/api/user/phone' ? phone : { user: saved } }));
  const onClose = open();
  type('Last name', 'Rao');
  update();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(calls)).toEqual([expect.objectContaining({ ...untouched, lastName: 'Rao' })]);
  expect(screen.getAllByText('Profile updated')).toBeTruthy();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PATCH /api/user/profile',
    'GET /api/auth/me',
    'GET /api/user/phone',
  ]);
});

test('while it is being saved the button says so, and a second press does nothing', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  const calls = serve(({ path }) => (path === '/api/user/phone' ? { body: phone } : answer.promise));
  open();
  type('First name', 'Mia');
  update();
  fireEvent.click(await screen.findByRole('button', { name: 'Updating...' }));
  answer.resolve({ body: { user: maya } });
  await screen.findAllByText('Profile updated');
  expect(sent(calls)).toHaveLength(1);
});

test('Clear removes a name; Keep or typing keeps it', async () => {
  const calls = serveProfile(() => ({ body: { user: { ...maya, firstName: null } } }));
  open();
  expect(screen.queryByRole('button', { name: 'Clear last name' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear first name' }));
  expect(screen.getByText('Maya will be removed.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep first name' }));
  update();
  fireEvent.click(screen.getByRole('button', { name: 'Clear first name' }));
  update();
  await waitFor(() => expect(sent(calls)).toMatchObject([{ firstName: null }]));
});

test('a new phone number or password requires the current password', () => {
  const calls = serveProfile(() => null);
  open();
  type('New password (optional)', 'abc');
  update();
  expect(
    screen.getByText('Type your current password to change your phone number or password.'),
  ).toBeTruthy();
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
  expect(document.activeElement).toBe(field('Current password'));
  type('Current password', 'secret');
  expect(screen.queryByText(/^Type your current password/)).toBeNull();
  expect(sent(calls)).toEqual([]);
});

test('a server error is shown at its field, and the input stays', async () => {
  serveProfile(() => ({ status: 400, body: { message: 'The current password is not right.' } }));
  const onClose = open();
  type('Phone number', '+4915112345678');
  type('Current password', 'not this one');
  update();
  await screen.findByText('The current password is not right.');
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true');
  expect(field('Phone number').value).toBe('+4915112345678');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('without a connection the form stays, with the reason and Try again', async () => {
  let online = false;
  serveProfile(() => (online ? { body: { user: maya } } : null));
  const onClose = open();
  type('First name', 'Mia');
  update();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your profile was not updated. Check your connection.',
  );
  expect(field('First name').value).toBe('Mia');
  online = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('a new password comes with a hint and the offer to renew the calendar address', async () => {
  const calls = serveProfile(() => ({ body: { user: maya } }));
  open();
  const offer = { name: /^Renew my calendar address/ };
  expect(screen.queryByRole('switch', offer)).toBeNull();
  type('Current password', 'correct horse');
  type('New password (optional)', 'qwerty123');
  await screen.findByText(/among the first that are guessed/, {}, { timeout: 10_000 });
  fireEvent.click(screen.getByRole('switch', offer));
  update();
  await waitFor(() =>
    expect(sent(calls)).toMatchObject([{ newPassword: 'qwerty123', renewCalendarAddress: true }]),
  );
});

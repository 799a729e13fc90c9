// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { YourData } from '@/components/profile/your-data';
import { renderOnPage, serve } from '@/testing/page';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const open = () => renderOnPage(<YourData email="maya@example.com" />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typePassword = (value: string) =>
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value } });

function downloads(): Map<string, Promise<string>> {
  const files = new Map<string, Promise<string>>();
  const made: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${made.push(file as Blob) - 1}`;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = made[Number(this.href.replace('blob:', ''))];
    if (file) files.set(this.download, file.text());
  });
  return files;
}

test('the export asks for confirmation and then downloads a file with everything', async () => {
  const everything = { exportedAt: '2027-03-10T15:00:00.000Z', todo_items: [{ text: 'milk' }] };
  const calls = serve(() => ({ body: everything }));
  const files = downloads();
  open();
  press('Export my data');
  expect(calls).toEqual([]);
  press('Download file');
  await screen.findByText('Data exported');
  const [[name, text] = []] = files;
  expect(name).toMatch(/^sidekick-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse((await text) ?? '')).toEqual(everything);
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/profile/export']);
  expect(document.activeElement?.textContent).toBe('Export my data');
});

test('a failed export says so and downloads nothing', async () => {
  serve(() => null);
  const files = downloads();
  open();
  press('Export my data');
  press('Download file');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your data was not exported. Check your connection.',
  );
  expect(files.size).toBe(0);
});

test("deleting the account needs the password and clears the tab's storage", async () => {
  const calls = serve(() => ({ body: { message: 'Your account and everything in it is deleted.' } }));
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  sessionStorage.setItem('chat:1', '[{"content":"hello"}]');
  open();
  press('Delete my account');
  expect(screen.getByText(/todos, reminders, stored information, journal, messages/)).toBeTruthy();
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete permanently' });
  expect(remove.disabled).toBe(true);
  typePassword('secret');
  press('Delete permanently');
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/'));
  expect(calls).toEqual([
    { method: 'DELETE', path: '/api/user/profile', body: { currentPassword: 'secret' } },
  ]);
  expect({ ...sessionStorage }).toEqual({ toast: '{"title":"Account deleted"}' });
});

test('a wrong password deletes nothing and is shown at its field', async () => {
  serve(() => ({ status: 400, body: { message: 'The current password is not right.' } }));
  sessionStorage.setItem('chat:1', '[]');
  open();
  press('Delete my account');
  typePassword('wrong');
  press('Delete permanently');
  await screen.findByText('The current password is not right.');
  expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
  expect(sessionStorage.getItem('chat:1')).toBe('[]');
});

test('the last admin is told why the account cannot be deleted, and can cancel', async () => {
  serve(() => ({ status: 409, body: { message: 'You are the only admin.' } }));
  open();
  press('Delete my account');
  typePassword('secret');
  press('Delete permanently');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your account was not deleted. You are the only admin.',
  );
  press('Cancel');
  expect(screen.queryByLabelText('Your password')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Delete my account');
});

test('the devices that are signed in are listed', async () => {
  const at = '2027-03-01T10:00:00Z';
  serve(() => ({ body: [{ id: 'here', device: 'Firefox', createdAt: at, seenAt: at, isCurrent: true }] }));
  open();
  press('Devices that are signed in');
  await screen.findByText('Firefox');
});

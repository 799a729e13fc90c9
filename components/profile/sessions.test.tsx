// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sessions } from '@/components/profile/sessions';
import { renderOnPage, serve } from '@/testing/page';

const at = '2027-03-01T10:00:00Z';

test('the devices are listed, and each but this one can be signed out', async () => {
  let phone = [{ id: 'phone', device: 'Firefox on Android', createdAt: at, seenAt: at, isCurrent: false }];
  const calls = serve(({ method }) => {
    if (method === 'DELETE') phone = [];
    return { body: [{ id: 'here', device: null, createdAt: at, seenAt: at, isCurrent: true }, ...phone] };
  });
  renderOnPage(<Sessions />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out Firefox on Android' }));
  await waitFor(() => expect(screen.queryByText('Firefox on Android')).toBeNull());
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /api/user/sessions/phone');
  expect(screen.getByText('This one')).toBeTruthy();
});

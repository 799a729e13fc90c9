// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WebhooksTab } from '@/components/admin/webhooks/webhooks';
import type { WebhookLog, WebhookLogDetail } from '@/lib/admin/schema';
import { type Call, renderOnPage, serve } from '@/testing/page';

afterEach(() => vi.useRealTimers());

const log: WebhookLog = {
  id: '1',
  createdAt: new Date().toISOString(),
  phoneNumber: '+15550100001',
  messageContent: 'show my todos',
  responseContent: 'x'.repeat(60),
  status: 'success',
  processingTime: 412,
  channel: 'whatsapp',
};
const bare: WebhookLog = {
  ...log,
  id: '2',
  phoneNumber: null,
  messageContent: `${'m'.repeat(50)}`,
  responseContent: null,
  status: null,
  processingTime: null,
};
const dead: WebhookLogDetail = {
  ...log,
  status: 'set_aside',
  messageContent: 's••• m• t••••',
  messageType: 'text',
  provenance: { door: 'webhook' },
  providerMessageId: 'SM123',
  receivedAt: '2027-03-10T15:00:00Z',
  doneAt: null,
  attempts: 5,
  crashes: 2,
  isDead: true,
  canRetry: true,
};

function show(reply: (call: Call) => ReturnType<Parameters<typeof serve>[0]>) {
  const calls = serve(reply);
  renderOnPage(<WebhooksTab />);
  return calls;
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ lastChild }) => lastChild?.textContent);

test('without calls the empty state is shown', async () => {
  show(() => ({ body: [] }));
  await screen.findByText('No webhook calls recorded yet');
  expect(screen.getByText('Last 0 calls')).toBeTruthy();
});

test('a call shows its time, sender, previews, status and duration, with placeholders for missing values', async () => {
  show(() => ({ body: [log, bare] }));
  await screen.findByText('Last 2 calls');
  const [head, full, empty] = screen.getAllByRole('row');
  if (!head || !full || !empty) throw new Error('rows are missing');
  expect(
    within(head)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Time', 'From', 'Message', 'Response', 'Status', 'Time (ms)']);
  expect(cells(full).slice(1)).toEqual([
    '+15550100001',
    'show my todos',
    `${'x'.repeat(50)}…`,
    'success',
    '412',
  ]);
  expect(cells(empty).slice(1)).toEqual(['Unknown', 'm'.repeat(50), '-', 'processing', '-']);
  const ofSuccess = within(full).getByText('success').className;
  expect(ofSuccess).not.toContain('overdue');
  expect(within(empty).getByText('processing').className).toContain('overdue');
});

test('the log is polled every five seconds, and an unchanged page is not rendered again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const marks: (string | null)[] = [];
  globalThis.fetch = async (_, init) => {
    marks.push(new Headers(init?.headers).get('If-None-Match'));
    const isKnown = marks.length > 1 && marks.length < 4;
    return isKnown
      ? new Response(null, { status: 304 })
      : Response.json(marks.length === 1 ? [log] : [bare, log], { headers: { ETag: `"${marks.length}"` } });
  };
  renderOnPage(<WebhooksTab />);
  await screen.findByText('Last 1 calls');
  const row = screen.getAllByRole('row')[1];
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  expect(marks).toEqual([null, '"1"', '"1"']);
  expect(screen.getAllByRole('row')[1]).toBe(row);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await screen.findByText('Last 2 calls');
});

test('polling stops when the session has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = show(() => ({ status: 401, body: { message: 'Authentication required' } }));
  await screen.findByText('You are signed out');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(calls).toHaveLength(1);
});

test('the log can be filtered by channel and status', async () => {
  const calls = show(({ path }) => ({ body: path.includes('status') ? [] : [log] }));
  await screen.findByText('Last 1 calls');
  fireEvent.change(screen.getByLabelText('Channel'), { target: { value: 'whatsapp' } });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'set_aside' } });
  await screen.findByText('No calls match these filters.');
  expect(calls.at(-1)?.path).toBe('/api/admin/webhook-logs?channel=whatsapp&status=set_aside');
});

test('a call that was set aside shows its details and can be retried', async () => {
  let isDead = true;
  const calls = show(({ method, path }) => {
    if (method === 'POST') isDead = false;
    return path.endsWith('/1') || method === 'POST'
      ? { body: { ...dead, isDead, status: isDead ? 'set_aside' : null } }
      : { body: [{ ...log, status: 'set_aside' }] };
  });
  fireEvent.click(await screen.findByRole('button', { name: /call from \+15550100001, details$/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Webhook call' }));
  await dialog.findByText('SM123');
  expect(dialog.getByText('s••• m• t••••')).toBeTruthy();
  expect(dialog.getByText('{"door":"webhook"}')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Call queued again');
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/admin/webhook-logs/1/retry',
  ]);
});

test('a call whose text was deleted cannot be retried', async () => {
  show(({ path }) => ({ body: path.endsWith('/1') ? { ...dead, canRetry: false } : [log] }));
  fireEvent.click(await screen.findByRole('button', { name: /, details$/ }));
  await screen.findByText(/Its text has been deleted/);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HealthIndicator } from '@/components/admin/health-indicator';
import { SystemTab } from '@/components/admin/system/system';
import type { SystemState } from '@/lib/admin/schema';
import { type Call, renderOnPage, serve } from '@/testing/page';

afterEach(() => vi.useRealTimers());

const system: SystemState = {
  database: { ok: true, ms: 2.4 },
  messaging: { state: 'active', detail: 'Twilio took the last message.' },
  telegram: { state: 'active', detail: 'Sends through the bot.' },
  email: { state: 'not_configured', detail: 'Set SMTP_URL and MAIL_FROM to send mail.' },
  ai: { state: 'ready', detail: 'gpt-4o answered.' },
  queue: { kind: 'qstash', armedFor: null, backlog: 1200, oldestDue: null },
  publicOrigin: 'https://sidekick.example.com',
  sandbox: {
    isSimulated: false,
    number: '+14155238886',
    isShared: true,
    templates: ['reminder'],
  },
  settings: {
    TWILIO_ACCOUNT_SID: true,
    TWILIO_AUTH_TOKEN: true,
    TWILIO_PHONE_NUMBER: false,
    TELEGRAM_BOT_TOKEN: true,
    TELEGRAM_WEBHOOK_SECRET: false,
    SMTP_URL: false,
    MAIL_FROM: false,
  },
  channels: [{ channel: 'whatsapp', off: false, connected: 3, unreachable: 1, sent: 12, failed: 2 }],
};

type Reply = ReturnType<Parameters<typeof serve>[0]>;

async function show(change: Partial<SystemState> = {}, write: (call: Call) => Reply = () => ({ body: {} })) {
  let state = { ...system, ...change };
  const calls = serve((call) => {
    if (call.path.startsWith('/api/test-webhook')) return { body: { from: '', messages: [] } };
    if (call.method !== 'GET') {
      state = { ...state, channels: system.channels.map((one) => ({ ...one, off: Object(call.body).off })) };
      return write(call);
    }
    return { body: state };
  });
  renderOnPage(<SystemTab />);
  await screen.findByText(/^Database Connected/);
  return calls.filter.bind(calls, ({ method }) => method !== 'GET');
}

test('the three status badges show their labels while all is well', async () => {
  await show();
  for (const label of ['Database Connected', 'WhatsApp API Active', 'AI Service Ready'])
    expect(screen.getByText(label).className).toContain('done');
});

test('a badge says what is wrong', async () => {
  await show({
    database: { ok: false, ms: 0 },
    messaging: { state: 'simulated', detail: 'Messages stay in the simulator.' },
    ai: { state: 'failing', detail: 'The key was refused.' },
  });
  expect(screen.getByText('Database Connected: No').className).toContain('overdue');
  expect(screen.getByText('WhatsApp API Active: No, simulated').className).toContain('today');
  expect(screen.getByText('AI Service Ready: No, failing').className).toContain('overdue');
  expect(screen.getByText('The key was refused.')).toBeTruthy();
});

test('the provider setup lists the webhook URLs, the steps and the environment variables', async () => {
  await show();
  const setup = within(screen.getByRole('region', { name: 'Messaging provider' }));
  expect(setup.getByLabelText<HTMLInputElement>('Inbound webhook URL').value).toBe(
    'https://sidekick.example.com/api/webhook',
  );
  expect(setup.getByLabelText<HTMLInputElement>('Test webhook URL').value).toBe(
    'https://sidekick.example.com/api/test-webhook',
  );
  const items = setup.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(/sandbox/),
    expect.stringMatching(/“When a message comes in”.*#rp=all/),
    expect.stringMatching(/join message/),
    'TWILIO_ACCOUNT_SIDSet',
    'TWILIO_AUTH_TOKENSet',
    'TWILIO_PHONE_NUMBERNot set',
  ]);
});

test('Telegram and e-mail have their status, webhook URL, steps and environment variables, too', async () => {
  await show();
  expect(screen.getByText('Telegram Active')).toBeTruthy();
  expect(screen.getByText('E-mail Active: No, not configured')).toBeTruthy();
  const telegram = within(screen.getByRole('region', { name: 'Telegram' }));
  expect(telegram.getByLabelText<HTMLInputElement>('Telegram webhook URL').value).toBe(
    'https://sidekick.example.com/api/webhook/telegram',
  );
  const settingsIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .flatMap(({ textContent }) => textContent?.match(/^[A-Z_]+(?:Set|Not set)$/)?.[0] ?? []);
  expect(settingsIn('Telegram')).toEqual(['TELEGRAM_BOT_TOKENSet', 'TELEGRAM_WEBHOOK_SECRETNot set']);
  expect(settingsIn('E-mail')).toEqual(['SMTP_URLNot set', 'MAIL_FROMNot set']);
});

test('Copy copies a URL, or selects it if the browser denies access to the clipboard', async () => {
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Copy Inbound webhook URL' }));
  await screen.findByText('Copied');
  expect(written).toEqual(['https://sidekick.example.com/api/webhook']);
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Copy Inbound webhook URL' }));
  await screen.findByText('Press Ctrl+C to copy');
  const input = screen.getByLabelText<HTMLInputElement>('Inbound webhook URL');
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
  vi.unstubAllGlobals();
});

test('the queue shows its next wake-up and what is waiting', async () => {
  await show();
  const queue = screen.getByRole('region', { name: 'Queue' });
  expect(
    within(queue)
      .getAllByRole('term')
      .map((name) => name.parentElement?.textContent),
  ).toEqual(['QueueQStash', 'Next wake-upnone scheduled', 'Backlog1,200', 'Oldest duenothing due']);
});

test('turning a channel off asks for confirmation, turning it on does not', async () => {
  const writes = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Turn off WhatsApp' }));
  expect(writes()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, turn off' }));
  await screen.findByText('Off');
  fireEvent.click(screen.getByRole('button', { name: 'Turn on WhatsApp' }));
  await screen.findByText('On');
  expect(writes()).toEqual([
    { method: 'PATCH', path: '/api/admin/channels/whatsapp', body: { off: true } },
    { method: 'PATCH', path: '/api/admin/channels/whatsapp', body: { off: false } },
  ]);
});

test('the health indicator shows the last poll: online, offline if the server says so, unknown without an answer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers: Reply[] = [
    { body: system },
    { body: { ...system, database: { ok: false, ms: 0 } } },
    { status: 503, body: { message: 'The database is away for a moment.' } },
    null,
    { body: system },
  ];
  const calls = serve(() => answers[calls.length - 1] ?? null);
  renderOnPage(<HealthIndicator />);
  expect(screen.getByText('System Unknown')).toBeTruthy();
  for (const words of ['Online', 'Offline', 'Offline', 'Unknown', 'Online']) {
    await waitFor(() => expect(screen.getByText(`System ${words}`)).toBeTruthy());
    await act(() => vi.advanceTimersByTimeAsync(30_000));
  }
});

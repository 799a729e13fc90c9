// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderFields } from '@/components/channels/order-fields';
import { seedChannels } from '@/components/channels/use-channels';
import type { ChannelBook, ChannelEntry, ChannelState } from '@/lib/channels/schema';
import { renderOnPage, serve } from '@/testing/page';

const entry = (channel: ChannelEntry['channel'], state: ChannelState, isOff = false): ChannelEntry => ({
  ...{ channel, state, isOff },
  ...{ address: null, isAvailable: true, isSimulated: false },
});

test('each field names the channels that are really used', async () => {
  const book: ChannelBook = {
    channels: [
      entry('whatsapp', 'none'),
      entry('telegram', 'connected'),
      entry('email', 'connected'),
      entry('web', 'connected'),
    ],
    orders: { journal: ['email', 'whatsapp', 'web'], recaps: ['web'], dates: ['whatsapp', 'web'] },
  };
  serve(async () => ({ body: book }));
  renderOnPage(<OrderFields />, { fill: (client) => seedChannels(client, book) });
  const hintOf = (name: string) => {
    const id = screen.getByLabelText(name).getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent ?? null;
  };
  expect(hintOf('Reminders')).toMatch(/WhatsApp.*Telegram, then E-mail/);
  expect(hintOf('Journal prompts')).toBeNull();
  expect(hintOf('Weekly recap')).toBe('Nothing is sent.');
  expect(hintOf('Birthdays and anniversaries')).toMatch(/only in the browser/);
});

test('one choice is stored for all kinds, and a kind of its own is shown as different', async () => {
  const book: ChannelBook = {
    channels: [entry('telegram', 'connected'), entry('web', 'connected')],
    orders: {},
  };
  const calls = serve(async () => ({ body: book }));
  renderOnPage(<OrderFields />, { fill: (client) => seedChannels(client, book) });
  const all = screen.getByLabelText('All messages');
  expect(all).toHaveProperty('value', 'whatsapp');
  fireEvent.change(all, { target: { value: 'telegram' } });
  await waitFor(() => expect(screen.getByLabelText('Weekly recap')).toHaveProperty('value', 'telegram'));
  fireEvent.change(screen.getByLabelText('Weekly recap'), { target: { value: 'web' } });
  await waitFor(() => expect(all).toHaveProperty('value', 'mixed'));
  const puts = calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
  expect(puts).toEqual([
    ['/api/user/channels/orders', { channels: ['telegram', 'whatsapp', 'email', 'web'] }],
    ['/api/user/channels/orders/recaps', { channels: ['web'] }],
  ]);
});

test('the channel that is chosen comes first, and the others stay behind it, also after none was used', async () => {
  const book: ChannelBook = {
    channels: [entry('whatsapp', 'connected'), entry('email', 'connected'), entry('web', 'connected')],
    orders: {
      summaries: ['email', 'telegram', 'web'],
      journal: ['telegram', 'web'],
      recaps: ['web'],
      dates: ['web'],
    },
  };
  const calls = serve(async () => ({ body: book }));
  renderOnPage(<OrderFields />, { fill: (client) => seedChannels(client, book) });
  const choices = {
    Reminders: 'email',
    'Daily summary': 'telegram',
    'Journal prompts': 'whatsapp',
    'Weekly recap': 'whatsapp',
    'Birthdays and anniversaries': 'email',
  };
  for (const [name, value] of Object.entries(choices))
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  const puts = () => calls.filter(({ method }) => method === 'PUT');
  await waitFor(() => expect(puts()).toHaveLength(5));
  expect(puts().map(({ path, body }) => [path.split('/').at(-1), Object(body).channels])).toEqual([
    ['reminders', ['email', 'whatsapp', 'telegram', 'web']],
    ['summaries', ['telegram', 'email', 'web']],
    ['journal', ['whatsapp', 'telegram', 'web']],
    ['recaps', ['whatsapp', 'telegram', 'email', 'web']],
    ['dates', ['email', 'whatsapp', 'telegram', 'web']],
  ]);
});

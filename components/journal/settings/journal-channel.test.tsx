// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seedChannels } from '@/components/channels/use-channels';
import { JournalChannel } from '@/components/journal/settings/journal-channel';
import type { ChannelBook, ChannelEntry } from '@/lib/channels/schema';
import { renderOnPage } from '@/testing/page';

function entry(channel: ChannelEntry['channel'], state: ChannelEntry['state']): ChannelEntry {
  return { channel, state, address: null, isAvailable: true, isSimulated: false, isOff: false };
}

function textFor(book: ChannelBook): string {
  renderOnPage(<JournalChannel />, { fill: (client) => seedChannels(client, book) });
  return screen.getByText(/four short questions/).textContent ?? '';
}

test('the start says where the questions go, by the user’s own order, and offers what is not connected', () => {
  const web = entry('web', 'connected');
  const whatsapp = entry('whatsapp', 'connected');
  const telegram = entry('telegram', 'connected');
  expect(textFor({ channels: [whatsapp, telegram, web], orders: {} })).toContain(
    'to your WhatsApp. To answer here, write “start my journal” in the chat.',
  );
  const orders = { journal: ['telegram' as const, 'web' as const] };
  expect(textFor({ channels: [whatsapp, telegram, web], orders })).toContain('to your Telegram.');
  const none = [entry('whatsapp', 'none'), { ...entry('telegram', 'none'), isOff: true }, web];
  expect(textFor({ channels: none, orders: {} })).toBe(
    'Asks four short questions in the chat here. To answer elsewhere, connect WhatsApp.',
  );
});

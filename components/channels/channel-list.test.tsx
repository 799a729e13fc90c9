// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChannelList } from '@/components/channels/channel-list';
import { seedChannels } from '@/components/channels/use-channels';
import { seedPhone } from '@/components/channels/use-phone';
import type { ChannelBook, ChannelEntry } from '@/lib/channels/schema';
import { renderOnPage, serve } from '@/testing/page';

test('a channel that cannot be reached says so and offers the way back', async () => {
  const unreachable = (channel: ChannelEntry['channel'], address: string): ChannelEntry => ({
    ...{ channel, address, state: 'unreachable' },
    ...{ isAvailable: true, isSimulated: false, isOff: false },
  });
  const phone = { address: '+15550100001', bound: true };
  const book: ChannelBook = {
    channels: [
      unreachable('whatsapp', phone.address),
      unreachable('telegram', '@ada'),
      unreachable('email', 'ada@example.com'),
    ],
    orders: {},
  };
  serve(async ({ path }) => ({ body: path.includes('phone') ? phone : book }));
  renderOnPage(<ChannelList />, {
    fill: (client) => {
      seedChannels(client, book);
      seedPhone(client, phone);
    },
  });
  expect(screen.getByText(/Write to Sidekick from this phone/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Connect again' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send the mail again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(screen.queryByText(/is connected\./)).toBeNull();
});

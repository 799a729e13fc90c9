'use client';

import { useSeededChannels } from '@/components/channels/use-channels';
import { openSection } from '@/components/page/section-tabs';
import { Button } from '@/components/ui/button';
import { channelNames, orderOf } from '@/lib/channels/rules';
import type { ChannelBook } from '@/lib/channels/schema';

const messengers = ['whatsapp', 'telegram'] as const;

export function JournalChannel() {
  const book = useSeededChannels();
  if (!book) return null;
  const messenger = messengerFor(book);
  if (messenger) {
    return (
      <p className="text-sm text-muted-foreground">
        Sends four short questions to your {channelNames[messenger]}. To answer here, write “start my journal”
        in the{' '}
        <Button variant="link" size="inline" onClick={() => openSection('chat')}>
          chat
        </Button>
        .
      </p>
    );
  }
  const others = messengers.filter((name) =>
    book.channels.some(({ channel, isAvailable, isOff }) => channel === name && isAvailable && !isOff),
  );
  const names = others.map((name) => channelNames[name]);
  return (
    <p className="text-sm text-muted-foreground">
      Asks four short questions in the chat here.
      {names.length > 0 && (
        <>
          {' '}
          To answer elsewhere,{' '}
          <a href="/channels" className="text-primary underline underline-offset-4">
            connect {new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}
          </a>
          .
        </>
      )}
    </p>
  );
}

function messengerFor({ channels, orders }: ChannelBook) {
  const isReached = (name: string) =>
    channels.some(({ channel, state, isOff }) => channel === name && state === 'connected' && !isOff);
  const first = orderOf('journal_now', orders).find((name) => name === 'web' || isReached(name));
  return messengers.find((name) => name === first);
}

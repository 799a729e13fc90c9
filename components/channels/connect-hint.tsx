'use client';

import { channelLabels } from '@/components/channels/channel-labels';
import { useSeededChannels } from '@/components/channels/use-channels';

export function ConnectHint() {
  const book = useSeededChannels();
  const others = book?.channels.filter(({ channel, isAvailable }) => isAvailable && channel !== 'web') ?? [];
  const isReached = others.some(({ state }) => state === 'connected' || state === 'paused');
  if (others.length === 0 || isReached) return null;
  const names = others.map(({ channel }) => channelLabels[channel]);
  return (
    <p className="mt-4 text-muted-foreground">
      I can write to you when you are not here:{' '}
      <a href="/channels" className="text-primary underline underline-offset-4">
        connect {new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}
      </a>
      .
    </p>
  );
}

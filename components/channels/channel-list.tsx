'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { channelLabels, stateLabels } from '@/components/channels/channel-labels';
import { ConnectEmail } from '@/components/channels/connect-email';
import { ConnectTelegram } from '@/components/channels/connect-telegram';
import { OwnChat } from '@/components/channels/own-chat';
import { PhoneConnection } from '@/components/channels/phone-connection';
import { useChannelActs, useChannels } from '@/components/channels/use-channels';
import { refreshPhone } from '@/components/channels/use-phone';
import { ConfirmButton } from '@/components/common/confirm-button';
import { ListState } from '@/components/common/list-state';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { ChannelEntry, OwnChannel } from '@/lib/channels/schema';

export function ChannelList() {
  const [isWaiting, setWaiting] = useState(true);
  const client = useQueryClient();
  const book = useChannels(isWaiting);
  const phone = book.data?.channels.find(({ channel }) => channel === 'whatsapp');
  const phoneState = phone?.state;
  // The user confirms the number on the phone while this page is open, so the page reloads it.
  useEffect(() => {
    if (phoneState) void refreshPhone(client);
  }, [client, phoneState]);
  return (
    <ListState query={book} name="Your channels" isEmpty={() => false} empty={null}>
      {({ channels }) => (
        <div className="grid gap-10">
          {channels.map((entry) => (
            <ChannelSection
              key={entry.channel}
              entry={entry}
              isPrimary={entry.channel === channelToConnect(channels)}
              onWaiting={setWaiting}
            />
          ))}
        </div>
      )}
    </ListState>
  );
}

interface ChannelProps {
  entry: ChannelEntry;
  isPrimary: boolean;
  onWaiting: (isWaiting: boolean) => void;
}

function channelToConnect(channels: ChannelEntry[]): ChannelEntry['channel'] | undefined {
  const others = channels.filter(
    ({ channel, isAvailable, isOff }) => channel !== 'web' && isAvailable && !isOff,
  );
  return others.some(({ state }) => state === 'connected') ? undefined : others[0]?.channel;
}

function ChannelSection({ entry, isPrimary, onWaiting }: ChannelProps) {
  const { channel, state, isAvailable, isSimulated, isOff } = entry;
  const { label, variant } = stateLabels[state];
  return (
    <Section title={channelLabels[channel]} aside={isAvailable && <Badge variant={variant}>{label}</Badge>}>
      {channel === 'web' && (
        <p className="text-muted-foreground">The dashboard and the chat. Always there, nothing to set up.</p>
      )}
      {!isAvailable && (
        <p className="text-muted-foreground">{channelLabels[channel]} is not set up on this server.</p>
      )}
      {isOff && (
        <p className="mb-3">
          The operator has switched {channelLabels[channel]} off for now. Your next channel takes over.
        </p>
      )}
      {isAvailable && channel !== 'web' && (
        <div className="grid gap-4">
          <Connection {...{ entry, isPrimary, onWaiting }} />
          {state !== 'none' && state !== 'unproven' && <Acts channel={channel} entry={entry} />}
          {isSimulated && channel === 'whatsapp' && state !== 'none' && <OwnChat channel="whatsapp" />}
          {isSimulated && channel === 'telegram' && state !== 'none' && <OwnChat channel="telegram" />}
        </div>
      )}
    </Section>
  );
}

function Connection({ entry, isPrimary, onWaiting }: ChannelProps) {
  if (entry.channel === 'whatsapp')
    return <PhoneConnection isUnreachable={entry.state === 'unreachable'} isPrimary={isPrimary} />;
  if (entry.channel === 'telegram') return <ConnectTelegram {...{ entry, isPrimary, onWaiting }} />;
  return <ConnectEmail entry={entry} onWaiting={onWaiting} />;
}

function Acts({ channel, entry }: { channel: OwnChannel; entry: ChannelEntry }) {
  const { pause, disconnect, test } = useChannelActs(channel);
  const isPaused = entry.state === 'paused';
  return (
    <div className="flex flex-wrap gap-2">
      {entry.state === 'connected' && (
        <Button variant="outline" pending={test.isPending} onClick={() => test.mutate()}>
          Send a test
        </Button>
      )}
      {entry.state !== 'unreachable' && (
        <Button variant="outline" pending={pause.isPending} onClick={() => pause.mutate(!isPaused)}>
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      )}
      <ConfirmButton
        label="Disconnect"
        question={`Nothing will reach you by ${channelLabels[channel]} any more.`}
        confirmLabel={`Disconnect ${channelLabels[channel]}`}
        isDestructive
        mutation={disconnect}
        onConfirm={(close) => disconnect.mutate(undefined, { onSuccess: close })}
      />
    </div>
  );
}

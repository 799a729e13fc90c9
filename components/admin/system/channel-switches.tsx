'use client';

import { channelName } from '@/components/admin/channel-name';
import { useChannelSwitch } from '@/components/admin/use-system';
import { ConfirmButton } from '@/components/common/confirm-button';
import { Failure } from '@/components/common/failure';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { ChannelCounts, SystemState } from '@/lib/admin/schema';

export function ChannelSwitches({ channels }: { channels: SystemState['channels'] | undefined }) {
  return (
    <Section title="Channels">
      {channels ? (
        <ul className="divide-y divide-border">
          {channels.map((channel) => (
            <Channel key={channel.channel} {...channel} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-14 w-full" />
      )}
    </Section>
  );
}

function Channel({ channel, off, ...counts }: SystemState['channels'][number]) {
  const change = useChannelSwitch(channel);
  const name = channelName(channel);
  return (
    <li className="grid justify-items-start gap-2 py-3">
      <p className="flex items-center gap-3">
        <span className="font-medium">{name}</span>
        <Badge variant={off ? 'overdue' : 'done'}>{off ? 'Off' : 'On'}</Badge>
      </p>
      <p className="text-sm text-muted-foreground tabular-nums">{countsInWords(counts)}</p>
      {off ? (
        <>
          <Button variant="outline" pending={change.isPending} onClick={() => change.mutate(false)}>
            Turn on {name}
          </Button>
          {change.isError && (
            <Failure
              what={`${name} was not turned on.`}
              error={change.error}
              onRetry={() => change.mutate(false)}
            />
          )}
        </>
      ) : (
        <ConfirmButton
          label={`Turn off ${name}`}
          question={`Nothing is sent by ${name} until you turn it on again. Due messages wait; incoming messages are still stored.`}
          confirmLabel="Yes, turn off"
          failed={`${name} was not turned off.`}
          mutation={change}
          onConfirm={() => change.mutate(true)}
        />
      )}
    </li>
  );
}

function countsInWords({ connected, unreachable, sent, failed }: ChannelCounts): string {
  const people =
    unreachable > 0 ? `${connected} connected, ${unreachable} out of reach` : `${connected} connected`;
  return `${people}. Last 24 hours: ${sent} sent, ${failed} failed.`;
}

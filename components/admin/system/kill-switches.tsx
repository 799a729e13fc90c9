'use client';

import { AskFirst } from '@/components/admin/ask-first';
import { useChannelSwitch } from '@/components/admin/use-system';
import { Failure } from '@/components/common/failure';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { SystemState } from '@/lib/admin/schema';

const names: Record<string, string> = { whatsapp: 'WhatsApp', telegram: 'Telegram', email: 'E-mail' };

/** Stops all that leaves by a channel. What waits is kept, what comes in is still written down. */
export function KillSwitches({ channels }: { channels: SystemState['channels'] | undefined }) {
  return (
    <Section title="Channels">
      {channels ? (
        <ul className="divide-y divide-line">
          {channels.map(({ channel, off }) => (
            <Channel key={channel} channel={channel} off={off} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-14 w-full" />
      )}
    </Section>
  );
}

function Channel({ channel, off }: SystemState['channels'][number]) {
  const change = useChannelSwitch(channel);
  const name = names[channel] ?? channel;
  return (
    <li className="grid justify-items-start gap-2 py-3">
      <p className="flex items-center gap-3">
        <span className="font-medium">{name}</span>
        <Badge tone={off ? 'overdue' : 'done'}>{off ? 'Switched off' : 'On'}</Badge>
      </p>
      {off ? (
        <>
          <Button variant="outline" pending={change.isPending} onClick={() => change.mutate(false)}>
            Switch on {name}
          </Button>
          {change.isError && (
            <Failure
              what={`${name} was not switched on.`}
              error={change.error}
              onRetry={() => change.mutate(false)}
            />
          )}
        </>
      ) : (
        <AskFirst
          label={`Switch off ${name}`}
          says={`Nothing leaves by ${name} until it is switched on again. What is due waits; what people write is still written down.`}
          yes="Yes, switch off"
          failed={`${name} was not switched off.`}
          act={change}
          onYes={() => change.mutate(true)}
        />
      )}
    </li>
  );
}

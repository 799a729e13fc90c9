'use client';

import { useId, useRef } from 'react';
import { ConnectButton } from '@/components/connectors/connect-button';
import { ConnectorSettings } from '@/components/connectors/connector-settings';
import { LastSynced } from '@/components/connectors/last-synced';
import { Notice } from '@/components/connectors/notice';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { isReady, type Provider, providerNames } from '@/lib/connectors/rules';
import type { Connector } from '@/lib/connectors/schema';

const abouts: Record<Provider, string> = {
  gmail: 'Reminders in your Google calendar, and your events in the chat.',
  microsoft: 'Until it comes, subscribe to your private calendar address.',
  yahoo: 'Until it comes, subscribe to your private calendar address.',
  apple: 'Until it comes, subscribe to your private calendar address.',
};

/** One provider: whether it is connected, and what can be done about it. */
export function ProviderCard({
  provider,
  connector,
}: {
  provider: Provider;
  connector: Connector | undefined;
}) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const name = providerNames[provider];
  const isLost = connector?.state === 'needs_reconnect';
  const isConnected = connector !== undefined && !isLost;
  return (
    <li>
      <article ref={place} tabIndex={-1} aria-labelledby={id} className="grid gap-3 py-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-48">
            <div className="mb-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h3 id={id} className="font-semibold">
                {name}
              </h3>
              <Badge tone={isConnected ? 'done' : 'plain'}>
                {isConnected ? 'Connected' : 'Not connected'}
              </Badge>
            </div>
            <p className="text-sm text-muted wrap-anywhere">
              {connector?.email ?? abouts[provider]}
              {connector && <LastSynced at={connector.lastSyncedAt} />}
            </p>
          </div>
          {!connector && <Way provider={provider} name={name} />}
        </div>
        {connector && isLost && (
          <>
            <Notice tone="overdue">
              This account does not let Sidekick in any more. Connect it again to go on: what changed
              meanwhile is kept and follows.
            </Notice>
            <div>
              <ConnectButton provider={provider} name={name} label="Reconnect" />
            </div>
          </>
        )}
        {connector && (
          <ConnectorSettings key={connector.id} connector={connector} name={name} place={place} />
        )}
      </article>
    </li>
  );
}

function Way({ provider, name }: { provider: Provider; name: string }) {
  if (isReady(provider)) return <ConnectButton provider={provider} name={name} label="Connect" />;
  return (
    <Button variant="outline" disabled className="w-36" aria-label={`Connect ${name}: coming soon`}>
      Coming soon
    </Button>
  );
}

'use client';

import { useId, useRef } from 'react';
import { ConnectButton } from '@/components/connectors/connect-button';
import { ConnectorSettings } from '@/components/connectors/connector-settings';
import { LastSynced } from '@/components/connectors/last-synced';
import { Notice } from '@/components/connectors/notice';
import { Badge } from '@/components/ui/badge';
import { isReady, type Provider, providerNames } from '@/lib/connectors/rules';
import type { Connector } from '@/lib/connectors/schema';

export function ProviderCard({
  provider,
  connector,
}: {
  provider: Provider;
  connector: Connector | undefined;
}) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const name = providerNames[provider];
  const hasLostAccess = connector?.state === 'needs_reconnect';
  const isConnected = connector !== undefined && !hasLostAccess;
  if (!connector && !isReady(provider)) return <ComingSoon id={id} name={name} />;
  return (
    <li>
      <article ref={card} tabIndex={-1} aria-labelledby={id} className="grid gap-3 py-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-72">
            <div className="mb-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h3 id={id} className="font-semibold">
                {name}
              </h3>
              <Badge variant={isConnected ? 'done' : 'secondary'}>
                {isConnected ? 'Connected' : 'Not connected'}
              </Badge>
            </div>
            <p className="text-sm text-muted-foreground wrap-anywhere">
              {connector?.email ?? 'Your reminders in your calendar, and your events in the chat.'}
              {connector && <LastSynced at={connector.lastSyncedAt} />}
            </p>
          </div>
          {!connector && <ConnectButton provider={provider} name={name} label="Connect" />}
        </div>
        {connector && hasLostAccess && (
          <>
            <Notice tone="overdue">
              Sidekick no longer has access to this account. Reconnect it to continue; changes made in the
              meantime will be synced then.
            </Notice>
            <div>
              <ConnectButton provider={provider} name={name} label="Reconnect" />
            </div>
          </>
        )}
        {connector && <ConnectorSettings key={connector.id} connector={connector} name={name} card={card} />}
      </article>
    </li>
  );
}

function ComingSoon({ id, name }: { id: string; name: string }) {
  return (
    <li>
      <article
        aria-labelledby={id}
        className="flex flex-wrap items-center gap-x-2.5 gap-y-1 py-2 text-sm text-muted-foreground"
      >
        <h3 id={id}>{name}</h3>
        <Badge>Not connected</Badge>
        <span className="ml-auto">Coming soon</span>
      </article>
    </li>
  );
}

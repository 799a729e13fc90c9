'use client';

import { ChatSimulator } from '@/components/admin/simulator/chat-simulator';
import { ChannelSwitches } from '@/components/admin/system/channel-switches';
import { MoreChannels } from '@/components/admin/system/more-channels';
import { ProviderSetup } from '@/components/admin/system/provider-setup';
import { QueueState } from '@/components/admin/system/queue-state';
import { StatusBadges } from '@/components/admin/system/status-badges';
import { useSystem } from '@/components/admin/use-system';
import { Failure } from '@/components/common/failure';

export function SystemTab() {
  const system = useSystem();
  return (
    <div className="grid gap-10 pb-8">
      <div>
        {system.isError && (
          <Failure
            className="mb-3"
            what="The state of the system could not be loaded."
            error={system.error}
            onRetry={() => system.refetch()}
          />
        )}
        <StatusBadges system={system.data} />
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-x-12">
        <div className="grid gap-10">
          <ProviderSetup system={system.data} />
          <MoreChannels system={system.data} />
        </div>
        <div className="grid gap-10">
          <QueueState queue={system.data?.queue} />
          <ChannelSwitches channels={system.data?.channels} />
        </div>
      </div>
      <ChatSimulator />
    </div>
  );
}

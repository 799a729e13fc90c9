'use client';

import { channelName } from '@/components/admin/channel-name';
import { Fact, Facts } from '@/components/admin/facts';
import { ShortTimestamp } from '@/components/admin/short-timestamp';
import { useUser } from '@/components/admin/users/use-users';
import { UserBudget } from '@/components/admin/users/user-budget';
import { UserRole } from '@/components/admin/users/user-role';
import { UserSessions } from '@/components/admin/users/user-sessions';
import { displayName, Joined } from '@/components/admin/users/user-table';
import { ListState } from '@/components/common/list-state';
import { Badge } from '@/components/ui/badge';
import { Dialog } from '@/components/ui/dialog';
import type { AdminChannel, AdminUser } from '@/lib/admin/schema';

export function UserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  return (
    <Dialog open title={displayName(user)} onClose={onClose}>
      <ListState query={useUser(user.id)} name="The details" isEmpty={() => false} empty={null}>
        {(detail) => (
          <div className="grid gap-8">
            <Facts>
              <Fact name="Email">{detail.email}</Fact>
              <Fact name="Phone">{detail.phoneNumber ?? '-'}</Fact>
              <Fact name="Timezone">{detail.timezone}</Fact>
              <Fact name="Joined">
                <Joined at={detail.createdAt} />
              </Fact>
            </Facts>
            <Channels channels={detail.channels} />
            <UserSessions userId={detail.id} sessions={detail.sessions} />
            <UserBudget user={detail} />
            <UserRole user={detail} />
          </div>
        )}
      </ListState>
    </Dialog>
  );
}

const states = {
  claimed: { label: 'Not verified', tone: 'today' },
  bound: { label: 'Connected', tone: 'done' },
  paused: { label: 'Paused by the user', tone: 'plain' },
  dead: { label: 'Unreachable', tone: 'overdue' },
} as const;

function Channels({ channels }: { channels: AdminChannel[] }) {
  return (
    <section aria-label="Channels">
      <h3 className="mb-1 font-semibold">Channels</h3>
      {channels.length === 0 && <p className="text-muted">Web only.</p>}
      <ul className="divide-y divide-line">
        {channels.map(({ channel, address, state, lastInboundAt }) => (
          <li key={`${channel} ${address}`} className="py-2 wrap-anywhere">
            <p className="flex flex-wrap items-center gap-x-2">
              <span>{channelName(channel)}</span>
              <span className="text-muted tabular-nums">{address}</span>
              <Badge tone={states[state].tone}>{states[state].label}</Badge>
            </p>
            <p className="text-sm text-muted">
              {lastInboundAt ? (
                <>
                  Last message: <ShortTimestamp at={lastInboundAt} />
                </>
              ) : (
                'No message received yet'
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

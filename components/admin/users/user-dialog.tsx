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
import { Modal } from '@/components/common/modal';
import { Badge } from '@/components/ui/badge';
import type { AdminChannel, AdminUser } from '@/lib/admin/schema';

export function UserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  return (
    <Modal title={displayName(user)} onClose={onClose}>
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
    </Modal>
  );
}

const states = {
  claimed: { label: 'Not verified', tone: 'today' },
  bound: { label: 'Connected', tone: 'done' },
  paused: { label: 'Paused by the user', tone: 'secondary' },
  dead: { label: 'Unreachable', tone: 'overdue' },
} as const;

function Channels({ channels }: { channels: AdminChannel[] }) {
  return (
    <section aria-label="Channels">
      <h3 className="mb-1 font-semibold">Channels</h3>
      {channels.length === 0 && <p className="text-muted-foreground">Web only.</p>}
      <ul className="divide-y divide-border">
        {channels.map(({ channel, address, state, lastInboundAt }) => (
          <li key={`${channel} ${address}`} className="py-2 wrap-anywhere">
            <p className="flex flex-wrap items-center gap-x-2">
              <span>{channelName(channel)}</span>
              <span className="text-muted-foreground tabular-nums">{address}</span>
              <Badge variant={states[state].tone}>{states[state].label}</Badge>
            </p>
            <p className="text-sm text-muted-foreground">
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

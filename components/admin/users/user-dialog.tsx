'use client';

import { Fact, Facts } from '@/components/admin/facts';
import { Moment } from '@/components/admin/moment';
import { useUser } from '@/components/admin/users/use-users';
import { UserBudget } from '@/components/admin/users/user-budget';
import { UserRole } from '@/components/admin/users/user-role';
import { UserSessions } from '@/components/admin/users/user-sessions';
import { Joined, nameOf } from '@/components/admin/users/user-table';
import { ListState } from '@/components/common/list-state';
import { Badge } from '@/components/ui/badge';
import { Dialog } from '@/components/ui/dialog';
import type { AdminChannel, AdminUser } from '@/lib/admin/schema';

/** One account: how it is reached and used, and what an operator may do about it. */
export function UserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  return (
    <Dialog open title={nameOf(user)} onClose={onClose}>
      <ListState query={useUser(user.id)} name="The details" isEmpty={() => false} empty={null}>
        {(detail) => (
          <div className="grid gap-8">
            <Facts>
              <Fact name="E-mail">{detail.email}</Fact>
              <Fact name="Phone">{detail.phoneNumber ?? '-'}</Fact>
              <Fact name="Time zone">{detail.timezone}</Fact>
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
  claimed: { words: 'Not proven yet', tone: 'today' },
  bound: { words: 'Connected', tone: 'done' },
  paused: { words: 'Paused by the person', tone: 'plain' },
  dead: { words: 'Cannot be reached', tone: 'overdue' },
} as const;

function Channels({ channels }: { channels: AdminChannel[] }) {
  return (
    <section aria-label="Channels">
      <h3 className="mb-1 font-semibold">Channels</h3>
      {channels.length === 0 && <p className="text-muted">None but the web.</p>}
      <ul className="divide-y divide-line">
        {channels.map(({ channel, address, state, lastInboundAt }) => (
          <li key={`${channel} ${address}`} className="py-2 wrap-anywhere">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="capitalize">{channel}</span>
              <span className="text-muted tabular-nums">{address}</span>
              <Badge tone={states[state].tone}>{states[state].words}</Badge>
            </p>
            <p className="text-sm text-muted">
              {lastInboundAt ? (
                <>
                  Last heard from: <Moment at={lastInboundAt} />
                </>
              ) : (
                'Never heard from'
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

'use client';

import { AskFirst } from '@/components/admin/ask-first';
import { Moment } from '@/components/admin/moment';
import { useEndSessions } from '@/components/admin/users/use-users';
import type { AdminSession } from '@/lib/admin/schema';

/** Where somebody is signed in, and the way to end that everywhere. */
export function UserSessions(props: { userId: string; sessions: AdminSession[] }) {
  const { userId, sessions } = props;
  const end = useEndSessions(userId);
  return (
    <section aria-label="Sessions">
      <h3 className="mb-1 font-semibold">Sessions</h3>
      {sessions.length === 0 && <p className="text-muted">Signed in nowhere.</p>}
      <ul className="mb-3 divide-y divide-line">
        {sessions.map(({ id, device, createdAt, seenAt }) => (
          <li key={id} className="py-2 wrap-anywhere">
            <p>{device ?? 'Unknown device'}</p>
            <p className="text-sm text-muted">
              Since <Moment at={createdAt} />, last seen <Moment at={seenAt} />
            </p>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && (
        <AskFirst
          label="End sessions"
          says="They are signed out on every device, and sign in again with their password."
          yes={end.isPending ? 'Ending...' : 'End all sessions'}
          failed="The sessions were not ended."
          act={end}
          onYes={(putAway) => end.mutate(undefined, { onSuccess: putAway })}
        />
      )}
    </section>
  );
}

'use client';

import { ShortTimestamp } from '@/components/admin/short-timestamp';
import { useEndSessions } from '@/components/admin/users/use-users';
import { ConfirmButton } from '@/components/common/confirm-button';
import type { AdminSession } from '@/lib/admin/schema';

export function UserSessions(props: { userId: string; sessions: AdminSession[] }) {
  const { userId, sessions } = props;
  const end = useEndSessions(userId);
  return (
    <section aria-label="Sessions">
      <h3 className="mb-1 font-semibold">Sessions</h3>
      {sessions.length === 0 && <p className="text-muted-foreground">Not signed in anywhere.</p>}
      <ul className="mb-3 divide-y divide-border">
        {sessions.map(({ id, device, createdAt, seenAt }) => (
          <li key={id} className="py-2 wrap-anywhere">
            <p>{device ?? 'Unknown device'}</p>
            <p className="text-sm text-muted-foreground">
              Since <ShortTimestamp at={createdAt} />, last seen <ShortTimestamp at={seenAt} />
            </p>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && (
        <ConfirmButton
          label="End sessions"
          question="This signs the user out on every device. They can sign in again with their password."
          confirmLabel={end.isPending ? 'Ending...' : 'End all sessions'}
          failed="The sessions were not ended."
          mutation={end}
          onConfirm={(close) => end.mutate(undefined, { onSuccess: close })}
        />
      )}
    </section>
  );
}

'use client';

import { AskFirst } from '@/components/admin/ask-first';
import { useChangeUser } from '@/components/admin/users/use-users';
import { nameOf } from '@/components/admin/users/user-table';
import type { AdminUserDetail } from '@/lib/admin/schema';

const words = {
  grant: {
    label: 'Make admin',
    says: 'will see every account and change the settings of the assistant.',
    done: 'Admin access granted',
    failed: 'Admin access was not granted.',
  },
  withdraw: {
    label: 'Withdraw admin',
    says: 'loses this area with the next step there.',
    done: 'Admin access withdrawn',
    failed: 'Admin access was not withdrawn.',
  },
};

/** Grants or withdraws admin access. */
export function UserRole({ user }: { user: AdminUserDetail }) {
  const { label, says, done, failed } = user.isAdmin ? words.withdraw : words.grant;
  const change = useChangeUser(user.id, done);
  return (
    <section aria-label="Role">
      <h3 className="mb-2 font-semibold">Role: {user.isAdmin ? 'Admin' : 'User'}</h3>
      <AskFirst
        label={label}
        says={`${nameOf(user)} ${says}`}
        yes={`Yes, ${label.toLowerCase()}`}
        failed={failed}
        act={change}
        onYes={(putAway) => change.mutate({ isAdmin: !user.isAdmin }, { onSuccess: putAway })}
      />
    </section>
  );
}

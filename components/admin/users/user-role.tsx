'use client';

import { useChangeUser } from '@/components/admin/users/use-users';
import { displayName } from '@/components/admin/users/user-table';
import { ConfirmButton } from '@/components/common/confirm-button';
import type { AdminUserDetail } from '@/lib/admin/schema';

const texts = {
  grant: {
    label: 'Make admin',
    question: 'will be able to see every account and change the assistant’s settings.',
    done: 'Admin access granted',
    failed: 'Admin access was not granted.',
  },
  remove: {
    label: 'Remove admin',
    question: 'will lose access to the admin area at once.',
    done: 'Admin access removed',
    failed: 'Admin access was not removed.',
  },
};

export function UserRole({ user }: { user: AdminUserDetail }) {
  const { label, question, done, failed } = user.isAdmin ? texts.remove : texts.grant;
  const change = useChangeUser(user.id, done);
  return (
    <section aria-label="Role">
      <h3 className="mb-2 font-semibold">Role: {user.isAdmin ? 'Admin' : 'User'}</h3>
      <ConfirmButton
        label={label}
        question={`${displayName(user)} ${question}`}
        confirmLabel={`Yes, ${label.toLowerCase()}`}
        failed={failed}
        mutation={change}
        onConfirm={(close) => change.mutate({ isAdmin: !user.isAdmin }, { onSuccess: close })}
      />
    </section>
  );
}

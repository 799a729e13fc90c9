'use client';

import { counted } from '@/components/admin/figures';
import { type Column, DataTable, RowButton } from '@/components/admin/list/data-table';
import { useClock, When } from '@/components/common/clock';
import { Badge } from '@/components/ui/badge';
import type { AdminUser } from '@/lib/admin/schema';

/** The full name, else the e-mail. */
export function nameOf({ firstName, lastName, email }: AdminUser): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

export function UserTable(props: { users: AdminUser[]; busy: boolean; onOpen: (user: AdminUser) => void }) {
  const { users, busy, onOpen } = props;
  const columns: Column<AdminUser>[] = [
    {
      title: 'User',
      cell: (user) => (
        <>
          <RowButton more="details" onClick={() => onOpen(user)}>
            <span dir="auto" className="line-clamp-2">
              {nameOf(user)}
            </span>
          </RowButton>
          <p className="text-sm text-muted">{user.email}</p>
        </>
      ),
    },
    { title: 'Phone', cell: ({ phoneNumber }) => phoneNumber ?? '-', className: 'tabular-nums' },
    {
      title: 'Role',
      cell: ({ isAdmin }) => <Badge tone={isAdmin ? 'info' : 'plain'}>{isAdmin ? 'Admin' : 'User'}</Badge>,
    },
    {
      title: 'Activity',
      cell: ({ totalTodos, totalMessages }) =>
        `${counted(totalTodos, 'todo')}, ${counted(totalMessages, 'message')}`,
    },
    { title: 'Joined', cell: ({ createdAt }) => <Joined at={createdAt} /> },
  ];
  return <DataTable label="Users" columns={columns} rows={users} busy={busy} />;
}

/** The date as the browser's own language writes it, in the admin's zone. */
export function Joined({ at }: { at: string }) {
  const { zone } = useClock();
  const instant = new Date(at);
  return <When at={instant}>{instant.toLocaleDateString(undefined, { timeZone: zone })}</When>;
}

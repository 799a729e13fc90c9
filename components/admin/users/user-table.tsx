'use client';

import { formatCountOf } from '@/components/admin/format-numbers';
import { type Column, DataTable, RowButton } from '@/components/admin/list/data-table';
import { Timestamp, useClock } from '@/components/page/clock';
import { Badge } from '@/components/ui/badge';
import type { AdminUser } from '@/lib/admin/schema';

export function displayName({ firstName, lastName, email }: AdminUser): string {
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
              {displayName(user)}
            </span>
          </RowButton>
          {displayName(user) !== user.email && <p className="text-sm text-muted-foreground">{user.email}</p>}
        </>
      ),
    },
    { title: 'Phone', cell: ({ phoneNumber }) => phoneNumber ?? '-', className: 'tabular-nums' },
    {
      title: 'Role',
      cell: ({ isAdmin }) => (
        <Badge variant={isAdmin ? 'info' : 'secondary'}>{isAdmin ? 'Admin' : 'User'}</Badge>
      ),
    },
    {
      title: 'Activity',
      cell: ({ totalTodos, totalMessages }) =>
        `${formatCountOf(totalTodos, 'todo')}, ${formatCountOf(totalMessages, 'message')}`,
    },
    { title: 'Joined', cell: ({ createdAt }) => <Joined at={createdAt} /> },
  ];
  return <DataTable label="Users" columns={columns} rows={users} busy={busy} />;
}

export function Joined({ at }: { at: string }) {
  const { zone } = useClock();
  const instant = new Date(at);
  return <Timestamp at={instant}>{instant.toLocaleDateString(undefined, { timeZone: zone })}</Timestamp>;
}

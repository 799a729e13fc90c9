'use client';

import { useState } from 'react';
import { Pager } from '@/components/admin/list/pager';
import { usePages } from '@/components/admin/list/use-pages';
import { usersUrl, useUsers } from '@/components/admin/users/use-users';
import { UserDialog } from '@/components/admin/users/user-dialog';
import { UserTable } from '@/components/admin/users/user-table';
import { Failure } from '@/components/common/failure';
import { useDebounced } from '@/components/hooks/use-debounced';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Section } from '@/components/ui/section';
import { Spinner } from '@/components/ui/spinner';
import type { AdminUser } from '@/lib/admin/schema';

export function UsersTab() {
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<AdminUser | null>(null);
  const debounced = useDebounced(search.trim());
  const pages = usePages(usersUrl(debounced));
  const users = useUsers(pages.path);
  return (
    <Section title="Users">
      <Field label="Search by name, email or phone" className="mb-4 max-w-md">
        {(control) => (
          <Input
            {...control}
            type="search"
            value={search}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      {users.isError && (
        <Failure
          className="mb-2"
          what="The users could not be loaded."
          error={users.error}
          onRetry={() => users.refetch()}
        />
      )}
      {users.isPending && (
        <div className="grid min-h-96 place-items-center">
          <Spinner label="Loading users..." />
        </div>
      )}
      {users.data && (
        <>
          <UserTable users={users.data.data} busy={users.isPlaceholderData} onOpen={setOpened} />
          {users.data.data.length === 0 && (
            <p className="py-3 text-muted-foreground">{noUsersText(debounced)}</p>
          )}
          <Pager label="Pages of users" pages={pages} next={users.data.next} />
        </>
      )}
      {opened && <UserDialog user={opened} onClose={() => setOpened(null)} />}
    </Section>
  );
}

function noUsersText(search: string): string {
  return search === '' ? 'No accounts yet.' : `No users match “${search}”.`;
}

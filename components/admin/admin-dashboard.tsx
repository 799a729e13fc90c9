'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminHeader } from '@/components/admin/admin-header';
import { ChatSimulator } from '@/components/admin/chat-simulator';
import { ClockProvider } from '@/components/common/clock';
import { makeQueryClient } from '@/components/common/query-client';
import type { CurrentUser } from '@/lib/auth/schema';

/** The operators' page. `now` is the server's time, ISO. */
export function AdminDashboard({
  user,
  now,
}: {
  user: Pick<CurrentUser, 'email' | 'timezone'>;
  now: string;
}) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ClockProvider start={now} zone={user.timezone}>
        <div className="mx-auto max-w-7xl px-4 pb-12 sm:px-6">
          <AdminHeader email={user.email} />
          <main className="pt-6">
            <ChatSimulator />
          </main>
        </div>
      </ClockProvider>
    </QueryClientProvider>
  );
}

'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Activity, useLayoutEffect, useState } from 'react';
import { AdminHeader } from '@/components/admin/admin-header';
import { type OverviewData, seedOverview } from '@/components/admin/overview/use-overview';
import { sections } from '@/components/admin/sections';
import { useRedirectNonAdmin } from '@/components/admin/use-redirect-non-admin';
import { useCurrentAdmin } from '@/components/auth/use-current-user';
import { makeQueryClient } from '@/components/data/query-client';
import { useTab } from '@/components/hooks/use-tab';
import { ClockProvider } from '@/components/page/clock';
import { SectionTabs } from '@/components/page/section-tabs';
import { setRequestUser } from '@/lib/api-client';
import type { CurrentUser } from '@/lib/auth/schema';

export interface AdminData extends OverviewData {
  user: CurrentUser;
  /** ISO instant at which the server rendered the page. */
  now: string;
}

export function AdminDashboard({ user: start, now, ...overview }: AdminData) {
  const [client] = useState(() => clientWith(overview));
  const user = useCurrentAdmin(client, start, now);
  // A layout effect runs before the children's effects, which call the server.
  useLayoutEffect(() => setRequestUser(user.id), [user.id]);
  useRedirectNonAdmin(client, user.isAdmin);
  const [tab, setTab] = useTab(sections);
  const [opened, setOpened] = useState<readonly string[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);

  return (
    <QueryClientProvider client={client}>
      <ClockProvider start={now} zone={user.timezone} hourClock={user.clock}>
        <div className="mx-auto flex h-dvh min-h-[30rem] max-w-7xl flex-col">
          <AdminHeader email={user.email} />
          <main className="contents">
            <SectionTabs tabs={sections} active={tab} onSelect={setTab}>
              {({ id, view }) =>
                opened.includes(id) && <Activity mode={tab === id ? 'visible' : 'hidden'}>{view}</Activity>
              }
            </SectionTabs>
          </main>
        </div>
      </ClockProvider>
    </QueryClientProvider>
  );
}

function clientWith(overview: OverviewData): QueryClient {
  const client = makeQueryClient();
  seedOverview(client, overview);
  return client;
}

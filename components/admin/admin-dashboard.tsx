'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Activity, useLayoutEffect, useState } from 'react';
import { AdminHeader } from '@/components/admin/admin-header';
import { type OverviewData, seedOverview } from '@/components/admin/overview/use-overview';
import { sections } from '@/components/admin/sections';
import { useDemotion } from '@/components/admin/use-demotion';
import { ClockProvider } from '@/components/common/clock';
import { makeQueryClient } from '@/components/common/query-client';
import { useTab } from '@/components/common/use-tab';
import { TabList, TabPanel } from '@/components/ui/tabs';
import { speakFor } from '@/lib/api-client';
import type { CurrentUser } from '@/lib/auth/schema';

export interface AdminData extends OverviewData {
  user: Pick<CurrentUser, 'id' | 'email' | 'timezone'>;
  /** The server's time, ISO: the clock starts there. */
  now: string;
}

/** The operators' page. A tab that is not seen keeps what was typed there, and asks the server for nothing. */
export function AdminDashboard({ user, now, ...overview }: AdminData) {
  const [client] = useState(() => seeded(overview));
  // Before the effects below it, which ask the server.
  useLayoutEffect(() => speakFor(user.id), [user.id]);
  useDemotion(client);
  const [tab, setTab] = useTab(sections);
  const [opened, setOpened] = useState<readonly string[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);

  return (
    <QueryClientProvider client={client}>
      <ClockProvider start={now} zone={user.timezone}>
        <div className="mx-auto flex h-dvh min-h-[30rem] max-w-7xl flex-col">
          <AdminHeader email={user.email} />
          <main className="contents">
            <TabList
              name="admin"
              label="Sections"
              tabs={sections}
              active={tab}
              onSelect={setTab}
              className="max-sm:order-last max-sm:pb-[env(safe-area-inset-bottom)] sm:mx-6"
            />
            {sections.map(({ id, view }) => (
              <TabPanel
                key={id}
                name="admin"
                id={id}
                active={tab === id}
                className="min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-6"
              >
                {opened.includes(id) && <Activity mode={tab === id ? 'visible' : 'hidden'}>{view}</Activity>}
              </TabPanel>
            ))}
          </main>
        </div>
      </ClockProvider>
    </QueryClientProvider>
  );
}

function seeded(overview: OverviewData): QueryClient {
  const client = makeQueryClient();
  seedOverview(client, overview);
  return client;
}

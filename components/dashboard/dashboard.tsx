'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ListTodo, MessageCircle } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useCallback, useDeferredValue, useState } from 'react';
import { ChatPanel } from '@/components/chat/chat-panel';
import { ClockProvider } from '@/components/common/clock';
import { makeQueryClient } from '@/components/common/query-client';
import { DashboardHeader } from '@/components/dashboard/dashboard-header';
import { TodayGlance } from '@/components/dashboard/today-glance';
import { Tools } from '@/components/dashboard/tools';
import { WelcomeCard } from '@/components/dashboard/welcome-card';
import { refreshInfo, seedInfo } from '@/components/info/use-info';
import { refreshReminders, seedReminders } from '@/components/reminders/use-reminders';
import { refreshTodos, seedTodos } from '@/components/todos/use-todos';
import { TabList, TabPanel } from '@/components/ui/tabs';
import type { CurrentUser } from '@/lib/auth/schema';
import type { Info } from '@/lib/info/schema';
import type { Reminder } from '@/lib/reminders/schema';
import type { TodoList } from '@/lib/todos/schema';

export interface DashboardData {
  user: CurrentUser;
  /** The server's time, ISO: the clock starts there. */
  now: string;
  todos: TodoList;
  reminders: Reminder[];
  info: Info[];
}

const tabs = [
  { id: 'chat', label: 'Chat', icon: MessageCircle },
  { id: 'tools', label: 'Tools', icon: ListTodo },
] as const;

/** A signed-in person's page. Fills the window; the talk and the tools scroll inside it. */
export function Dashboard({ user, now, ...lists }: DashboardData) {
  const [client] = useState(() => seeded(lists));
  const [tab, setTab] = useTab();
  const [opened, setOpened] = useState<readonly string[]>([tab]);
  const refresh = useCallback(() => refreshLists(client), [client]);
  // The tab answers at once; what it opens for the first time, a long list perhaps, follows in steps.
  const settled = useDeferredValue(tab);
  if (!opened.includes(settled)) setOpened([...opened, settled]);

  return (
    <QueryClientProvider client={client}>
      <ClockProvider start={now} zone={user.timezone}>
        <div className="mx-auto flex h-dvh min-h-[30rem] max-w-7xl flex-col">
          <DashboardHeader user={user} />
          <main className="contents">
            <WelcomeCard />
            <TabList
              name="dashboard"
              label="Sections"
              tabs={tabs}
              active={tab}
              onSelect={setTab}
              className="max-sm:order-last max-sm:pb-[env(safe-area-inset-bottom)] sm:mx-6"
            />
            <TabPanel
              name="dashboard"
              id="chat"
              active={tab === 'chat'}
              className="flex min-h-0 flex-1 gap-10 px-4 sm:px-6"
            >
              <ChatPanel userId={user.id} onAnswered={refresh} />
              <TodayGlance />
            </TabPanel>
            <TabPanel
              name="dashboard"
              id="tools"
              active={tab === 'tools'}
              className="min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-6"
            >
              {opened.includes('tools') && <Tools />}
            </TabPanel>
          </main>
        </div>
      </ClockProvider>
    </QueryClientProvider>
  );
}

type TabId = (typeof tabs)[number]['id'];

/** The open tab lives in the address (?tab=tools), so that it can be linked to and gone back from. */
function useTab(): [TabId, (id: TabId) => void] {
  const param = useSearchParams().get('tab');
  const asked = tabs.find(({ id }) => id === param)?.id ?? 'chat';
  const [tab, setTab] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setTab(asked);
  }
  function select(id: TabId) {
    setTab(id);
    window.history.pushState(null, '', `?tab=${id}`);
  }
  return [tab, select];
}

function seeded({
  todos,
  reminders,
  info,
}: Pick<DashboardData, 'todos' | 'reminders' | 'info'>): QueryClient {
  const client = makeQueryClient();
  seedTodos(client, todos);
  seedReminders(client, reminders);
  seedInfo(client, info);
  return client;
}

function refreshLists(client: QueryClient): void {
  refreshTodos(client);
  refreshReminders(client);
  refreshInfo(client);
}

'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useLayoutEffect, useState } from 'react';
import { useMe } from '@/components/auth/use-me';
import { seedPhone } from '@/components/channels/use-phone';
import { ClockProvider } from '@/components/common/clock';
import { makeQueryClient } from '@/components/common/query-client';
import { useTab } from '@/components/common/use-tab';
import { seedCalendarFeed } from '@/components/connectors/use-calendar-feed';
import { refreshConnectors, seedConnectors } from '@/components/connectors/use-connectors';
import { refreshEvents, seedEvents } from '@/components/connectors/use-events';
import { refreshDailyReminders, seedDailyReminders } from '@/components/daily-reminders/use-daily-reminders';
import { Arrivals } from '@/components/dashboard/arrivals';
import { DashboardHeader } from '@/components/dashboard/dashboard-header';
import { sections } from '@/components/dashboard/sections';
import { WelcomeCard } from '@/components/dashboard/welcome-card';
import { refreshDeliveries } from '@/components/deliveries/use-deliveries';
import { refreshInfo, seedInfo } from '@/components/info/use-info';
import { refreshJournal } from '@/components/journal/journal-queries';
import { refreshReminders, seedReminders } from '@/components/reminders/use-reminders';
import { refreshSocialDates, seedSocialDates } from '@/components/social/use-social-dates';
import { refreshTodos, seedTodos } from '@/components/todos/use-todos';
import { TabList, TabPanel } from '@/components/ui/tabs';
import { speakFor } from '@/lib/api-client';
import type { CurrentUser } from '@/lib/auth/schema';
import type { CalendarFeed } from '@/lib/calendar-feed/schema';
import type { PhoneState } from '@/lib/channels/schema';
import type { CalendarEvent, Connector } from '@/lib/connectors/schema';
import type { DailyReminder } from '@/lib/daily-reminders/schema';
import type { Info } from '@/lib/info/schema';
import type { Reminder } from '@/lib/reminders/schema';
import type { SocialDate } from '@/lib/social/schema';
import { localDate } from '@/lib/time/format';
import type { TodoList } from '@/lib/todos/schema';

export interface DashboardData {
  user: CurrentUser;
  /** The server's time, ISO: the clock starts there. */
  now: string;
  todos: TodoList;
  reminders: Reminder[];
  info: Info[];
  dailyReminders: DailyReminder[];
  socialDates: SocialDate[];
  connectors: Connector[];
  calendarFeed: CalendarFeed;
  /** Today's; null without a calendar. */
  events: CalendarEvent[] | null;
  phone: PhoneState;
}

/** A signed-in person's page. Fills the window; the talk and the tools scroll inside it. */
export function Dashboard({ user: start, now, ...lists }: DashboardData) {
  const [client] = useState(() => seeded(lists, localDate(new Date(now), start.timezone)));
  const user = useMe(client, start);
  // Before the effects below it, which ask the server.
  useLayoutEffect(() => speakFor(user.id), [user.id]);
  const [tab, setTab] = useTab(sections);
  const [opened, setOpened] = useState<readonly string[]>([tab]);
  const refresh = useCallback(() => refreshLists(client), [client]);
  // The tab answers at once; what it opens for the first time, a long list perhaps, follows in steps.
  const settled = useDeferredValue(tab);
  if (!opened.includes(settled)) setOpened([...opened, settled]);

  return (
    <QueryClientProvider client={client}>
      <ClockProvider start={now} zone={user.timezone}>
        <div className="mx-auto flex h-dvh min-h-[30rem] max-w-7xl flex-col">
          <Arrivals userId={user.id} onArrived={refresh} />
          <DashboardHeader user={user} />
          <main className="contents">
            <WelcomeCard onMoved={() => refreshLocalDays(client)} />
            <TabList
              name="dashboard"
              label="Sections"
              tabs={sections}
              active={tab}
              onSelect={setTab}
              className="max-sm:order-last max-sm:pb-[env(safe-area-inset-bottom)] sm:mx-6"
            />
            {sections.map(({ id, className, View }) => (
              <TabPanel key={id} name="dashboard" id={id} active={tab === id} className={className}>
                {opened.includes(id) && <View userId={user.id} onAnswered={refresh} />}
              </TabPanel>
            ))}
          </main>
        </div>
      </ClockProvider>
    </QueryClientProvider>
  );
}

function seeded(lists: Omit<DashboardData, 'user' | 'now'>, today: string): QueryClient {
  const client = makeQueryClient();
  seedTodos(client, lists.todos);
  seedReminders(client, lists.reminders);
  seedInfo(client, lists.info);
  seedDailyReminders(client, lists.dailyReminders);
  seedSocialDates(client, lists.socialDates);
  seedConnectors(client, lists.connectors);
  seedCalendarFeed(client, lists.calendarFeed);
  seedEvents(client, today, lists.events);
  seedPhone(client, lists.phone);
  return client;
}

/** What the server tells by the person's own days: another zone has others. */
function refreshLocalDays(client: QueryClient): void {
  refreshDailyReminders(client);
  refreshJournal(client);
  refreshSocialDates(client);
  refreshEvents(client);
}

/** Everything of the dashboard that a turn of the assistant may have changed. Asks only for what is on the page. */
function refreshLists(client: QueryClient): void {
  refreshTodos(client);
  refreshReminders(client);
  refreshInfo(client);
  refreshDailyReminders(client);
  refreshDeliveries(client);
  refreshConnectors(client);
  refreshEvents(client);
  refreshSocialDates(client);
  refreshJournal(client);
}

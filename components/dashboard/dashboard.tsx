'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useLayoutEffect, useState } from 'react';
import { useCurrentUser } from '@/components/auth/use-current-user';
import { seedCalendarFeed } from '@/components/calendar-feed/use-calendar-feed';
import { seedChannels } from '@/components/channels/use-channels';
import { seedPhone } from '@/components/channels/use-phone';
import { refreshConnectors, seedConnectors } from '@/components/connectors/use-connectors';
import { refreshEvents, seedEvents } from '@/components/connectors/use-events';
import { refreshDailyReminders, seedDailyReminders } from '@/components/daily-reminders/use-daily-reminders';
import { DashboardHeader } from '@/components/dashboard/dashboard-header';
import { NewDeliveries } from '@/components/dashboard/new-deliveries';
import { refreshStats } from '@/components/dashboard/refresh-stats';
import { sections } from '@/components/dashboard/sections';
import { WelcomeCard } from '@/components/dashboard/welcome-card';
import { makeQueryClient } from '@/components/data/query-client';
import { refreshDeliveries } from '@/components/deliveries/use-deliveries';
import { useTab } from '@/components/hooks/use-tab';
import { refreshInfo, seedInfo } from '@/components/info/use-info';
import { refreshJournal } from '@/components/journal/journal-queries';
import { ClockProvider } from '@/components/page/clock';
import { SectionTabs } from '@/components/page/section-tabs';
import { refreshReminders, seedReminders } from '@/components/reminders/use-reminders';
import { refreshSocialDates, seedSocialDates } from '@/components/social/use-social-dates';
import { refreshTodos, seedTodos } from '@/components/todos/use-todos';
import { setRequestUser } from '@/lib/api-client';
import type { CurrentUser } from '@/lib/auth/schema';
import type { CalendarFeed } from '@/lib/calendar-feed/schema';
import type { ChannelBook, PhoneState } from '@/lib/channels/schema';
import type { CalendarEvent, Connector } from '@/lib/connectors/schema';
import type { DailyReminder } from '@/lib/daily-reminders/schema';
import type { Info } from '@/lib/info/schema';
import type { Reminder } from '@/lib/reminders/schema';
import type { SocialDate } from '@/lib/social/schema';
import { localDate } from '@/lib/time/format';
import type { TodoList } from '@/lib/todos/schema';

export interface DashboardData {
  user: CurrentUser;
  /** The server's time (ISO instant); the page's clock starts there. */
  now: string;
  todos: TodoList;
  reminders: Reminder[];
  info: Info[];
  dailyReminders: DailyReminder[];
  socialDates: SocialDate[];
  connectors: Connector[];
  calendarFeed: CalendarFeed;
  /** Today's events; null without a connected calendar. */
  events: CalendarEvent[] | null;
  phone: PhoneState;
  channels?: ChannelBook;
}

/** The page of a signed-in user. It fills the window; the conversation and the tools scroll inside it. */
export function Dashboard({ user: start, now, ...lists }: DashboardData) {
  const [client] = useState(() => clientWith(lists, localDate(new Date(now), start.timezone)));
  const user = useCurrentUser(client, start);
  // A layout effect runs before the children's effects, which call the server.
  useLayoutEffect(() => setRequestUser(user.id), [user.id]);
  const [tab, setTab] = useTab(sections);
  const [opened, setOpened] = useState<readonly string[]>([tab]);
  const refresh = useCallback(() => refreshLists(client), [client]);
  // The tab switches at once; the content of a newly opened tab, which may be long, renders after that.
  const deferredTab = useDeferredValue(tab);
  if (!opened.includes(deferredTab)) setOpened([...opened, deferredTab]);

  return (
    <QueryClientProvider client={client}>
      <ClockProvider start={now} zone={user.timezone} hourClock={user.clock}>
        <div className="mx-auto flex h-dvh min-h-[30rem] max-w-7xl flex-col">
          <NewDeliveries userId={user.id} onArrived={refresh} />
          <DashboardHeader user={user} />
          <main className="contents">
            <WelcomeCard onZoneChanged={() => refreshLocalDays(client)} />
            <SectionTabs tabs={sections} active={tab} onSelect={setTab}>
              {({ id, View }) => opened.includes(id) && <View userId={user.id} onAnswered={refresh} />}
            </SectionTabs>
          </main>
        </div>
      </ClockProvider>
    </QueryClientProvider>
  );
}

/** Seeds the cache with the data sent with the page, so that nothing is fetched for the first paint. */
function clientWith(lists: Omit<DashboardData, 'user' | 'now'>, today: string): QueryClient {
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
  if (lists.channels) seedChannels(client, lists.channels);
  return client;
}

/** Refreshes what depends on the user's local date, after a change of time zone. */
function refreshLocalDays(client: QueryClient): void {
  refreshDailyReminders(client);
  refreshJournal(client);
  refreshSocialDates(client);
  refreshEvents(client);
}

/** Refreshes everything that a turn of the assistant may have changed. Only mounted queries are fetched again. */
function refreshLists(client: QueryClient): void {
  refreshTodos(client);
  refreshReminders(client);
  refreshInfo(client);
  refreshStats(client);
  refreshDailyReminders(client);
  refreshDeliveries(client);
  refreshConnectors(client);
  refreshEvents(client);
  refreshSocialDates(client);
  refreshJournal(client);
}

'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useLayoutEffect, useState } from 'react';
import { useCurrentUser } from '@/components/auth/use-current-user';
import { seedCalendarFeed } from '@/components/calendar-feed/use-calendar-feed';
import { seedChannels } from '@/components/channels/use-channels';
import { seedPhone } from '@/components/channels/use-phone';
import { seedConnectors } from '@/components/connectors/use-connectors';
import { seedEvents } from '@/components/connectors/use-events';
import { seedDailyReminders } from '@/components/daily-reminders/use-daily-reminders';
import { DashboardHeader } from '@/components/dashboard/dashboard-header';
import { NewDeliveries } from '@/components/dashboard/new-deliveries';
import { refreshAnswered, refreshFeatures, refreshLocalDays } from '@/components/dashboard/refresh';
import { sections } from '@/components/dashboard/sections';
import { makeQueryClient, showSessionError } from '@/components/data/query-client';
import { useTab } from '@/components/hooks/use-tab';
import { useWideWindow } from '@/components/hooks/use-wide-window';
import { seedInfo } from '@/components/info/use-info';
import { leaveSignedOut } from '@/components/live/signed-out';
import { useLiveChanges } from '@/components/live/use-live-changes';
import { ClockProvider } from '@/components/page/clock';
import { SectionTabs } from '@/components/page/section-tabs';
import { seedReminders } from '@/components/reminders/use-reminders';
import { seedSocialDates } from '@/components/social/use-social-dates';
import { seedAgenda } from '@/components/today/use-agenda';
import { seedLists } from '@/components/todos/use-lists';
import { seedTodos } from '@/components/todos/use-todos';
import type { AgendaItem } from '@/lib/agenda/schema';
import { setRequestUser } from '@/lib/api-client';
import type { CurrentUser } from '@/lib/auth/schema';
import type { CalendarFeed } from '@/lib/calendar-feed/schema';
import type { Versions } from '@/lib/changes/schema';
import type { ChannelBook, PhoneState } from '@/lib/channels/schema';
import type { CalendarEvent, Connector } from '@/lib/connectors/schema';
import type { DailyReminder } from '@/lib/daily-reminders/schema';
import type { Info } from '@/lib/info/schema';
import type { Reminder } from '@/lib/reminders/schema';
import type { SocialDate } from '@/lib/social/schema';
import { localDate } from '@/lib/time/format';
import type { NamedList } from '@/lib/todos/lists/schema';
import type { TodoList } from '@/lib/todos/schema';

export interface DashboardData {
  user: CurrentUser;
  /** ISO instant at which the server rendered the page. */
  now: string;
  /**
   * Versions of the user's data. The server reads them before the data, so that the page notices every later
   * change.
   */
  versions: Versions;
  isNewcomer: boolean;
  agenda: AgendaItem[];
  todos: TodoList;
  todoLists: NamedList[];
  reminders: Reminder[];
  info: Info[];
  dailyReminders: DailyReminder[];
  socialDates: SocialDate[];
  connectors: Connector[];
  calendarFeed: CalendarFeed;
  events: CalendarEvent[] | null;
  phone: PhoneState;
  channels?: ChannelBook;
}

export function Dashboard({ user: start, now, versions, isNewcomer, ...lists }: DashboardData) {
  const [client] = useState(() => clientWith(lists, localDate(new Date(now), start.timezone)));
  const user = useCurrentUser(client, start);
  // A layout effect runs before the children's effects, which call the server.
  useLayoutEffect(() => setRequestUser(user.id), [user.id]);
  const [chosen, setTab] = useTab(sections);
  const isWide = useWideWindow();
  const tab = isWide && chosen === 'today' ? 'chat' : chosen;
  const [opened, setOpened] = useState<readonly string[]>([panelOf(tab)]);
  // Every new account has a version of its profile. An account without one existed before versions were
  // introduced, so it may have messages.
  const [hasMessages, setHasMessages] = useState(
    versions.messages !== undefined || versions.profile === undefined,
  );
  const refresh = useCallback(() => refreshAnswered(client), [client]);
  useLiveChanges(versions, {
    onChanged: (features) => {
      refreshFeatures(client, features);
      if (features.includes('messages')) setHasMessages(true);
    },
    onSignedOut: leaveSignedOut,
    onRefused: showSessionError,
  });
  // The tab is selected at once. The content of a newly opened tab, which may be long, renders after that.
  const panel = useDeferredValue(panelOf(tab));
  if (!opened.includes(panel)) setOpened([...opened, panel]);

  return (
    <QueryClientProvider client={client}>
      <ClockProvider start={now} zone={user.timezone} hourClock={user.clock}>
        <div className="mx-auto flex h-dvh min-h-[30rem] max-w-7xl flex-col">
          <NewDeliveries userId={user.id} isChatShown={tab === 'chat'} onArrived={refresh} />
          <DashboardHeader user={user} onZoneChanged={() => refreshLocalDays(client)} />
          <main className="contents">
            <SectionTabs tabs={sections} active={tab} onSelect={(id) => id !== tab && setTab(id)}>
              {({ id, View }) =>
                opened.includes(id) && (
                  <View
                    {...{ user, isNewcomer, hasMessages }}
                    isTodayOpen={tab === 'today'}
                    onAnswered={refresh}
                  />
                )
              }
            </SectionTabs>
          </main>
        </div>
      </ClockProvider>
    </QueryClientProvider>
  );
}

function panelOf(tab: (typeof sections)[number]['id']): string {
  return tab === 'today' ? 'chat' : tab;
}

function clientWith(
  lists: Omit<DashboardData, 'user' | 'now' | 'versions' | 'isNewcomer'>,
  today: string,
): QueryClient {
  const client = makeQueryClient();
  seedAgenda(client, today, lists.agenda);
  seedTodos(client, lists.todos);
  seedLists(client, lists.todoLists);
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

import type { QueryClient } from '@tanstack/react-query';
import { refreshCurrentUser } from '@/components/auth/use-current-user';
import { refreshCalendarFeed } from '@/components/calendar-feed/use-calendar-feed';
import { refreshPhone } from '@/components/channels/use-phone';
import { refreshConnectors } from '@/components/connectors/use-connectors';
import { refreshEvents } from '@/components/connectors/use-events';
import { refreshDailyReminders } from '@/components/daily-reminders/use-daily-reminders';
import { refreshStats } from '@/components/dashboard/refresh-stats';
import { refreshDeliveries } from '@/components/deliveries/use-deliveries';
import { refreshInfo } from '@/components/info/use-info';
import { refreshJournal } from '@/components/journal/journal-queries';
import { refreshReminders } from '@/components/reminders/use-reminders';
import { refreshSocialDates } from '@/components/social/use-social-dates';
import { refreshAgenda } from '@/components/today/use-agenda';
import { refreshLists } from '@/components/todos/use-lists';
import { refreshTodos } from '@/components/todos/use-todos';
import type { WatchedFeature } from '@/lib/changes/rules';

type Refresh = (client: QueryClient) => unknown;

const queriesOf: Record<WatchedFeature, Refresh[]> = {
  todos: [refreshTodos, refreshLists, refreshAgenda, refreshStats],
  reminders: [refreshReminders, refreshAgenda, refreshStats],
  info: [refreshInfo, refreshStats],
  social: [refreshSocialDates, refreshAgenda],
  daily: [refreshDailyReminders],
  journal: [refreshJournal],
  calendar: [refreshConnectors, refreshEvents, refreshAgenda],
  feed: [refreshCalendarFeed],
  phone: [refreshPhone],
  deliveries: [refreshDeliveries],
  messages: [],
  profile: [refreshCurrentUser],
};

export function refreshFeatures(client: QueryClient, features: readonly WatchedFeature[]): void {
  for (const refresh of new Set(features.flatMap((feature) => queriesOf[feature]))) refresh(client);
}

export function refreshAnswered(client: QueryClient): void {
  const changeable = ['todos', 'reminders', 'info', 'social', 'daily', 'journal', 'calendar', 'deliveries'];
  refreshFeatures(client, changeable as WatchedFeature[]);
}

export function refreshLocalDays(client: QueryClient): void {
  refreshFeatures(client, ['daily', 'journal', 'social', 'calendar']);
}

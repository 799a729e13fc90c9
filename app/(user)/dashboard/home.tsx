import { cookies } from 'next/headers';
import { Loaded } from '@/app/loaded';
import { Dashboard, type DashboardData } from '@/components/dashboard/dashboard';
import { firstRunCookie } from '@/components/first-run/cookie';
import { readAgenda } from '@/lib/agenda/read-agenda';
import { readCalendarFeed } from '@/lib/calendar-feed/reads';
import type { Versions } from '@/lib/changes/schema';
import { channelBook } from '@/lib/channels/book';
import { phoneState } from '@/lib/channels/phone';
import { calendarOverview } from '@/lib/connectors/events/todays-events';
import type { UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { listInfo } from '@/lib/info/reads';
import { listShownReminders } from '@/lib/reminders/reads';
import { listSocialDates } from '@/lib/social/reads';
import { addDays } from '@/lib/time/clock';
import { userToday } from '@/lib/time/today';
import { listLists } from '@/lib/todos/lists/reads';
import { listTodos } from '@/lib/todos/reads';

interface Reader {
  ctx: UserCtx;
  versions: Versions;
}

export function Home({ loading, ...reader }: Reader & { loading: string }) {
  return <Loaded loading={loading} data={readDashboard(reader)} view={Dashboard} />;
}

async function readDashboard({ ctx, versions }: Reader): Promise<DashboardData> {
  const today = userToday(ctx);
  const [
    agenda,
    todoLists,
    todos,
    reminders,
    info,
    dailyReminders,
    socialDates,
    connected,
    calendarFeed,
    phone,
    channels,
  ] = await Promise.all([
    readAgenda(ctx, today, addDays(today, 7)),
    listLists(ctx),
    listTodos(ctx, {}),
    listShownReminders(ctx),
    listInfo(ctx),
    listDailyReminders(ctx),
    listSocialDates(ctx),
    calendarOverview(ctx),
    readCalendarFeed(ctx),
    phoneState(ctx),
    channelBook(ctx),
  ]);
  const { id, email, firstName, lastName, phoneNumber, timezone, clock, isAdmin } = ctx.user;
  return {
    user: { id, email, firstName, lastName, phoneNumber, timezone, clock, isAdmin },
    now: ctx.now().toISOString(),
    versions,
    isNewcomer: todos.items.length === 0 && reminders.length === 0 && !(await cookies()).has(firstRunCookie),
    agenda,
    todoLists,
    todos,
    reminders,
    info,
    dailyReminders,
    socialDates,
    ...connected,
    calendarFeed,
    phone,
    channels,
  };
}

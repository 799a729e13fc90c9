import { cookies } from 'next/headers';
import { type ComponentType, Suspense } from 'react';
import type { DashboardData } from '@/components/dashboard/dashboard';
import { firstRunCookie } from '@/components/first-run/cookie';
import { PageSpinner } from '@/components/page/page-spinner';
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

interface HomeProps {
  ctx: UserCtx;
  versions: Versions;
  view: ComponentType<DashboardData>;
}

export function Home({ loading, ...home }: HomeProps & { loading: string }) {
  return (
    <Suspense fallback={<PageSpinner label={loading} />}>
      <LoadedHome {...home} />
    </Suspense>
  );
}

async function LoadedHome({ ctx, versions, view: Dashboard }: HomeProps) {
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
  return (
    <Dashboard
      user={{ id, email, firstName, lastName, phoneNumber, timezone, clock, isAdmin }}
      now={ctx.now().toISOString()}
      versions={versions}
      isNewcomer={
        todos.items.length === 0 && reminders.length === 0 && !(await cookies()).has(firstRunCookie)
      }
      agenda={agenda}
      todoLists={todoLists}
      todos={todos}
      reminders={reminders}
      info={info}
      dailyReminders={dailyReminders}
      socialDates={socialDates}
      {...connected}
      calendarFeed={calendarFeed}
      phone={phone}
      channels={channels}
    />
  );
}

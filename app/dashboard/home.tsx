import { type ComponentType, Suspense } from 'react';
import type { DashboardData } from '@/components/dashboard/dashboard';
import { PageSpinner } from '@/components/page/page-spinner';
import { readCalendarFeed } from '@/lib/calendar-feed/reads';
import { channelBook } from '@/lib/channels/book';
import { phoneState } from '@/lib/channels/phone';
import { calendarOverview } from '@/lib/connectors/events/todays-events';
import type { UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { listInfo } from '@/lib/info/reads';
import { listShownReminders } from '@/lib/reminders/reads';
import { listSocialDates } from '@/lib/social/reads';
import { listTodos } from '@/lib/todos/reads';

interface HomeProps {
  ctx: UserCtx;
  /** The dashboard component, loaded with the page or lazily. */
  view: ComponentType<DashboardData>;
}

/** A signed-in user's home, at / and at /dashboard. Its lists are sent with the page. */
export function Home({ loading, ...home }: HomeProps & { loading: string }) {
  return (
    <Suspense fallback={<PageSpinner label={loading} />}>
      <LoadedHome {...home} />
    </Suspense>
  );
}

async function LoadedHome({ ctx, view: Dashboard }: HomeProps) {
  const [todos, reminders, info, dailyReminders, socialDates, connected, calendarFeed, phone, channels] =
    await Promise.all([
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

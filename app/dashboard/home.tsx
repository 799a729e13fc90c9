import { Suspense } from 'react';
import { PageSpinner } from '@/components/common/page-spinner';
import { Dashboard } from '@/components/dashboard/dashboard';
import type { UserCtx } from '@/lib/context';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { listTodos } from '@/lib/todos/reads';

/** A signed-in person's home, at / and at /dashboard: its lists travel with the page. */
export function Home({ ctx, loading }: { ctx: UserCtx; loading: string }) {
  return (
    <Suspense fallback={<PageSpinner label={loading} />}>
      <LoadedHome ctx={ctx} />
    </Suspense>
  );
}

async function LoadedHome({ ctx }: { ctx: UserCtx }) {
  const [todos, reminders, info] = await Promise.all([listTodos(ctx, {}), listReminders(ctx), listInfo(ctx)]);
  const { id, email, firstName, lastName, phoneNumber, timezone, isAdmin } = ctx.user;
  return (
    <Dashboard
      user={{ id, email, firstName, lastName, phoneNumber, timezone, isAdmin }}
      now={ctx.now().toISOString()}
      todos={todos}
      reminders={reminders}
      info={info}
    />
  );
}

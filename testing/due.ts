import { eq, inArray } from 'drizzle-orm';
import { contactPoints } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import { schedules, wake as wakes } from '@/db/schema/scheduler';
import type { UserCtx } from '@/lib/context';
import { deliver, wake } from '@/lib/jobs/wake';
import { armWake } from '@/lib/outbox/queue/arm';
import { listReminders } from '@/lib/reminders/reads';
import { localDate, localTime } from '@/lib/time/format';
import { listOpenTodos } from '@/lib/todos/reads';
import { createUser } from '@/testing/people';
import { type TestCtx, testCtx } from '@/testing/world';

export async function clearSchedules(): Promise<void> {
  const { db } = await testCtx();
  await db.delete(schedules);
  await db.delete(wakes);
  await db.delete(deliveries).where(inArray(deliveries.state, ['planned', 'sending', 'unknown']));
}

let phoneCount = 0;

export async function createUserWithPhone<C extends TestCtx>(
  ctx: C,
  timezone = 'Europe/Berlin',
  recapOn = false,
): Promise<C & UserCtx> {
  const me = await createUser(ctx, { timezone, recapOn, firstName: 'Ada' });
  phoneCount += 1;
  await ctx.db.insert(contactPoints).values({
    userId: me.user.id,
    channel: 'whatsapp',
    address: `+1555030${String(phoneCount).padStart(4, '0')}`,
    state: 'bound',
    lastInboundAt: ctx.now(),
  });
  return me;
}

export async function runDueJobs(ctx: TestCtx): Promise<void> {
  ctx.jobs.length = 0;
  await wake(ctx, 'hour');
  for (const job of ctx.jobs.filter(({ path }) => path === '/api/jobs/deliver')) {
    await deliver(ctx, job.body.ids as string[]);
  }
  await armWake(ctx);
}

export async function listOutcomes(ctx: UserCtx) {
  const rows = await ctx.db
    .select({
      causeId: deliveries.causeId,
      occursAt: deliveries.occursAt,
      occursOn: deliveries.occursOn,
      state: deliveries.state,
      channel: deliveries.channel,
      late: deliveries.late,
    })
    .from(deliveries)
    .where(eq(deliveries.userId, ctx.user.id))
    .orderBy(deliveries.dueAt);
  return rows.map(({ occursAt, occursOn, ...row }) => ({
    ...row,
    occurs: occursOn ?? occursAt?.toISOString(),
  }));
}

/**
 * Returns reminders as "title MM-DD HH:MM" (UTC), and open todos as "text MM-DD", or "text -" without a due
 * date. The texts are sorted.
 */
export async function listPlans(ctx: UserCtx): Promise<string[]> {
  const reminders = (await listReminders(ctx)).map(({ title, reminderTime }) => {
    const at = new Date(reminderTime);
    return `${title} ${localDate(at, 'UTC').slice(5)} ${localTime(at, 'UTC').slice(0, 5)}`;
  });
  const todos = (await listOpenTodos(ctx)).map(({ text, dueDate }) => `${text} ${dueDate?.slice(5) ?? '-'}`);
  return [...reminders, ...todos].sort();
}

import { eq } from 'drizzle-orm';
import { contactPoints } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import { schedules, wake as wakes } from '@/db/schema/scheduler';
import type { UserCtx } from '@/lib/context';
import { deliver, wake } from '@/lib/http/jobs';
import { armWake } from '@/lib/scheduler/arm';
import { createUser } from '@/lib/testing/people';
import { type TestCtx, testCtx } from '@/lib/testing/world';

let numbers = 0;

/** The files of a worker share one database: what earlier stories left due is none of the next one's. */
export async function forgetDue(): Promise<void> {
  const { db } = await testCtx();
  await db.delete(schedules);
  await db.delete(wakes);
}

/** Somebody with a bound phone who wrote a moment ago, and gets a recap of the week only where the story is about it. */
export async function withPhone<C extends TestCtx>(
  ctx: C,
  timezone = 'Europe/Berlin',
  recapOn = false,
): Promise<C & UserCtx> {
  const me = await createUser(ctx, { timezone, recapOn, firstName: 'Ada' });
  numbers += 1;
  await ctx.db.insert(contactPoints).values({
    userId: me.user.id,
    channel: 'whatsapp',
    address: `+1555030${String(numbers).padStart(4, '0')}`,
    state: 'bound',
    lastInboundAt: ctx.now(),
  });
  return me;
}

/** What the queue would do at the end of an hour: the wake, then every chunk it published. */
export async function pass(ctx: TestCtx): Promise<void> {
  ctx.jobs.length = 0;
  await wake(ctx, 'hour');
  for (const job of ctx.jobs.filter(({ path }) => path === '/api/jobs/deliver')) {
    await deliver(ctx, job.body.ids as string[]);
  }
  await armWake(ctx);
}

/** What became of everything that was to be said to somebody, the first due first. */
export function ledger(ctx: UserCtx) {
  return ctx.db
    .select({
      slot: deliveries.slot,
      state: deliveries.state,
      channel: deliveries.channel,
      late: deliveries.late,
    })
    .from(deliveries)
    .where(eq(deliveries.userId, ctx.user.id))
    .orderBy(deliveries.dueAt);
}

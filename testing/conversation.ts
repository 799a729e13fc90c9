import { chat } from '@/lib/assistant/chat';
import { listPlans } from '@/testing/due';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

/** The messages are one minute apart. The first is on 10 March 2027, 15:00 UTC. */
export async function hold(...messages: string[]) {
  const ctx = await createUser(await testCtx(), { timezone: 'UTC' });
  let reply = '';
  for (const message of messages) {
    reply = (await chat(ctx, message)).message;
    ctx.clock.advance(60_000);
  }
  return { reply, plans: await listPlans(ctx), ctx };
}

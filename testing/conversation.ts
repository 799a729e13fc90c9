import { chat } from '@/lib/assistant/chat';
import { listPlans } from '@/testing/due';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

/**
 * Sends messages one minute apart, the first on Wednesday, 10 March 2027, 15:00 UTC. Returns the last reply,
 * the user's reminders and todos (`plans`), and the context.
 */
export async function hold(...messages: string[]) {
  const ctx = await createUser(await testCtx(), { timezone: 'UTC' });
  let reply = '';
  for (const message of messages) {
    reply = (await chat(ctx, message)).message;
    ctx.clock.advance(60_000);
  }
  return { reply, plans: await listPlans(ctx), ctx };
}

import { chat } from '@/lib/assistant/chat';
import { listPlans } from '@/testing/due';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

/**
 * Sends messages to Sidekick as a new user. Returns the last reply, the user's reminders and open todos, and
 * the context. The first message is sent on 10 March 2027, 15:00 UTC, and each further one a minute later.
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

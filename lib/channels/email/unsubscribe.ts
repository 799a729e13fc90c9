import { findUser } from '@/lib/auth/reads';
import { readUnsubscribe } from '@/lib/channels/email/links';
import { ordersOf } from '@/lib/channels/order-reads';
import { saveOrder } from '@/lib/channels/order-writes';
import { defaultOrder, topicNames, topics } from '@/lib/channels/rules';
import { type Ctx, inTransaction } from '@/lib/context';
import { AppError } from '@/lib/errors';

/**
 * Ends mails about the topic of a link. Messages about the topic on other channels continue. Throws invalid if the link's signature is
 * wrong or the account was deleted.
 */
export async function unsubscribe(ctx: Ctx, token: string): Promise<{ message: string }> {
  const link = readUnsubscribe(token);
  const topic = topics.find((one) => one === link?.topic);
  if (!link || !topic || !(await findUser(ctx.db, link.userId)))
    throw new AppError('invalid', 'This link does not work any more.');
  await inTransaction(ctx, async (tx) => {
    const orders = await ordersOf(tx, link.userId);
    const order = orders[topic] ?? defaultOrder;
    await saveOrder(
      tx,
      link.userId,
      topic,
      order.filter((channel) => channel !== 'email'),
    );
  });
  return { message: `Done: no more ${topicNames[topic]} by e-mail.` };
}

/** Returns the name of the messages from which a link unsubscribes. */
export function nameOfLink(token: string): string {
  const topic = topics.find((one) => one === readUnsubscribe(token)?.topic);
  return topic ? topicNames[topic] : 'these messages';
}

import { findUser } from '@/lib/auth/reads';
import { readUnsubscribe } from '@/lib/channels/email/links';
import { ordersOf } from '@/lib/channels/order-reads';
import { saveOrder } from '@/lib/channels/order-writes';
import { defaultOrder, namesOf } from '@/lib/channels/rules';
import { type Ctx, inTransaction } from '@/lib/context';
import { AppError } from '@/lib/errors';

export async function unsubscribe(ctx: Ctx, token: string): Promise<{ message: string }> {
  const link = readUnsubscribe(token);
  if (!link || !(await findUser(ctx.db, link.userId)))
    throw new AppError('invalid', 'This link does not work any more.');
  await inTransaction(ctx, async (tx) => {
    const orders = await ordersOf(tx, link.userId);
    for (const topic of link.topics) {
      const order = orders[topic] ?? defaultOrder;
      const rest = order.filter((channel) => channel !== 'email');
      await saveOrder(tx, link.userId, [topic], rest);
    }
  });
  return { message: `Done: no more ${namesOf(link.topics)} by e-mail.` };
}

export function nameOfLink(token: string): string | null {
  const link = readUnsubscribe(token);
  return link && namesOf(link.topics);
}

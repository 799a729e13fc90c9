import { chat } from '@/lib/assistant/chat';
import { findUser } from '@/lib/auth/reads';
import { type ActLink, type MailAct, readAct } from '@/lib/channels/email/links';
import type { Ctx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { findOwnDelivery } from '@/lib/outbox/reads';

const labels: Record<MailAct, string> = { done: 'It is done', snooze: 'Remind me in an hour' };
const texts: Record<MailAct, string> = { done: 'Done', snooze: 'Snooze 1 hour' };

/**
 * Returns the label of an action link in a mail and what it is about, for its page. Returns null if the signature is wrong or the
 * link has expired.
 */
export async function readMailAct(ctx: Ctx, token: string): Promise<{ label: string; about: string } | null> {
  const link = readAct(token, ctx.now());
  const delivery = link && (await findOwnDelivery(ctx, link.userId, link.deliveryId));
  return delivery ? { label: labels[link.act], about: delivery.body } : null;
}

/**
 * Answers a reminder through a link in its mail, in the user's conversation. If the link is used again, returns the same answer and
 * changes nothing. Throws invalid if the signature is wrong or the link has expired.
 */
export async function runMailAct(ctx: Ctx, token: string): Promise<{ message: string }> {
  const link = readAct(token, ctx.now());
  const user = link && (await findUser(ctx.db, link.userId));
  if (!user) throw new AppError('invalid', 'This link does not work any more.');
  const answer = await chat({ ...ctx, user, channel: 'email' }, texts[link.act], {
    id: `mail:${link.deliveryId}:${link.act}`,
    reference: referenceOf(link),
  });
  return { message: answer.message };
}

function referenceOf({ act, deliveryId }: ActLink) {
  return { button: `${act}:${deliveryId}` };
}

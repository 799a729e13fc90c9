import { chat } from '@/lib/assistant/chat';
import { findUser } from '@/lib/auth/reads';
import { type ActLink, type MailAct, readAct } from '@/lib/channels/email/links';
import type { Ctx, UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { listMessage } from '@/lib/outbox/text-reads';
import { latestRemindersOf } from '@/lib/reminders/answers/reads';

const labels: Record<MailAct, string> = { done: 'It is done', snooze: 'Remind me in an hour' };
const texts: Record<MailAct, string> = { done: 'Done', snooze: 'Snooze 1 hour' };

/**
 * Returns what a link in a mail does (`label`) and the text of the reminders that the link is about
 * (`about`). Null if the link no longer works.
 */
export async function readMailAct(ctx: Ctx, token: string): Promise<{ label: string; about: string } | null> {
  const link = readAct(token, ctx.now());
  const user = link && (await findUser(ctx.db, link.userId));
  if (!user) return null;
  const own: UserCtx = { ...ctx, user, channel: 'email' };
  const [message, reminders] = await Promise.all([
    listMessage(own, link.deliveryId),
    latestRemindersOf(own, link.deliveryId),
  ]);
  const answered = message.filter(({ subjectId }) => reminders.some(({ id }) => id === subjectId));
  if (answered.length === 0) return null;
  return { label: labels[link.act], about: answered.map(({ body }) => body).join('\n\n') };
}

/**
 * Runs the action of a link in a mail, such as "Done" or "Snooze". The second use of a link changes nothing
 * and returns the first answer.
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

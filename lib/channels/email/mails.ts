import { type MailContent, mailHtml, mailText } from '@/lib/channels/email/compose';
import { actUrl, unsubscribeUrls } from '@/lib/channels/email/links';
import { type Topic, topicOf } from '@/lib/channels/rules';
import { env } from '@/lib/env';
import type { Mail, OutboundMessage } from '@/lib/ports';
import { clip } from '@/lib/words/wording';

const maxSubject = 90;

interface Look {
  /** The subject. If it is missing, the first line of the text is used. */
  subject?: string;
  path: string;
  label: string;
}

const looks: Record<Topic, Look> = {
  reminders: { path: '/dashboard?tab=tools', label: 'Open my reminders' },
  summaries: { subject: 'Your daily summary', path: '/dashboard', label: 'Open Sidekick' },
  journal: { subject: 'Time for your journal', path: '/dashboard?tab=journal', label: 'Write my entry' },
  recaps: { subject: 'Your week in review', path: '/dashboard', label: 'Open Sidekick' },
  dates: { path: '/dashboard?tab=tools', label: 'Open Sidekick' },
};
const noticeLook: Look = { path: '/dashboard', label: 'Open Sidekick' };

/** Builds the mail of a delivery: its text, links to answer a reminder, and links to unsubscribe from mails of its topic. */
export function mailOfDelivery(
  { to, text, sendId, delivery }: Pick<OutboundMessage, 'to' | 'text' | 'sendId' | 'delivery'>,
  userId: string,
  now: Date,
): Mail {
  const topic = topicOf(delivery.kind);
  const { subject, path, label } = topic ? looks[topic] : noticeLook;
  const heading = subject ?? clip(text.split('\n', 1)[0] ?? '', maxSubject);
  const unsubscribe = topic ? unsubscribeUrls(userId, topic) : undefined;
  const open = { label, url: `${env().appUrl}${path}` };
  const answer = (act: 'done' | 'snooze') => actUrl({ userId, deliveryId: delivery.id, act }, now);
  return mailOf(
    { userId, to, id: sendId, subject: heading, unsubscribeUrl: unsubscribe?.post },
    {
      heading,
      body: text,
      links:
        topic === 'reminders'
          ? [
              { label: 'Done', url: answer('done') },
              { label: 'Remind me in an hour', url: answer('snooze') },
            ]
          : [open],
      reason: 'You asked Sidekick to tell you by e-mail. Replies to this address are not read.',
      unsubscribePage: unsubscribe?.page,
    },
  );
}

/** Formats a mail for one address. */
export function mailOf(envelope: Omit<Mail, 'text' | 'html'>, content: MailContent): Mail {
  return { ...envelope, text: mailText(content), html: mailHtml(content) };
}

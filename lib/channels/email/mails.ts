import { type MailContent, mailHtml, mailText } from '@/lib/channels/email/compose';
import { actUrl, unsubscribeUrls } from '@/lib/channels/email/links';
import { namesOf, type Topic, topicOf } from '@/lib/channels/rules';
import { env } from '@/lib/env';
import type { Mail, OutboundMessage } from '@/lib/ports';
import { clip, joinWords } from '@/lib/words/wording';

const maxSubject = 90;

interface Look {
  content: string;
  subject?: string;
  path: string;
  label: string;
}

const looks: Record<Topic, Look> = {
  reminders: { content: 'reminders', path: '/dashboard?tab=tools', label: 'Open my reminders' },
  summaries: {
    content: 'daily summary',
    subject: 'Your daily summary',
    path: '/dashboard',
    label: 'Open Sidekick',
  },
  journal: {
    content: 'journal',
    subject: 'Time for your journal',
    path: '/dashboard?tab=journal',
    label: 'Write my entry',
  },
  recaps: {
    content: 'week in review',
    subject: 'Your week in review',
    path: '/dashboard',
    label: 'Open Sidekick',
  },
  dates: { content: 'birthdays and anniversaries', path: '/dashboard?tab=tools', label: 'Open Sidekick' },
};
const noticeLook: Omit<Look, 'content'> = { path: '/dashboard', label: 'Open Sidekick' };

export function mailOfDelivery(
  { to, text, sendId, delivery }: Pick<OutboundMessage, 'to' | 'text' | 'sendId' | 'delivery'>,
  userId: string,
  now: Date,
): Mail {
  const topics = [...new Set(delivery.kinds.flatMap((kind) => topicOf(kind) ?? []))];
  const [topic] = topics;
  const { subject, path, label } = topic ? looks[topic] : noticeLook;
  const firstLine = clip(text.split('\n', 1)[0] ?? '', maxSubject);
  const heading =
    topics.length > 1 ? `Your ${joinWords(topics.map((one) => looks[one].content))}` : (subject ?? firstLine);
  const unsubscribe = topic ? unsubscribeUrls(userId, topics) : undefined;
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
      unsubscribe: unsubscribe && { page: unsubscribe.page, names: namesOf(topics) },
    },
  );
}

export function mailOf(envelope: Omit<Mail, 'text' | 'html'>, content: MailContent): Mail {
  return { ...envelope, text: mailText(content), html: mailHtml(content) };
}

import { mailOfDelivery } from '@/lib/channels/email/mails';
import { type Mailer, type Messenger, SendError } from '@/lib/ports';

export function emailMessenger(mailer: Mailer, now: () => Date = () => new Date()): Messenger {
  return {
    provider: mailer.provider,
    send: async (message) => {
      const { userId } = message.delivery;
      if (!userId) throw new SendError('refused', 'no user');
      await mailer.send(mailOfDelivery(message, userId, now()));
      return { providerId: message.sendId, state: mailer.provider === 'kept' ? 'delivered' : 'accepted' };
    },
  };
}

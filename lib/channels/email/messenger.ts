import { mailOfDelivery } from '@/lib/channels/email/mails';
import { type Mailer, type Messenger, SendError } from '@/lib/ports';

/** Sends deliveries as mail. */
export function emailMessenger(mailer: Mailer): Messenger {
  return {
    provider: mailer.provider,
    send: async (message) => {
      const { userId } = message.delivery;
      if (!userId) throw new SendError('refused', 'no user');
      await mailer.send(mailOfDelivery(message, userId, new Date()));
      return { providerId: message.sendId, state: mailer.provider === 'kept' ? 'delivered' : 'accepted' };
    },
  };
}

import { keptMails } from '@/db/schema/channels';
import type { Ctx } from '@/lib/context';
import type { Mailer } from '@/lib/ports';

export function keepingMailer(db: () => Promise<Ctx['db']>): Mailer {
  return {
    provider: 'kept',
    send: async ({ userId, to, subject, text, html }) => {
      await (await db()).insert(keptMails).values({ userId, address: to, subject, text, html });
    },
  };
}

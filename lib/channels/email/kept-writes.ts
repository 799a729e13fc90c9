import { keptMails } from '@/db/schema/channels';
import type { Ctx } from '@/lib/context';
import type { Mailer } from '@/lib/ports';

/** Returns the demo's mailer, which stores mail in the database instead of sending it. */
export function keepingMailer(db: () => Promise<Ctx['db']>): Mailer {
  return {
    provider: 'kept',
    send: async ({ userId, to, subject, text, html }) => {
      await (await db()).insert(keptMails).values({ userId, address: to, subject, text, html });
    },
  };
}

import { desc, eq } from 'drizzle-orm';
import { keptMails } from '@/db/schema/channels';
import type { KeptMail } from '@/lib/channels/schema';
import type { UserCtx } from '@/lib/context';

const shownMails = 50;

export async function listKeptMails(ctx: UserCtx): Promise<KeptMail[]> {
  const rows = await ctx.db
    .select()
    .from(keptMails)
    .where(eq(keptMails.userId, ctx.user.id))
    .orderBy(desc(keptMails.createdAt), desc(keptMails.id))
    .limit(shownMails);
  return rows.map(({ id, address, subject, text, html, createdAt }) => ({
    id,
    to: address,
    subject,
    text,
    html,
    at: createdAt.toISOString(),
  }));
}

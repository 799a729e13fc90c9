import { and, desc, eq, ilike, lt, sql } from 'drizzle-orm';
import { messages, turns } from '@/db/schema/assistant';
import type { MessagePage } from '@/lib/assistant/schema';
import type { UserCtx } from '@/lib/context';
import { pageOf, rowsAfter } from '@/lib/keyset';

const pageSize = 30;

/**
 * Returns a page of the user's messages on all channels, newest first. `before` (an ISO instant) limits them
 * to older messages, and `q` to messages that contain this text. `after` is the cursor from the previous
 * page.
 */
export async function listMessages(
  ctx: UserCtx,
  { before, after, q }: { before?: string | undefined; after?: string | undefined; q?: string | undefined },
): Promise<MessagePage> {
  const rows = await ctx.db
    .select({
      id: messages.id,
      content: messages.content,
      isFromUser: messages.isFromUser,
      createdAt: messages.createdAt,
      channel: turns.channel,
      position: sql<string>`${messages.createdAt}::text`,
    })
    .from(messages)
    .leftJoin(turns, eq(turns.id, messages.turnId))
    .where(
      and(
        eq(messages.userId, ctx.user.id),
        before ? lt(messages.createdAt, new Date(before)) : undefined,
        q ? ilike(messages.content, `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
        rowsAfter(after, { at: messages.createdAt, id: messages.id, order: 'desc' }),
      ),
    )
    .orderBy(desc(messages.createdAt), messages.id)
    .limit(pageSize + 1);
  const page = pageOf(rows, pageSize, ({ position, id }) => ({ at: position, id }));
  return {
    items: page.rows.map(({ position: _, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
    })),
    ...(page.next ? { next: page.next } : {}),
  };
}

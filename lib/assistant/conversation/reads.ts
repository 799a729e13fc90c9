import { and, eq, gt } from 'drizzle-orm';
import { conversations } from '@/db/schema/assistant';
import type { Ctx, UserCtx } from '@/lib/context';
import { secondsUntilFree } from '@/lib/lease';

/** Returns the id of a user's conversation. It is the same on every channel: a question asked on one is answered on another. */
export function conversationIdOf(userId: string): string {
  return `u:${userId}`;
}

/** Returns the feature that the user changed in the dashboard after an instant; null if they did not. */
export async function editedSince(ctx: UserCtx, at: Date): Promise<string | null> {
  const [row] = await ctx.db
    .select({ feature: conversations.editedFeature })
    .from(conversations)
    .where(and(eq(conversations.id, conversationIdOf(ctx.user.id)), gt(conversations.editedAt, at)));
  return row?.feature ?? null;
}

export async function secondsUntilConversationIsFree(ctx: Ctx, id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ leasedUntil: conversations.leasedUntil })
    .from(conversations)
    .where(eq(conversations.id, id));
  return secondsUntilFree(ctx, row?.leasedUntil ?? null);
}

/** Returns the question that was stored last, expired or not. */
export async function storedQuestionOf(ctx: Ctx, id: string): Promise<unknown> {
  const [row] = await ctx.db
    .select({ question: conversations.question })
    .from(conversations)
    .where(eq(conversations.id, id));
  return row?.question ?? null;
}

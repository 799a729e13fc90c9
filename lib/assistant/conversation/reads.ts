import { and, eq, gt } from 'drizzle-orm';
import { conversations } from '@/db/schema/assistant';
import type { Ctx, UserCtx } from '@/lib/context';
import { secondsUntilFree } from '@/lib/lease';

/**
 * Returns the id of a user's conversation. All channels share it, so a question asked on one channel can be
 * answered on another.
 */
export function conversationIdOf(userId: string): string {
  return `u:${userId}`;
}

/**
 * Returns the feature whose data the user last changed on the dashboard. Returns null if the user has changed
 * nothing there since `at`.
 */
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

/** Returns the stored question of a conversation, even if it has expired. */
export async function storedQuestionOf(ctx: Ctx, id: string): Promise<unknown> {
  const [row] = await ctx.db
    .select({ question: conversations.question })
    .from(conversations)
    .where(eq(conversations.id, id));
  return row?.question ?? null;
}

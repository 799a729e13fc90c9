import { and, eq, gt } from 'drizzle-orm';
import { conversations } from '@/db/schema/assistant';
import type { Ctx, UserCtx } from '@/lib/context';
import { secondsUntilFree } from '@/lib/lease';

export function conversationIdOf(userId: string): string {
  return `u:${userId}`;
}

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

export async function storedQuestionOf(ctx: Ctx, id: string): Promise<unknown> {
  const [row] = await ctx.db
    .select({ question: conversations.question })
    .from(conversations)
    .where(eq(conversations.id, id));
  return row?.question ?? null;
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import { messages, turnSteps, turns, usageDays } from '@/db/schema/assistant';
import type { ModelUsage, Receipt } from '@/lib/assistant/conversation/turn-reads';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addToDayCounts } from '@/lib/stats/writes';

/**
 * Returns the id of the turn that answers the message `source`. A turn left unfinished by an earlier
 * attempt is used again. Throws `conflict` if the message was already answered.
 */
export async function openTurn(
  ctx: UserCtx,
  turn: { source: string; model: string; asked: string | null; usage: ModelUsage },
): Promise<string> {
  const { source, model, asked, usage } = turn;
  const [row] = await ctx.db
    .insert(turns)
    .values({
      userId: ctx.user.id,
      source,
      channel: ctx.channel,
      model,
      asked,
      tokensIn: usage.tokensIn,
      tokensOut: usage.tokensOut,
      createdAt: ctx.now(),
    })
    .onConflictDoUpdate({
      target: turns.source,
      set: {
        model,
        asked,
        tokensIn: sql`${turns.tokensIn} + excluded.tokens_in`,
        tokensOut: sql`${turns.tokensOut} + excluded.tokens_out`,
      },
      setWhere: and(eq(turns.state, 'open'), eq(turns.userId, ctx.user.id)),
    })
    .returning({ id: turns.id });
  if (!row) throw new AppError('conflict', 'This message was already answered.');
  return row.id;
}

export async function saveStep(
  ctx: UserCtx,
  step: { turnId: string; step: number; output: unknown; receipts: Receipt[] },
): Promise<void> {
  await ctx.db.insert(turnSteps).values(step);
}

export async function closeTurn(
  ctx: UserCtx,
  turnId: string,
  { text, reply }: { text: string; reply: string },
): Promise<void> {
  const now = ctx.now().getTime();
  await ctx.db.update(turns).set({ state: 'done' }).where(eq(turns.id, turnId));
  await ctx.db.insert(messages).values([
    { userId: ctx.user.id, turnId, content: text, isFromUser: true, createdAt: new Date(now) },
    // One millisecond later, so that the reply comes after the message.
    { userId: ctx.user.id, turnId, content: reply, isFromUser: false, createdAt: new Date(now + 1) },
  ]);
}

/**
 * Adds a turn to the usage counts. Call this last in the transaction, because it locks a row that all turns
 * share.
 */
export async function countTurn(ctx: UserCtx, usage: ModelUsage, todosCreated: number): Promise<void> {
  const today = await addUsage(ctx, usage, 1);
  await addToDayCounts(ctx, {
    messagesToday: ctx.channel === 'whatsapp' ? 2 : 0,
    activeUsers: today === 1 ? 1 : 0,
    todosCreated,
    modelCalls: usage.calls,
    tokens: usage.tokensIn + usage.tokensOut,
  });
}

export async function countUsage(ctx: UserCtx, usage: ModelUsage): Promise<void> {
  if (usage.calls === 0) return;
  await addUsage(ctx, usage, 0);
  await addToDayCounts(ctx, { modelCalls: usage.calls, tokens: usage.tokensIn + usage.tokensOut });
}

async function addUsage(ctx: UserCtx, usage: ModelUsage, newMessages: number): Promise<number | undefined> {
  const tokens = usage.tokensIn + usage.tokensOut;
  const [today] = await ctx.db
    .insert(usageDays)
    .values({
      userId: ctx.user.id,
      day: ctx.now().toISOString().slice(0, 10),
      messages: newMessages,
      calls: usage.calls,
      tokens,
    })
    .onConflictDoUpdate({
      target: [usageDays.userId, usageDays.day],
      set: {
        messages: sql`${usageDays.messages} + excluded.messages`,
        calls: sql`${usageDays.calls} + excluded.calls`,
        tokens: sql`${usageDays.tokens} + excluded.tokens`,
      },
    })
    .returning({ messages: usageDays.messages });
  return today?.messages;
}

export async function markUndone(ctx: UserCtx, turnId: string): Promise<boolean> {
  const marked = await ctx.db
    .update(turns)
    .set({ undoneAt: ctx.now() })
    .where(and(eq(turns.id, turnId), eq(turns.userId, ctx.user.id), isNull(turns.undoneAt)))
    .returning({ id: turns.id });
  return marked.length > 0;
}

/** Marks a turn as no longer undone; the reverse of `markUndone`. */
export async function markRedone(ctx: UserCtx, turnId: string): Promise<void> {
  await ctx.db
    .update(turns)
    .set({ undoneAt: null })
    .where(and(eq(turns.id, turnId), eq(turns.userId, ctx.user.id)));
}

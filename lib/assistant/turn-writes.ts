import { and, eq, isNull, sql } from 'drizzle-orm';
import { messages, turnSteps, turns, usageDays } from '@/db/schema/assistant';
import type { Receipt } from '@/lib/assistant/turn-reads';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { countDay } from '@/lib/stats/writes';

export interface Usage {
  calls: number;
  tokensIn: number;
  tokensOut: number;
}

/** Opens the turn of a message, or finds it where an earlier step did; a finished one refuses: its effects stand. */
export async function openTurn(
  ctx: UserCtx,
  turn: { source: string; model: string; asked: string | null; usage: Usage },
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

/** Keeps a step's calls and receipts; a step is unique in its turn. */
export async function keepStep(
  ctx: UserCtx,
  step: { turnId: string; step: number; output: unknown; receipts: Receipt[] },
): Promise<void> {
  await ctx.db.insert(turnSteps).values(step);
}

/** Closes a turn: both sides of the talk are kept. */
export async function closeTurn(
  ctx: UserCtx,
  turnId: string,
  said: { by: string; reply: string },
): Promise<void> {
  const now = ctx.now().getTime();
  await ctx.db.update(turns).set({ state: 'done' }).where(eq(turns.id, turnId));
  await ctx.db.insert(messages).values([
    { userId: ctx.user.id, turnId, content: said.by, isFromUser: true, createdAt: new Date(now) },
    { userId: ctx.user.id, turnId, content: said.reply, isFromUser: false, createdAt: new Date(now + 1) },
  ]);
}

/** The day's counters, for the person and for everyone; last in the transaction, for the shared row is a lock. */
export async function countTurn(ctx: UserCtx, usage: Usage, todosCreated: number): Promise<void> {
  const today = await addUsage(ctx, usage, 1);
  await countDay(ctx, {
    messagesToday: ctx.channel === 'whatsapp' ? 2 : 0,
    activeUsers: today === 1 ? 1 : 0,
    todosCreated,
    modelCalls: usage.calls,
    tokens: usage.tokensIn + usage.tokensOut,
  });
}

/** Puts what a model cost outside of a turn on the person's bill and into the day's counters. */
export async function countUsage(ctx: UserCtx, usage: Usage): Promise<void> {
  if (usage.calls === 0) return;
  await addUsage(ctx, usage, 0);
  await countDay(ctx, { modelCalls: usage.calls, tokens: usage.tokensIn + usage.tokensOut });
}

/** Gives how many messages the person wrote on this day. */
async function addUsage(ctx: UserCtx, usage: Usage, written: number): Promise<number | undefined> {
  const tokens = usage.tokensIn + usage.tokensOut;
  const [today] = await ctx.db
    .insert(usageDays)
    .values({
      userId: ctx.user.id,
      day: ctx.now().toISOString().slice(0, 10),
      messages: written,
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

/** Marks a turn as taken back, once; false where it already was. */
export async function markUndone(ctx: UserCtx, turnId: string): Promise<boolean> {
  const marked = await ctx.db
    .update(turns)
    .set({ undoneAt: ctx.now() })
    .where(and(eq(turns.id, turnId), eq(turns.userId, ctx.user.id), isNull(turns.undoneAt)))
    .returning({ id: turns.id });
  return marked.length > 0;
}

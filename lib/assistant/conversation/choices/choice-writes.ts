import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { choices } from '@/db/schema/assistant';
import type { ChatChoice } from '@/lib/assistant/schema';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { ToolCall } from '@/lib/tool';

export async function insertChoices(
  ctx: UserCtx,
  rows: (Omit<typeof choices.$inferInsert, 'calls'> & { calls: ToolCall[] })[],
): Promise<void> {
  await ctx.db.insert(choices).values(rows);
}

export async function findChoice(
  ctx: UserCtx,
  id: string,
): Promise<{ label: string; calls: ToolCall[]; say: string | null } | null> {
  const [row] = await ctx.db
    .select({ label: choices.label, calls: choices.calls, say: choices.say })
    .from(choices)
    .where(and(eq(choices.id, id), isOpen(ctx)));
  // The cast is safe because only offerChoices writes this column.
  return row ? { ...row, calls: row.calls as ToolCall[] } : null;
}

export async function labelOfChoice(ctx: UserCtx, id: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ label: choices.label })
    .from(choices)
    .where(and(eq(choices.id, id), eq(choices.userId, ctx.user.id)));
  return row?.label ?? null;
}

export async function labelOfTaken(ctx: UserCtx, id: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ label: choices.label })
    .from(choices)
    .where(and(eq(choices.id, id), eq(choices.userId, ctx.user.id), isNotNull(choices.takenAt)));
  return row?.label ?? null;
}

export function openChoicesOf(ctx: UserCtx, turnId: string): Promise<ChatChoice[]> {
  return ctx.db
    .select({ id: choices.id, label: choices.label })
    .from(choices)
    .where(and(eq(choices.turnId, turnId), isOpen(ctx)))
    .orderBy(asc(choices.position));
}

/**
 * Marks a choice as taken and closes the other choices of its turn. Throws `conflict` if the choice expired
 * or another choice of the turn was already taken.
 */
export async function takeChoice(ctx: UserCtx, id: string): Promise<void> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const taken = await ctx.db
    .update(choices)
    .set({ takenAt: sql`case when ${choices.id} = ${id} then ${now} end`, expiresAt: now })
    .where(and(sql`${choices.turnId} = (select turn_id from choices where id = ${id})`, isOpen(ctx)))
    .returning({ id: choices.id });
  if (!taken.some((row) => row.id === id))
    throw new AppError('conflict', 'That was already answered. Nothing was changed.');
}

export async function withdrawChoices(ctx: UserCtx): Promise<void> {
  await ctx.db.update(choices).set({ expiresAt: ctx.now() }).where(isOpen(ctx));
}

function isOpen(ctx: UserCtx) {
  return and(eq(choices.userId, ctx.user.id), isNull(choices.takenAt), gt(choices.expiresAt, ctx.now()));
}

import { and, eq, inArray } from 'drizzle-orm';
import { conversations } from '@/db/schema/assistant';
import { conversationIdOf } from '@/lib/assistant/conversation/reads';
import { messengerChannelNames } from '@/lib/channels/rules';
import type { Ctx, UserCtx } from '@/lib/context';
import { AppError, isDatabaseError } from '@/lib/errors';
import { isFree, leaseEnd, whileLeased } from '@/lib/lease';

export interface HeldConversation {
  id: string;
  holder: string;
  leasedUntil: Date;
  /**
   * The question that was open when the conversation was claimed; null if no question was open. Undefined
   * after a message was answered: read the question from the database in this case.
   */
  question: unknown;
}

/**
 * Reserves the conversation for `holder` and returns it. Null if another process has reserved it. Throws
 * `not_found` if the account was deleted.
 */
export async function claimConversation(
  ctx: Ctx,
  id: string,
  holder: string,
): Promise<HeldConversation | null> {
  const lease = { holder, leasedUntil: leaseEnd(ctx) };
  const claim = ctx.db
    .insert(conversations)
    .values({ id, userId: ownerOf(id), ...lease })
    .onConflictDoUpdate({
      target: conversations.id,
      set: lease,
      setWhere: isFree(ctx, conversations.leasedUntil),
    })
    .returning({ question: conversations.question });
  const [row] = await claim.catch((error: unknown) => {
    if (isDatabaseError(error, '23503'))
      throw new AppError('not_found', 'This account does not exist any more.');
    throw error;
  });
  return row ? { id, ...lease, question: row.question } : null;
}

function ownerOf(id: string): string | null {
  return id.startsWith('u:') ? id.slice(2) : null;
}

export function whileHolding<T>(
  ctx: Ctx,
  { id, holder, leasedUntil }: HeldConversation,
  work: () => Promise<T>,
): Promise<T> {
  const renew = async (_: Date, to: Date) => {
    const kept = await ctx.db
      .update(conversations)
      .set({ leasedUntil: to })
      .where(and(eq(conversations.id, id), eq(conversations.holder, holder)))
      .returning({ id: conversations.id });
    return kept.length > 0;
  };
  return whileLeased(ctx, leasedUntil, renew, work);
}

export async function releaseConversation(
  ctx: Ctx,
  { id, holder }: Pick<HeldConversation, 'id' | 'holder'>,
): Promise<void> {
  await ctx.db
    .update(conversations)
    .set({ holder: null, leasedUntil: null })
    .where(and(eq(conversations.id, id), eq(conversations.holder, holder)));
}

/**
 * Saves the open question. If `question` is null, deletes the open question. Throws `busy` if the
 * conversation is no longer reserved for `holder`.
 */
export async function saveQuestion(
  ctx: Ctx,
  { id, holder }: Pick<HeldConversation, 'id' | 'holder'>,
  question: unknown,
): Promise<void> {
  const saved = await ctx.db
    .update(conversations)
    .set({ question: question ?? null })
    .where(and(eq(conversations.id, id), eq(conversations.holder, holder)))
    .returning({ id: conversations.id });
  if (saved.length === 0)
    throw new AppError('busy', 'Another message of yours is being answered. Please send this one again.');
}

/**
 * Records that the user changed data of `feature` outside the conversation, so that undo can mention this
 * change.
 */
export async function noteEdit(ctx: UserCtx, feature: string): Promise<void> {
  const edit = { editedAt: ctx.now(), editedFeature: feature };
  await ctx.db
    .insert(conversations)
    .values({ id: conversationIdOf(ctx.user.id), userId: ctx.user.id, ...edit })
    .onConflictDoUpdate({ target: conversations.id, set: edit });
}

/**
 * Ends the reservations of all conversations. Call this only when an embedded database starts, because no
 * other process exists then.
 */
export async function releaseAllConversations(ctx: Ctx): Promise<void> {
  await ctx.db.update(conversations).set({ holder: null, leasedUntil: null });
}

export async function forgetConversations(ctx: Ctx, addresses: string[]): Promise<void> {
  const ids = messengerChannelNames.flatMap((channel) => addresses.map((address) => `${channel}:${address}`));
  await ctx.db.delete(conversations).where(inArray(conversations.id, ids));
}

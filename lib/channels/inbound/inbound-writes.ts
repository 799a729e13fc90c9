import { and, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { webhookLogs } from '@/db/schema/channels';
import { previewLength, privatePreview } from '@/lib/channels/rules';
import type { Ctx, UserCtx } from '@/lib/context';
import { clip } from '@/lib/words/wording';

// A failed message keeps its text for this long, for another try.
const bodyDays = 30;

export interface InboundMessage {
  channel: 'whatsapp' | 'telegram';
  /** A phone number in E.164, or the id of a Telegram chat. */
  from: string;
  to: string | null;
  providerMessageId: string;
  type: string;
  text: string;
  provenance: Record<string, unknown>;
}

export type StoredInbound = {
  id: string;
  conversationId: string;
  done: boolean;
  fresh: boolean;
};

/**
 * Stores a message unless it is stored already. `fresh` is true if the message is new. `done` is true if the message
 * was answered before.
 */
export async function storeInbound(ctx: Ctx, message: InboundMessage): Promise<StoredInbound> {
  const [row] = await rowsOf<StoredInbound>(ctx.db, storeStatement(ctx, message));
  if (row) return row;
  // If the same message is stored twice at once, the statement above returns no row for the second.
  const [existing] = await ctx.db
    .select({
      id: webhookLogs.id,
      conversationId: webhookLogs.conversationId,
      doneAt: webhookLogs.doneAt,
    })
    .from(webhookLogs)
    .where(
      and(
        eq(webhookLogs.channel, message.channel),
        eq(webhookLogs.providerMessageId, message.providerMessageId),
      ),
    );
  if (!existing) throw new Error('the inbound row vanished');
  const { id, conversationId, doneAt } = existing;
  return { id, conversationId, done: doneAt !== null, fresh: false };
}

function storeStatement(ctx: Ctx, message: InboundMessage) {
  const now = ctx.now().toISOString();
  return sql`
    with owner as (
      select user_id from contact_points
      where channel = ${message.channel} and address = ${message.from} and state <> 'claimed'
    ), added as (
      insert into webhook_logs (user_id, channel, talk, phone_number, "to", message_type, provenance,
        provider_message_id, body, received_at, created_at)
      select o.user_id, ${message.channel}, coalesce('u:' || o.user_id, ${`${message.channel}:${message.from}`}), ${message.from},
        ${message.to}, ${message.type}, ${JSON.stringify(message.provenance)}::jsonb,
        ${message.providerMessageId}, ${message.text}, ${now}::timestamptz, ${now}::timestamptz
      from (select 1) one left join owner o on true
      on conflict (channel, provider_message_id) do nothing
      returning id, talk
    )
    select id, talk as "conversationId", false as done, true as fresh from added
    union all
    select id, talk as "conversationId", done_at is not null as done, false as fresh from webhook_logs
    where channel = ${message.channel} and provider_message_id = ${message.providerMessageId}`;
}

/**
 * Adds 1 to the field `crashes` of a message before the work on the message begins. The functions that end the work
 * subtract 1 again. So `crashes` stays higher only if the process dies.
 */
export async function startInbound(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(webhookLogs)
    .set({
      crashes: sql`${webhookLogs.crashes} + 1`,
      status: sql`coalesce(${webhookLogs.status}, 'processing')`,
    })
    .where(eq(webhookLogs.id, id));
}

export async function retryInboundLater(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.update(webhookLogs).set({ crashes: oneCrashLess }).where(eq(webhookLogs.id, id));
}

export async function failInbound(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(webhookLogs)
    .set({ crashes: oneCrashLess, attempts: sql`${webhookLogs.attempts} + 1` })
    .where(eq(webhookLogs.id, id));
}

const oneCrashLess = sql`greatest(${webhookLogs.crashes} - 1, 0)`;

/**
 * Stores the outcome of a message and deletes the text. With the status "set_aside" (answering failed too often), the
 * text is kept for another try.
 */
export async function finishInbound(
  ctx: Ctx,
  row: { id: string; receivedAt: Date; body: string | null },
  outcome: { status: string; response: string; isPrivate: boolean },
): Promise<void> {
  const now = ctx.now();
  const preview = (text: string) =>
    outcome.isPrivate ? privatePreview : clip(withoutCode(text), previewLength);
  await ctx.db
    .update(webhookLogs)
    .set({
      status: outcome.status,
      messageContent: preview(row.body ?? ''),
      responseContent: preview(outcome.response),
      processingTime: Math.max(0, now.getTime() - row.receivedAt.getTime()),
      ...(outcome.status === 'set_aside' ? {} : { body: null, crashes: oneCrashLess }),
      doneAt: now,
    })
    .where(eq(webhookLogs.id, row.id));
}

export async function movePendingInbound(
  ctx: Ctx,
  row: { id: string; conversationId: string },
  to: { userId: string; conversationId: string },
): Promise<void> {
  await ctx.db
    .update(webhookLogs)
    .set(to)
    .where(
      and(
        eq(webhookLogs.conversationId, row.conversationId),
        isNull(webhookLogs.doneAt),
        ne(webhookLogs.id, row.id),
      ),
    );
}

export async function reopenInbound(ctx: Ctx, id: string): Promise<string | null> {
  const [row] = await ctx.db
    .update(webhookLogs)
    .set({ doneAt: null, status: null, responseContent: null, processingTime: null, attempts: 0, crashes: 0 })
    .where(and(eq(webhookLogs.id, id), eq(webhookLogs.status, 'set_aside'), isNotNull(webhookLogs.body)))
    .returning({ conversationId: webhookLogs.conversationId });
  return row?.conversationId ?? null;
}

export async function deleteExpiredBodies(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - bodyDays * 86_400_000);
  await ctx.db
    .update(webhookLogs)
    .set({ body: null })
    .where(and(isNotNull(webhookLogs.body), lt(webhookLogs.doneAt, before)));
}

export async function deleteInbound(ctx: UserCtx): Promise<string[]> {
  const deleted = await ctx.db
    .delete(webhookLogs)
    .where(eq(webhookLogs.userId, ctx.user.id))
    .returning({ address: webhookLogs.phoneNumber });
  return deleted.flatMap(({ address }) => address ?? []);
}

export async function forgetInbound(ctx: Ctx, addresses: string[]): Promise<void> {
  await ctx.db
    .delete(webhookLogs)
    .where(and(isNull(webhookLogs.userId), inArray(webhookLogs.phoneNumber, addresses)));
}

// Hides the code with which a person connects Telegram, because whoever has the code can connect.
function withoutCode(text: string): string {
  return text.replace(/^(\/start) \S+/, '$1 [code]');
}

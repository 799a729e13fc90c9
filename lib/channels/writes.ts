import { and, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { contactPoints, webhookLogs } from '@/db/schema/channels';
import { setPhoneNumber } from '@/lib/auth/phone-writes';
import { previewLength, privatePreview } from '@/lib/channels/rules';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { clip } from '@/lib/wording';

export interface Inbound {
  channel: 'whatsapp';
  /** E.164 of the sender. */
  from: string;
  to: string | null;
  providerMessageId: string;
  type: string;
  text: string;
  provenance: Record<string, unknown>;
}

export interface Stored {
  id: string;
  talk: string;
  done: boolean;
  fresh: boolean;
}

/**
 * Writes an inbound message once: one statement that also finds whose talk it belongs to. A repeated provider id gives the
 * row that stands. (A repeat that races the first insert sees neither; it looks once more.)
 */
export async function storeInbound(ctx: Ctx, message: Inbound): Promise<Stored> {
  const [row] = await rowsOf<{ id: string; talk: string; done: boolean; fresh: boolean }>(
    ctx.db,
    storeStatement(ctx, message),
  );
  if (row) return row;
  const [standing] = await ctx.db
    .select({ id: webhookLogs.id, talk: webhookLogs.talk, doneAt: webhookLogs.doneAt })
    .from(webhookLogs)
    .where(
      and(
        eq(webhookLogs.channel, message.channel),
        eq(webhookLogs.providerMessageId, message.providerMessageId),
      ),
    );
  if (!standing) throw new Error('the inbound row vanished');
  return { id: standing.id, talk: standing.talk, done: standing.doneAt !== null, fresh: false };
}

function storeStatement(ctx: Ctx, message: Inbound) {
  const now = ctx.now().toISOString();
  return sql`
    with person as (
      select user_id from contact_points
      where channel = ${message.channel} and address = ${message.from} and state in ('bound', 'paused')
    ), added as (
      insert into webhook_logs (user_id, channel, talk, phone_number, "to", message_type, provenance,
        provider_message_id, body, received_at, created_at)
      select p.user_id, ${message.channel}, coalesce('u:' || p.user_id, ${`${message.channel}:${message.from}`}), ${message.from},
        ${message.to}, ${message.type}, ${JSON.stringify(message.provenance)}::jsonb,
        ${message.providerMessageId}, ${message.text}, ${now}::timestamptz, ${now}::timestamptz
      from (select 1) one left join person p on true
      on conflict (channel, provider_message_id) do nothing
      returning id, talk
    )
    select id, talk, false as done, true as fresh from added
    union all
    select id, talk, done_at is not null as done, false as fresh from webhook_logs
    where channel = ${message.channel} and provider_message_id = ${message.providerMessageId}`;
}

/** Notes that work on a row begins; a row begun and never finished or failed was a crash. */
export async function beginInbound(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(webhookLogs)
    .set({
      crashes: sql`${webhookLogs.crashes} + 1`,
      status: sql`coalesce(${webhookLogs.status}, 'processing')`,
    })
    .where(eq(webhookLogs.id, id));
}

/** Takes the beginning back: the row failed cleanly (counted) or was only put off. */
export async function failInbound(ctx: Ctx, id: string, counts: boolean): Promise<void> {
  await ctx.db
    .update(webhookLogs)
    .set({
      crashes: sql`greatest(${webhookLogs.crashes} - 1, 0)`,
      attempts: sql`${webhookLogs.attempts} + ${counts ? 1 : 0}`,
    })
    .where(eq(webhookLogs.id, id));
}

/**
 * Closes a row: previews of both sides, the outcome, the time it took; the words themselves are dropped, but for those of a message
 * that was set aside: it may be tried again. Only now is it known whether they were an answer to the journal, of which the log shows
 * nothing.
 */
export async function finishInbound(
  ctx: Ctx,
  row: { id: string; receivedAt: Date; body: string | null },
  outcome: { status: string; response: string; isPrivate: boolean },
): Promise<void> {
  const now = ctx.now();
  const preview = (text: string) => (outcome.isPrivate ? privatePreview : clip(text, previewLength));
  await ctx.db
    .update(webhookLogs)
    .set({
      status: outcome.status,
      messageContent: preview(row.body ?? ''),
      responseContent: preview(outcome.response),
      processingTime: Math.max(0, now.getTime() - row.receivedAt.getTime()),
      ...(outcome.status === 'set_aside'
        ? {}
        : { body: null, crashes: sql`greatest(${webhookLogs.crashes} - 1, 0)` }),
      doneAt: now,
    })
    .where(eq(webhookLogs.id, row.id));
}

/** Gives the rows that wait behind this one to its new owner's talk, so that they are answered there, in order. */
export async function handOver(
  ctx: Ctx,
  row: { id: string; talk: string },
  to: { userId: string; talk: string },
): Promise<void> {
  await ctx.db
    .update(webhookLogs)
    .set(to)
    .where(and(eq(webhookLogs.talk, row.talk), isNull(webhookLogs.doneAt), ne(webhookLogs.id, row.id)));
}

/** Opens the provider's answering window: the person has just written. */
export async function touchContact(ctx: Ctx, channel: string, address: string, at: Date): Promise<void> {
  await ctx.db
    .update(contactPoints)
    // A message that is answered late opens no window anew.
    .set({ lastInboundAt: sql`greatest(${contactPoints.lastInboundAt}, ${at.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(contactPoints.channel, channel),
        eq(contactPoints.address, address),
        inArray(contactPoints.state, ['bound', 'paused']),
      ),
    );
}

/** WhatsApp's window was found closed at `at`: what leaves from now on waits for the person's next message, or is announced. */
export async function closeWindows(ctx: Ctx, contactPointIds: string[], at = ctx.now()): Promise<void> {
  if (contactPointIds.length === 0) return;
  await ctx.db
    .update(contactPoints)
    .set({ lastInboundAt: null })
    .where(and(inArray(contactPoints.id, contactPointIds), lte(contactPoints.lastInboundAt, at)));
}

/** Ends or resumes what is said to this address without being asked; a number that is not bound has neither. */
export async function setPaused(
  ctx: Ctx,
  channel: string,
  address: string,
  isPaused: boolean,
): Promise<void> {
  await ctx.db
    .update(contactPoints)
    .set({ state: isPaused ? 'paused' : 'bound' })
    .where(
      and(
        eq(contactPoints.channel, channel),
        eq(contactPoints.address, address),
        inArray(contactPoints.state, ['bound', 'paused']),
      ),
    );
}

/** A person says that this address is theirs; it stays without effect until a code comes from it. */
export async function claimAddress(
  ctx: Ctx,
  input: { userId: string; channel: 'whatsapp'; address: string },
): Promise<void> {
  await ctx.db.insert(contactPoints).values(input).onConflictDoNothing();
}

/**
 * The person has another WhatsApp number now: the old one is let go, bound or not, and the new one is a claim until it proves
 * itself. For a transaction.
 */
export async function replaceAddress(ctx: UserCtx, address: string): Promise<void> {
  const { id: userId } = ctx.user;
  await ctx.db
    .delete(contactPoints)
    .where(and(eq(contactPoints.userId, userId), eq(contactPoints.channel, 'whatsapp')));
  await setPhoneNumber(ctx, userId, null);
  await claimAddress(ctx, { userId, channel: 'whatsapp', address });
}

/** Puts a one-time code's digest on an own claimed address. */
export async function saveProof(
  ctx: UserCtx,
  address: string,
  proof: { hash: string; expiresAt: Date },
): Promise<void> {
  await ctx.db
    .insert(contactPoints)
    .values({
      userId: ctx.user.id,
      channel: 'whatsapp',
      address,
      proofHash: proof.hash,
      proofExpiresAt: proof.expiresAt,
    })
    .onConflictDoUpdate({
      target: [contactPoints.userId, contactPoints.channel, contactPoints.address],
      set: { proofHash: proof.hash, proofExpiresAt: proof.expiresAt },
    });
}

/**
 * Binds the address to whoever claimed it with this code, once. Gives the new owner's id and, where the number moved from
 * another account, that account's id; null where no such code waits for this address.
 */
export function bindByProof(
  ctx: Ctx,
  input: { channel: 'whatsapp'; address: string; hash: string },
): Promise<{ userId: string; movedFrom: string | null } | null> {
  return inTransaction(ctx, async (tx) => {
    const here = and(eq(contactPoints.channel, input.channel), eq(contactPoints.address, input.address));
    const [claim] = await tx.db
      .update(contactPoints)
      .set({ proofHash: null, proofExpiresAt: null })
      .where(and(here, eq(contactPoints.proofHash, input.hash), gt(contactPoints.proofExpiresAt, ctx.now())))
      .returning({ id: contactPoints.id, userId: contactPoints.userId });
    if (!claim) return null;
    const [previous] = await tx.db
      .delete(contactPoints)
      .where(
        and(here, ne(contactPoints.userId, claim.userId), inArray(contactPoints.state, ['bound', 'paused'])),
      )
      .returning({ userId: contactPoints.userId });
    if (previous) await setPhoneNumber(tx, previous.userId, null);
    await tx.db
      .delete(contactPoints)
      .where(
        and(
          eq(contactPoints.userId, claim.userId),
          eq(contactPoints.channel, input.channel),
          ne(contactPoints.id, claim.id),
        ),
      );
    await tx.db
      .update(contactPoints)
      .set({ state: 'bound', lastInboundAt: ctx.now() })
      .where(eq(contactPoints.id, claim.id));
    await setPhoneNumber(tx, claim.userId, input.address);
    return { userId: claim.userId, movedFrom: previous?.userId ?? null };
  });
}

import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { deliveries, sends } from '@/db/schema/deliveries';
import { type MessengerChannel, rulesOf, splitBody } from '@/lib/channels/rules';
import type { Ctx, UserCtx } from '@/lib/context';
import { joinTexts } from '@/lib/outbox/digests';
import { matchesFingerprint } from '@/lib/outbox/sending/fingerprint';

/**
 * Returns the text of the user's sent message with the provider's id `providerId`, or null if no text is stored.
 */
export async function findSentText(
  ctx: UserCtx,
  channel: MessengerChannel,
  providerId: string,
): Promise<string | null> {
  const rows = await ctx.db
    .select({ body: deliveries.body, part: sends.part, fingerprint: sends.fingerprint })
    .from(sends)
    .innerJoin(deliveries, or(eq(deliveries.id, sends.deliveryId), eq(deliveries.digestId, sends.deliveryId)))
    .where(
      and(eq(sends.channel, channel), eq(sends.providerId, providerId), eq(deliveries.userId, ctx.user.id)),
    )
    .orderBy(deliveries.dueAt, deliveries.id);
  const [first] = rows;
  if (!first?.fingerprint) return null;
  const whole = joinTexts(rows.map(({ body }) => body));
  const text = splitBody(whole, rulesOf(channel).maxLength)[first.part] ?? '';
  return matchesFingerprint(first.fingerprint, text) ? text : null;
}

export function listMessage(ctx: UserCtx, id: string): Promise<{ subjectId: string | null; body: string }[]> {
  return ctx.db
    .select({ subjectId: deliveries.subjectId, body: deliveries.body })
    .from(deliveries)
    .where(and(or(eq(deliveries.id, id), eq(deliveries.digestId, id)), eq(deliveries.userId, ctx.user.id)))
    .orderBy(deliveries.dueAt, deliveries.id);
}

export async function findResendable(
  ctx: Ctx,
  id: string,
): Promise<{ id: string; kind: string; body: string; userId: string } | null> {
  const isInTime = or(isNull(deliveries.expiresAt), gt(deliveries.expiresAt, ctx.now()));
  const [row] = await ctx.db
    .select({ id: deliveries.id, kind: deliveries.kind, body: deliveries.body, userId: deliveries.userId })
    .from(deliveries)
    .where(and(eq(deliveries.id, id), ne(deliveries.kind, 'reply'), isInTime));
  return row?.userId ? { ...row, userId: row.userId } : null;
}

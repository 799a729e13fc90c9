import { and, eq, or } from 'drizzle-orm';
import { deliveries, sends } from '@/db/schema/deliveries';
import { type MessengerChannel, rulesOf, splitBody } from '@/lib/channels/rules';
import type { UserCtx } from '@/lib/context';
import { joinTexts } from '@/lib/outbox/digests';
import { matchesFingerprint } from '@/lib/outbox/sending/fingerprint';

/** Returns the text of a message to the user as it was sent, by its provider's id; null if it is not known exactly any more. */
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

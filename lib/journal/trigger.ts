import { inTransaction, type UserCtx } from '@/lib/context';
import { deliverBatch } from '@/lib/deliveries/deliver';
import { planDelivery } from '@/lib/deliveries/plan-writes';
import { findDeliveryChannel } from '@/lib/deliveries/reads';
import { fingerprint } from '@/lib/deliveries/sending/fingerprint';
import { journalNowKind } from '@/lib/journal/due';
import { startGuidedEntry } from '@/lib/journal/guided-entry';
import type { TriggeredPrompt } from '@/lib/journal/schema';

/**
 * Starts the guided entry now. The question is sent to the user's phone, or shown in the web chat if they have none; it can be
 * answered on either.
 */
export async function triggerJournal(ctx: UserCtx): Promise<TriggeredPrompt> {
  const { id, body } = await inTransaction(ctx, async (tx) => {
    const body = await startGuidedEntry(tx);
    // Pressing the button twice within a minute sends the question once.
    const slot = `${tx.now().toISOString().slice(0, 16)} ${fingerprint(body)}`;
    const plan = { userId: ctx.user.id, kind: 'journal_now', slot, body };
    return { ...(await planDelivery(tx, plan)), body };
  });
  await deliverBatch(ctx, [id], { journal_now: journalNowKind });
  const isOnPhone = (await findDeliveryChannel(ctx, id)) === 'whatsapp';
  return {
    id,
    ...(isOnPhone ? { message: onPhone, channel: 'whatsapp' } : { message: body, channel: 'web' }),
  };
}

const onPhone = 'Check your WhatsApp for the reflection questions.';

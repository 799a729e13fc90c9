import { inTransaction, type UserCtx } from '@/lib/context';
import { deliverChunk } from '@/lib/deliveries/deliver';
import { digestOf } from '@/lib/deliveries/digest';
import { planDelivery } from '@/lib/deliveries/plan-writes';
import { deliveredAs } from '@/lib/deliveries/reads';
import { startTalk } from '@/lib/journal/converse';
import { journalNowKind } from '@/lib/journal/due';
import type { Triggered } from '@/lib/journal/schema';

/**
 * Begins the journal's talk now: its question leaves through the ledger to the person's phone, else it stands on the dashboard and
 * in the web chat. Answered on either.
 */
export async function triggerJournal(ctx: UserCtx): Promise<Triggered> {
  const { id, body } = await inTransaction(ctx, async (tx) => {
    const body = await startTalk(tx);
    // Pressed twice, the same question is sent once.
    const slot = `${tx.now().toISOString().slice(0, 16)} ${digestOf(body)}`;
    const plan = { userId: ctx.user.id, kind: 'journal_now', slot, body };
    return { ...(await planDelivery(tx, plan)), body };
  });
  await deliverChunk(ctx, [id], { journal_now: journalNowKind });
  const isOnPhone = (await deliveredAs(ctx, id)) === 'whatsapp';
  return {
    id,
    ...(isOnPhone ? { message: onPhone, channel: 'whatsapp' } : { message: body, channel: 'web' }),
  };
}

const onPhone = 'Check your WhatsApp for the reflection questions.';

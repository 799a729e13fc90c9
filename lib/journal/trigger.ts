import { inTransaction, type UserCtx } from '@/lib/context';
import { journalNowKind } from '@/lib/journal/delivery-kinds';
import { startGuidedEntry } from '@/lib/journal/guided-entry';
import { triggeredText } from '@/lib/journal/rules';
import type { TriggeredPrompt } from '@/lib/journal/schema';
import { deliverNow } from '@/lib/outbox/deliver';
import { planDelivery } from '@/lib/outbox/plan-writes';
import { minuteMs } from '@/lib/time/units';

export async function triggerJournal(ctx: UserCtx): Promise<TriggeredPrompt> {
  const { id, body } = await inTransaction(ctx, async (tx) => {
    const body = await startGuidedEntry(tx);
    // Rounded to the minute, so that pressing the button twice sends the question once.
    const { id: userId } = ctx.user;
    const occursAt = new Date(Math.floor(tx.now().getTime() / minuteMs) * minuteMs);
    const plan = { userId, kind: 'journal_now', causeId: userId, occursAt, body };
    return { ...(await planDelivery(tx, plan)), body };
  });
  const sent = await deliverNow(ctx, id, { journal_now: journalNowKind });
  const sentBy = sent.state === 'done' ? sent.channel : null;
  // Users cannot answer a mail, so the web chat shows the question too.
  const channel = sentBy === 'whatsapp' || sentBy === 'telegram' ? sentBy : 'web';
  return { id, channel, message: channel === 'web' ? body : triggeredText(channel) };
}

import { z } from 'zod';
import { conversationIdOf } from '@/lib/assistant/conversation/reads';
import { type PlannedReply, planFixedReply, textOf } from '@/lib/assistant/inbound/fixed-replies';
import { findUser } from '@/lib/auth/reads';
import type { InboundRow } from '@/lib/channels/inbound-reads';
import { movePendingInbound } from '@/lib/channels/inbound-writes';
import { bindByMessage } from '@/lib/channels/phone';
import { bindByStart } from '@/lib/channels/telegram/link';
import { type Ctx, inTransaction } from '@/lib/context';
import { planDelivery } from '@/lib/deliveries/plan-writes';

/** A wake sends the notice about a moved address if no job does. */
const noticeWakeMs = 15_000;

const phoneTexts = {
  connected: () =>
    'This phone is now connected to your Sidekick account. Write to me whenever you like; /help shows what I can do.',
  moved:
    'Your WhatsApp number was connected to another Sidekick account with a code sent from that phone. If that was not you, connect it again from your dashboard.',
};
const chatTexts = {
  // Names the account: whoever opened a link of somebody else must notice it.
  connected: (email: string) =>
    `This chat is now connected to the Sidekick account ${masked(email)}. Write to me whenever you like; /help shows what I can do. If that is not your account, disconnect this chat: send DISCONNECT.`,
  moved:
    'Your Telegram chat was connected to another Sidekick account with a link opened in that chat. If that was not you, connect it again from your dashboard.',
};

/**
 * If the message proves its address (a code from a phone, a link opened in a chat), binds the address and notifies both its owner and the
 * previous one, in one transaction.
 */
export function bindAddress(ctx: Ctx, row: InboundRow): Promise<PlannedReply | null> {
  const isTelegram = row.channel === 'telegram';
  const texts = isTelegram ? chatTexts : phoneTexts;
  return inTransaction(ctx, async (tx) => {
    const address = row.phoneNumber ?? '';
    const text = textOf(row);
    const bound = isTelegram
      ? await bindByStart(tx, { address, text, name: nameIn(row) })
      : await bindByMessage(tx, 'whatsapp', address, text);
    if (!bound) return null;
    const { userId, movedFrom } = bound;
    if (movedFrom) {
      const slot = `moved:${row.id}`;
      await planDelivery(tx, { userId: movedFrom, kind: 'notice', slot, body: texts.moved });
      tx.afterCommit.wakeAt(new Date(tx.now().getTime() + noticeWakeMs));
    }
    await movePendingInbound(tx, row, { userId, conversationId: conversationIdOf(userId) });
    const owner = await findUser(tx.db, userId);
    return planFixedReply(tx, row, userId, texts.connected(owner?.email ?? ''));
  });
}

const nameSchema = z.object({ name: z.string() });

function nameIn({ provenance }: InboundRow): string | null {
  return nameSchema.safeParse(provenance).data?.name.slice(0, 60) ?? null;
}

/** "maya@example.com" becomes "m•••@example.com". */
function masked(email: string): string {
  return email.replace(/^(.).*@/, '$1•••@');
}

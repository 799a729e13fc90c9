import { z } from 'zod';
import { conversationIdOf } from '@/lib/assistant/conversation/reads';
import {
  isForwarded,
  isPress,
  type PlannedReply,
  planFixedReply,
  textOf,
} from '@/lib/assistant/inbound/fixed-replies';
import { yesOrNo } from '@/lib/assistant/understand/short-answers';
import { findUser } from '@/lib/auth/reads';
import type { Binding } from '@/lib/channels/contact-writes';
import type { InboundRow } from '@/lib/channels/inbound/inbound-reads';
import { movePendingInbound } from '@/lib/channels/inbound/inbound-writes';
import { confirmMove, type Prover, refuseMove } from '@/lib/channels/move';
import { bindByMessage } from '@/lib/channels/phone';
import { maskEmail, moveQuestion, moveRefusedText } from '@/lib/channels/rules';
import { bindByStart } from '@/lib/channels/telegram/link';
import { type Ctx, inTransaction, type User } from '@/lib/context';
import { planDelivery } from '@/lib/outbox/plan-writes';

const noticeWakeMs = 15_000;

const phoneTexts = {
  connected: () =>
    'This phone is now connected to your Sidekick account. Write to me whenever you like; /help shows what I can do.',
  question: moveQuestion('number'),
  stays: moveRefusedText('number'),
  moved:
    'Your WhatsApp number was connected to another Sidekick account with a code sent from that phone. If that was not you, connect it again from your dashboard.',
};
const chatTexts = {
  // Names the account, so that users notice if they have opened someone else's link.
  connected: (email: string) =>
    `This chat is now connected to the Sidekick account ${maskEmail(email)}. Write to me whenever you like; /help shows what I can do. If that is not your account, disconnect this chat: send DISCONNECT.`,
  question: moveQuestion('chat'),
  stays: moveRefusedText('chat'),
  moved:
    'Your Telegram chat was connected to another Sidekick account with a link opened in that chat. If that was not you, connect it again from your dashboard.',
};

export function proverOf(row: InboundRow): Prover {
  const address = row.phoneNumber ?? '';
  if (row.channel !== 'telegram') return { channel: 'whatsapp', address };
  return { channel: 'telegram', address, label: nameIn(row) };
}

/**
 * Connects the sender's address to an account if the message contains a valid code, or a "yes" to the
 * question about moving the address. Returns the planned reply. Null for other messages.
 */
export function bindAddress(
  ctx: Ctx,
  row: InboundRow,
  { user, isMoveAsked }: { user: User | null; isMoveAsked: boolean },
): Promise<PlannedReply | null> {
  // A forwarded code or "yes" does not show that the sender wants the address.
  if (isForwarded(row)) return Promise.resolve(null);
  const prover = proverOf(row);
  const texts = prover.channel === 'telegram' ? chatTexts : phoneTexts;
  return inTransaction(ctx, async (tx) => {
    const verdict = isMoveAsked && !isPress(row) ? yesOrNo(textOf(row)) : null;
    const bound =
      verdict === 'yes' ? await confirmMove(tx, prover) : await bindByText(tx, prover, textOf(row));
    // Any other answer also closes the question, because a later "yes" would refer to something else.
    if (!bound && isMoveAsked) await refuseMove(tx, prover);
    if (!bound) return verdict === 'no' ? planFixedReply(tx, row, user?.id ?? null, texts.stays) : null;
    if (bound.state === 'asks') {
      const [from, to] = [await findUser(tx.db, bound.boundTo), await findUser(tx.db, bound.userId)];
      return planFixedReply(tx, row, bound.boundTo, texts.question(from?.email ?? '', to?.email ?? ''));
    }
    const { userId, movedFrom } = bound;
    if (movedFrom) {
      await planDelivery(tx, { userId: movedFrom, kind: 'notice', causeId: row.id, body: texts.moved });
      tx.afterCommit.wakeAt(new Date(tx.now().getTime() + noticeWakeMs));
    }
    await movePendingInbound(tx, row, { userId, conversationId: conversationIdOf(userId) });
    const owner = await findUser(tx.db, userId);
    return planFixedReply(tx, row, userId, texts.connected(owner?.email ?? ''));
  });
}

function bindByText(ctx: Ctx, { channel, address, label }: Prover, text: string): Promise<Binding | null> {
  return channel === 'telegram'
    ? bindByStart(ctx, { address, text, name: label ?? null })
    : bindByMessage(ctx, 'whatsapp', address, text);
}

const nameSchema = z.object({ name: z.string() });

function nameIn({ provenance }: InboundRow): string | null {
  return nameSchema.safeParse(provenance).data?.name.slice(0, 60) ?? null;
}

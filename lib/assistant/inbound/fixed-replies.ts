import { z } from 'zod';
import { maxChatText } from '@/lib/assistant/rules';
import { mayWrite, writePaceText } from '@/lib/auth/throttle/pace';
import { createUnlockCode } from '@/lib/auth/unlock';
import { contactsFor, reachOf } from '@/lib/channels/contact-reads';
import { disconnectAddress, setOwnPaused } from '@/lib/channels/contact-writes';
import { type InboundRow, recipientOf } from '@/lib/channels/inbound/inbound-reads';
import {
  disconnectedText,
  forwardedText,
  isDisconnect,
  isUnlock,
  linkOverText,
  type MessengerChannel,
  startedText,
  stopOrStart,
  stoppedText,
  unlockText,
  unsupportedText,
} from '@/lib/channels/rules';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { type GuidedEntry, numberedQuestion } from '@/lib/journal/questions';
import { maxAnswer } from '@/lib/journal/rules';
import { planReply, planReplyOnly } from '@/lib/outbox/plan-writes';
import { addToDayCounts } from '@/lib/stats/writes';

const tooLongText = (journal: GuidedEntry | null) =>
  [
    `Your message is too long for me: at most ${journal ? maxAnswer : maxChatText} characters fit. Nothing was done; please send it in parts.`,
    ...(journal ? [numberedQuestion(journal.step)] : []),
  ].join('\n\n');

export interface PlannedReply {
  deliveryId: string;
  message: string;
  /** Whether the webhook log must hide the message and the reply. */
  isPrivate: boolean;
}

export async function planWithoutTurn(
  ctx: UserCtx,
  row: InboundRow,
  { journal, isQuestionOpen }: { journal: GuidedEntry | null; isQuestionOpen: boolean },
): Promise<PlannedReply | null> {
  const text = textOf(row);
  const { id: userId } = ctx.user;
  if (!(await mayWrite(ctx))) return planFixedReply(ctx, row, userId, writePaceText);
  if (text.length > (journal ? maxAnswer : maxChatText))
    return planFixedReply(ctx, row, userId, tooLongText(journal));
  if (text === '') {
    const unread = unreadText(row);
    return planFixedReply(
      ctx,
      row,
      userId,
      journal ? `${unread}\n\n${numberedQuestion(journal.step)}` : unread,
    );
  }
  // A forwarded message contains someone else's words, so it is not treated as a request.
  if (isForwarded(row)) return planFixedReply(ctx, row, userId, forwardedText);
  if (isPress(row)) return null;
  if (isUnlock(text)) {
    const code = await createUnlockCode(ctx);
    return planFixedReply(ctx, row, userId, unlockText(code), { holdsCode: true });
  }
  if (row.channel === 'telegram' && isDisconnect(text))
    return planFixedReply(ctx, row, userId, disconnectedText, {
      effect: (tx) => disconnectAddress({ ...ctx, ...tx }, 'telegram'),
      plan: planReplyOnly,
    });
  if (row.channel === 'telegram' && /^\/start\s/.test(text))
    return planFixedReply(ctx, row, userId, linkOverText);
  const keyword = stopOrStart(text, isQuestionOpen);
  if (!keyword) return null;
  const isStop = keyword === 'stop';
  const answer = isStop ? stoppedText(await nextChannel(ctx, row.channel)) : startedText;
  return planFixedReply(ctx, row, userId, answer, {
    effect: async (tx) => {
      await setOwnPaused({ ...ctx, ...tx }, row.channel === 'telegram' ? 'telegram' : 'whatsapp', isStop);
    },
    // After STOP, texts that wait for the user's next message must not be sent with the reply.
    plan: isStop ? planReplyOnly : planReply,
  });
}

async function nextChannel(ctx: UserCtx, paused: string): Promise<MessengerChannel | null> {
  const reach = (await reachOf(ctx, [ctx.user.id])).get(ctx.user.id);
  const contacts = reach ? contactsFor(reach, 'reminder') : [];
  return contacts.find(({ channel }) => channel !== paused)?.channel ?? null;
}

export function planFixedReply(
  ctx: Ctx,
  row: InboundRow,
  userId: string | null,
  message: string,
  {
    effect,
    plan = planReply,
    sequence = 0,
    holdsCode = false,
  }: {
    effect?: (tx: Ctx) => Promise<void>;
    plan?: typeof planReply;
    sequence?: number;
    holdsCode?: boolean;
  } = {},
): Promise<PlannedReply> {
  const recipient = recipientOf(row);
  return inTransaction(ctx, async (tx) => {
    await effect?.(tx);
    const isPrivate = holdsCode;
    const { id, fresh } = await plan(tx, {
      userId,
      body: message,
      recipient,
      sequence,
      holdsCode,
      isPrivate,
    });
    if (fresh) await addToDayCounts(tx, { messagesToday: 2 });
    return { deliveryId: id, message, isPrivate };
  });
}

export function textOf(row: InboundRow): string {
  return (row.body ?? '').trim();
}

const ourButton = z.object({ button: z.string().regex(/^(?:undo|done|snooze|tomorrow|choice):/) });

export function isPress({ provenance }: InboundRow): boolean {
  return ourButton.safeParse(provenance).success;
}

export function isForwarded({ provenance }: InboundRow): boolean {
  return typeof provenance === 'object' && provenance !== null && 'forwarded' in provenance;
}

export function unreadText({ messageType }: InboundRow): string {
  return unsupportedText[messageType] ?? unsupportedText.other ?? '';
}

export function sourceOf(row: { id: string }): string {
  return `in:${row.id}`;
}

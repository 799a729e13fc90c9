import type { Call } from '@/lib/assistant/run';
import { type ShortAnswer, shortAnswer } from '@/lib/assistant/understand/answers';
import type { UserCtx } from '@/lib/context';
import {
  type Answered,
  newestReminders,
  remindersIn,
  remindersOfDelivery,
} from '@/lib/reminders/answer-reads';
import type { AnswerAct } from '@/lib/reminders/answer-tool';

/** What a message points at, beside its words. */
export interface Pointer {
  /** The provider's id of the message it replies to. */
  repliedTo?: string | undefined;
  /** What a button carries that was pressed: "done:<delivery>" or "snooze:<delivery>". */
  button?: string | undefined;
}

/** The answer to the very message that a button or a reply names; null where it names none of the person's reminders. */
export async function answerToMessage(
  ctx: UserCtx,
  { repliedTo, button }: Pointer,
  text: string,
): Promise<Call | null> {
  const [, pressed = '', deliveryId = ''] = /^(done|snooze):([\da-f-]{36})$/.exec(button ?? '') ?? [];
  if (deliveryId)
    return callFor(
      { answer: pressed === 'done' ? 'done' : 'snooze', when: '' },
      await remindersOfDelivery(ctx, deliveryId),
    );
  const said = repliedTo ? shortAnswer(text) : null;
  if (!said || !repliedTo) return null;
  return callFor(said, await remindersIn(ctx, ctx.ports.messenger.provider, repliedTo));
}

/** The answer to the newest reminder; null where the words are none, or nothing waits for one. */
export async function answerToNewest(ctx: UserCtx, text: string): Promise<Call | null> {
  const said = shortAnswer(text);
  return said && callFor(said, await newestReminders(ctx));
}

function callFor({ answer, when }: ShortAnswer, answered: Answered[]): Call | null {
  if (answered.length === 0) return null;
  const act: AnswerAct = { answer, when, answered };
  return { tool: 'answer_reminder', act };
}

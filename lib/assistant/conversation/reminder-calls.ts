import type { MessageReference } from '@/lib/assistant/conversation/turn';
import { lastUndoable } from '@/lib/assistant/conversation/turn-reads';
import { type ShortAnswer, shortAnswer } from '@/lib/assistant/understand/short-answers';
import type { UserCtx } from '@/lib/context';
import {
  type AnsweredReminder,
  newestUnansweredReminders,
  remindersOfDelivery,
  remindersOfMessage,
} from '@/lib/reminders/answers/reads';
import type { AnswerAct } from '@/lib/reminders/answers/tool';
import type { ToolCall } from '@/lib/tool';

/**
 * Reads an answer to the very message that a button or a reply refers to: about its reminders, or to undo what it did. Null if there is
 * nothing of the user's to answer.
 */
export async function callForReference(
  ctx: UserCtx,
  { repliedTo, button }: MessageReference,
  text: string,
): Promise<ToolCall | null> {
  const [, turnId] = /^undo:([\da-f-]{36})$/.exec(button ?? '') ?? [];
  if (turnId) return (await lastUndoable(ctx))?.id === turnId ? { tool: 'undo', input: {} } : null;
  const [, pressed = '', deliveryId = ''] = /^(done|snooze):([\da-f-]{36})$/.exec(button ?? '') ?? [];
  if (deliveryId)
    return callFor(
      { answer: pressed === 'done' ? 'done' : 'snooze', when: '' },
      await remindersOfDelivery(ctx, deliveryId),
    );
  const answer = repliedTo ? shortAnswer(text, { now: ctx.now(), zone: ctx.user.timezone }) : null;
  if (!answer || !repliedTo) return null;
  return callFor(answer, await remindersOfMessage(ctx, repliedTo));
}

/** Reads an answer to the newest reminder; null if the message is none, or no reminder waits for one. */
export async function callForNewestReminder(ctx: UserCtx, text: string): Promise<ToolCall | null> {
  const answer = shortAnswer(text, { now: ctx.now(), zone: ctx.user.timezone });
  return answer && callFor(answer, await newestUnansweredReminders(ctx));
}

function callFor({ answer, when }: ShortAnswer, answered: AnsweredReminder[]): ToolCall | null {
  if (answered.length === 0) return null;
  const act: AnswerAct = { answer, when, answered };
  return { tool: 'answer_reminder', act };
}

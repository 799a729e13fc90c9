import type { MessageReference } from '@/lib/assistant/conversation/turn';
import { lastUndoable } from '@/lib/assistant/conversation/turn-reads';
import { type ShortAnswer, shortAnswer } from '@/lib/assistant/understand/short-answers';
import type { UserCtx } from '@/lib/context';
import {
  type AnsweredReminder,
  latestRemindersOf,
  newestUnansweredReminders,
  remindersOfMessage,
} from '@/lib/reminders/answers/reads';
import type { AnswerAct } from '@/lib/reminders/answers/tool';
import type { ToolCall } from '@/lib/tool';

export async function callForReference(
  ctx: UserCtx,
  { repliedTo, button }: MessageReference,
  text: string,
): Promise<ToolCall | null> {
  const press = button ? pressIn(button) : null;
  if (press && 'turnId' in press)
    return (await lastUndoable(ctx))?.id === press.turnId ? { tool: 'undo', input: {} } : null;
  if (press) return callFor(press.answer, await latestRemindersOf(ctx, press.deliveryId));
  const answer = repliedTo ? shortAnswer(text, { now: ctx.now(), zone: ctx.user.timezone }) : null;
  if (!answer || !repliedTo) return null;
  return callFor(answer, await remindersOfMessage(ctx, repliedTo));
}

type Press = { turnId: string } | { deliveryId: string; answer: ShortAnswer };

export function pressIn(button: string): Press | null {
  const [, act, id = ''] = /^(undo|done|snooze|tomorrow):([\da-f-]{36})$/.exec(button) ?? [];
  if (!act) return null;
  if (act === 'undo') return { turnId: id };
  if (act === 'done') return { deliveryId: id, answer: { answer: 'done', when: '' } };
  return { deliveryId: id, answer: { answer: 'snooze', when: act === 'tomorrow' ? act : '' } };
}

export async function callForNewestReminder(ctx: UserCtx, text: string): Promise<ToolCall | null> {
  const answer = shortAnswer(text, { now: ctx.now(), zone: ctx.user.timezone });
  return answer && callFor(answer, await newestUnansweredReminders(ctx));
}

function callFor({ answer, when }: ShortAnswer, answered: AnsweredReminder[]): ToolCall | null {
  if (answered.length === 0) return null;
  const act: AnswerAct = { answer, when, answered };
  return { tool: 'answer_reminder', act };
}

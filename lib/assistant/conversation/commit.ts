import {
  openChoicesOf,
  takeChoice,
  withdrawChoices,
} from '@/lib/assistant/conversation/choices/choice-writes';
import { offerChoices, offersOf } from '@/lib/assistant/conversation/choices/choices';
import { saveMentions } from '@/lib/assistant/conversation/mention-writes';
import type { Turn, TurnAnswer, TurnPlan } from '@/lib/assistant/conversation/turn';
import type { Receipt, TurnContext } from '@/lib/assistant/conversation/turn-reads';
import { closeTurn, countTurn, openTurn, saveStep } from '@/lib/assistant/conversation/turn-writes';
import { saveQuestion } from '@/lib/assistant/conversation/writes';
import { runCalls } from '@/lib/assistant/run-calls';
import type { ChatAnswer, ChatChoice } from '@/lib/assistant/schema';
import { privatePreview } from '@/lib/channels/rules';
import { inTransaction, type UserCtx } from '@/lib/context';
import { planReply } from '@/lib/outbox/plan-writes';
import type { MessageButton } from '@/lib/ports';

const journalSaved = 'Your journal entry is saved. You find it in the Journal tab of your dashboard.';

export function commitTurn(ctx: UserCtx, turn: Turn, plan: TurnPlan): Promise<TurnAnswer> {
  return inTransaction(ctx, async (tx) => {
    const { calls, model, asked, usage, isPrivate } = plan;
    const turnId = await openTurn(tx, { source: turn.source, model, asked, usage });
    if (plan.choice) await takeChoice(tx, plan.choice);
    const outcome = await runCalls(tx, calls);
    const question = outcome.question ?? plan.question;
    const after = question ? null : plan.after;
    const message = [...new Set(outcome.texts), plan.say, plan.note, turn.note, after]
      .filter(Boolean)
      .join('\n\n');
    const receipts = isPrivate
      ? outcome.receipts.map((receipt) => ({ ...receipt, input: null }))
      : outcome.receipts;
    await saveStep(tx, { turnId, step: 0, output: isPrivate ? [] : calls, receipts });
    await closeTurn(tx, turnId, {
      text: isPrivate ? privatePreview : turn.text,
      reply: outcome.entryId ? journalSaved : message,
    });
    await saveQuestion(tx, turn.conversation, question);
    await saveMentions(tx, turnId, outcome.mentions);
    const offers = plan.choices.length > 0 ? plan.choices : offersOf(question);
    const closesQuestion = Boolean(turn.conversation.question) && !question;
    if (calls.length > 0 || offers.length > 0 || closesQuestion) await withdrawChoices(tx);
    const choices = await offerChoices(tx, turnId, offers);
    const undo = receipts.length > 0 ? [{ label: 'Undo', payload: `undo:${turnId}` }] : [];
    const buttons = [...choices.map(({ id, label }) => ({ label, payload: `choice:${id}` })), ...undo];
    const deliveryId = await planTurnReply(tx, turn, message, {
      isPrivate,
      entryId: outcome.entryId,
      buttons,
    });
    await countTurn(tx, usage, outcome.todosCreated);
    return { ...chatAnswer(message, receipts, turnId, choices), deliveryId, isPrivate };
  });
}

export async function repeatAnswer(
  ctx: UserCtx,
  turn: Turn,
  { message, receipts, turnId, isPrivate }: NonNullable<TurnContext['answered']>,
): Promise<TurnAnswer> {
  // An earlier process may have stored the answer without requesting the wake job.
  ctx.afterCommit.wakeAt(ctx.now());
  const deliveryId = await planTurnReply(ctx, turn, message, { isPrivate, entryId: null, buttons: [] });
  const choices = await openChoicesOf(ctx, turnId);
  return { ...chatAnswer(message, receipts, turnId, choices), deliveryId, isPrivate };
}

async function planTurnReply(
  ctx: UserCtx,
  turn: Turn,
  body: string,
  { isPrivate, entryId, buttons }: { isPrivate: boolean; entryId: string | null; buttons: MessageButton[] },
): Promise<string | null> {
  if (!turn.recipient) return null;
  const plan = {
    userId: ctx.user.id,
    body,
    recipient: turn.recipient,
    ...(buttons.length > 0 ? { buttons } : {}),
    // The questions of the journal contain nothing about the user, so only the reply with the finished entry is
    // private.
    ...(entryId ? { subjectId: entryId, isPrivate: true } : {}),
  };
  const { id } = await planReply(ctx, plan, isPrivate ? 'journal' : undefined);
  return id;
}

function chatAnswer(message: string, receipts: Receipt[], turn: string, choices: ChatChoice[]): ChatAnswer {
  const answer = { message, ...(choices.length > 0 ? { choices } : {}) };
  if (receipts.length === 0) return answer;
  const actions: NonNullable<ChatAnswer['actions']> = {};
  for (const { feature, action } of receipts) {
    const earlier = actions[feature]?.action;
    actions[feature] = { action: earlier ? `${earlier}; ${action}` : action };
  }
  return { ...answer, actions, undo: true, turn };
}

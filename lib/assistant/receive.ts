import { answer, type Plan } from '@/lib/assistant/answer';
import { answerToMessage, answerToNewest, type Pointer } from '@/lib/assistant/answer-reminder';
import { isTimeAnswer, type OpenQuestion, openQuestion, yesOrNo } from '@/lib/assistant/question';
import { type Call, runCalls } from '@/lib/assistant/run';
import type { ChatAnswer } from '@/lib/assistant/schema';
import { setQuestion } from '@/lib/assistant/talk-writes';
import { findTool } from '@/lib/assistant/tools';
import { type Receipt, readTurnContext, type TurnContext } from '@/lib/assistant/turn-reads';
import { closeTurn, countTurn, keepStep, openTurn, type Usage } from '@/lib/assistant/turn-writes';
import { findCommand } from '@/lib/commands/reads';
import type { Command } from '@/lib/commands/schema';
import { inTransaction, type UserCtx } from '@/lib/context';
import { planReply } from '@/lib/deliveries/plan-writes';
import type { Channel } from '@/lib/ports';

/** One message of a known person, in a talk whose lease the caller holds. */
export interface Turn {
  /** 'in:<webhook log id>' or 'web:<key>': the same message is answered once. */
  source: string;
  talk: string;
  holder: string;
  text: string;
  /** The talk's question as it is kept. */
  question: unknown;
  /** How long the model may take. */
  modelSeconds: number;
  /** What is to be done where that is known already, e.g. by a button. */
  calls?: Call[];
  /** The message it replies to, or the button that sent it. */
  pointer?: Pointer | undefined;
  /** Said after the answer, e.g. that a picture beside the words was not looked at. */
  note?: string;
  /** Where the reply goes by itself; without it the caller hands it over. */
  recipient?: { channel: Channel; address: string };
}

export interface Answered extends ChatAnswer {
  /** The reply's row in the ledger, where it has a recipient. */
  deliveryId: string | null;
}

/** What a turn reads before it answers; the caller may start it together with its own reads. */
export interface TurnReads {
  context: TurnContext;
  command: Command | null;
}

export async function readTurn(ctx: UserCtx, source: string, text: string): Promise<TurnReads> {
  const [context, command] = await Promise.all([
    readTurnContext(ctx, source),
    text.startsWith('/') ? findCommand(ctx, firstWord(text)) : null,
  ]);
  return { context, command };
}

/**
 * Answers one message: is a question of ours open, is it a command, else the model with its tools. What is done, its receipts,
 * both messages and the reply's delivery are committed together; a message that was already answered gives that answer again.
 */
export async function receive(ctx: UserCtx, turn: Turn, reads?: TurnReads): Promise<Answered> {
  const { context, command } = reads ?? (await readTurn(ctx, turn.source, turn.text));
  if (context.answered) return answeredBefore(ctx, turn, context.answered);
  return commit(ctx, turn, await decide(ctx, turn, context, command));
}

async function decide(
  ctx: UserCtx,
  turn: Turn,
  context: TurnContext,
  command: Command | null,
): Promise<Plan> {
  if (turn.calls) return withoutModel({ calls: turn.calls });
  const { pointer, text } = turn;
  const pointed = pointer && (await answerToMessage(ctx, pointer, text));
  if (pointed) return withoutModel({ calls: [pointed] });
  if (text.startsWith('/')) return planOfCommand(text, command);
  const question = openQuestion(turn.question, ctx.now());
  const answered = question && planOfAnswer(question, text);
  if (answered) return answered;
  // What points at another message is about that one.
  const newest = pointer ? null : await answerToNewest(ctx, text);
  return newest ? withoutModel({ calls: [newest] }) : answer(ctx, context, text, turn.modelSeconds);
}

/** A command runs the tool it stands for, without a model. */
function planOfCommand(text: string, command: Command | null): Plan {
  const name = firstWord(text);
  const tool = command && findTool(command.action);
  if (!tool)
    return withoutModel({ say: `I do not know the command ${name}. Send /help to see what I understand.` });
  return withoutModel({
    calls: [{ tool: tool.name, input: tool.fromWords(text.slice(name.length).trim()) }],
  });
}

/** What the words mean as an answer to our question, or null where they are something else. */
function planOfAnswer(question: OpenQuestion, text: string): Plan | null {
  const verdict = yesOrNo(text);
  if (question.kind === 'confirm') {
    if (verdict === 'no') return withoutModel({ say: 'All right, I left everything as it was.' });
    return verdict === 'yes' ? withoutModel({ calls: question.acts }) : null;
  }
  if (verdict === 'no') return withoutModel({ say: 'All right, nothing was saved.' });
  if (!isTimeAnswer(text)) return null;
  const said = question.input[question.field];
  const words = [typeof said === 'string' ? said : '', text].join(' ').trim();
  return withoutModel({
    calls: [{ tool: question.tool, input: { ...question.input, [question.field]: words } }],
  });
}

function withoutModel(plan: Partial<Pick<Plan, 'calls' | 'say'>>): Plan {
  const usage: Usage = { calls: 0, tokensIn: 0, tokensOut: 0 };
  return { calls: [], say: null, note: null, model: 'none', usage, ...plan };
}

function commit(ctx: UserCtx, turn: Turn, plan: Plan): Promise<Answered> {
  return inTransaction(ctx, async (tx) => {
    const turnId = await openTurn(tx, { source: turn.source, model: plan.model, usage: plan.usage });
    const outcome = await runCalls(tx, plan.calls);
    const message = [...outcome.texts, plan.say, plan.note, turn.note].filter(Boolean).join('\n\n');
    await keepStep(tx, { turnId, step: 0, output: plan.calls, receipts: outcome.receipts });
    await closeTurn(tx, turnId, { by: turn.text, reply: message });
    await setQuestion(tx, turn.talk, turn.holder, outcome.question);
    const deliveryId = await planAnswer(tx, turn, message);
    await countTurn(tx, plan.usage, outcome.todosCreated);
    return { ...asAnswer(message, outcome.receipts, turnId), deliveryId };
  });
}

async function answeredBefore(
  ctx: UserCtx,
  turn: Turn,
  answered: NonNullable<TurnContext['answered']>,
): Promise<Answered> {
  return {
    ...asAnswer(answered.message, answered.receipts, answered.turnId),
    deliveryId: await planAnswer(ctx, turn, answered.message),
  };
}

async function planAnswer(ctx: UserCtx, turn: Turn, body: string): Promise<string | null> {
  if (!turn.recipient) return null;
  const { id } = await planReply(ctx, {
    userId: ctx.user.id,
    slot: turn.source,
    body,
    recipient: turn.recipient,
  });
  return id;
}

/** The answer in section 7's shape; several acts of one room become one line. */
function asAnswer(message: string, receipts: Receipt[], turn: string): ChatAnswer {
  if (receipts.length === 0) return { message };
  const actions: NonNullable<ChatAnswer['actions']> = {};
  for (const { room, action } of receipts) {
    const before = actions[room]?.action;
    actions[room] = { action: before ? `${before}; ${action}` : action };
  }
  return { message, actions, undo: true, turn };
}

function firstWord(text: string): string {
  return text.split(/\s/, 1)[0] ?? text;
}

import { answer, type Plan, withoutModel } from '@/lib/assistant/answer';
import { answerToCrisis, answerToJournal, askedAgain } from '@/lib/assistant/answer-journal';
import { answerToMessage, answerToNewest, type Pointer } from '@/lib/assistant/answer-reminder';
import { chooseBy } from '@/lib/assistant/choice';
import { isTimeAnswer, type OpenQuestion, openQuestion, yesOrNo } from '@/lib/assistant/question';
import { maxChatText } from '@/lib/assistant/rules';
import { type Call, runCalls } from '@/lib/assistant/run';
import type { ChatAnswer } from '@/lib/assistant/schema';
import { setQuestion } from '@/lib/assistant/talk-writes';
import { findTool } from '@/lib/assistant/tools';
import { type Receipt, readTurnContext, type TurnContext } from '@/lib/assistant/turn-reads';
import { closeTurn, countTurn, keepStep, openTurn } from '@/lib/assistant/turn-writes';
import { privatePreview } from '@/lib/channels/rules';
import { findCommand } from '@/lib/commands/reads';
import type { Command } from '@/lib/commands/schema';
import { inTransaction, type UserCtx } from '@/lib/context';
import { planReply } from '@/lib/deliveries/plan-writes';
import { AppError } from '@/lib/errors';
import { type JournalState, journalStateOf } from '@/lib/journal/entry-reads';
import type { Channel } from '@/lib/ports';
import { joinSome } from '@/lib/wording';

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
  /** It answers words of a journal, which nobody else reads. */
  isPrivate: boolean;
}

/** What the talk keeps of the answer to a journal's last question. */
const journalSaved = 'Your journal entry is saved. It stands in the Journal tab of your dashboard.';

/** What a turn reads before it answers; the caller may start it together with its own reads. */
export interface TurnReads {
  context: TurnContext;
  command: Command | null;
  journal: JournalState;
}

export async function readTurn(ctx: UserCtx, source: string, text: string): Promise<TurnReads> {
  const [context, command, journal] = await Promise.all([
    readTurnContext(ctx, source),
    text.startsWith('/') ? findCommand(ctx, firstWord(text)) : null,
    journalStateOf(ctx),
  ]);
  return { context, command, journal };
}

/**
 * Answers one message: is a question of ours open, is it a command, else the model with its tools. What is done, its receipts,
 * both messages and the reply's delivery are committed together; a message that was already answered gives that answer again.
 */
export async function receive(ctx: UserCtx, turn: Turn, reads?: TurnReads): Promise<Answered> {
  const read = reads ?? (await readTurn(ctx, turn.source, turn.text));
  if (read.context.answered) return answeredBefore(ctx, turn, read.context.answered);
  const plan = await decide(ctx, turn, read);
  await prepare(ctx, plan.calls);
  const isOfJournal = plan.calls.some(({ tool }) => tool === 'journal');
  return commit(ctx, turn, isOfJournal ? plan : { ...plan, after: askedAgain(ctx, read.journal) });
}

/** What the tools read from outside is fetched before anything is locked. */
async function prepare(ctx: UserCtx, calls: Call[]): Promise<void> {
  const names = new Set(calls.map(({ tool }) => tool));
  await Promise.all([...names].map((name) => findTool(name)?.prepare(ctx)));
}

async function decide(ctx: UserCtx, turn: Turn, reads: TurnReads): Promise<Plan> {
  const { context, command, journal } = reads;
  if (turn.calls) return withoutModel({ calls: turn.calls });
  const { pointer, text } = turn;
  const crisis = answerToCrisis(text);
  if (crisis) return crisis;
  const pointed = pointer && (await answerToMessage(ctx, pointer, text));
  if (pointed) return withoutModel({ calls: [pointed] });
  if (text.startsWith('/')) return planOfCommand(text, command);
  const question = openQuestion(turn.question, ctx.now());
  const answered = question && planOfAnswer(ctx, question, text);
  if (answered) return answered;
  // What points at another message is about that one.
  const newest = pointer ? null : await answerToNewest(ctx, text);
  if (newest) return withoutModel({ calls: [newest] });
  const told = await answerToJournal(ctx, { context, journal, text, seconds: turn.modelSeconds });
  if (told) return told;
  if (text.length > maxChatText)
    throw new AppError('invalid', `A message holds at most ${maxChatText} characters.`);
  const plan = await answer(ctx, context, text, turn.modelSeconds);
  return question?.kind === 'missing' ? withBefore(plan, question) : plan;
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
function planOfAnswer(ctx: UserCtx, question: OpenQuestion, text: string): Plan | null {
  const verdict = yesOrNo(text);
  if (verdict === 'no' && question.kind !== 'missing')
    return withoutModel({ say: 'All right, I left everything as it was.' });
  if (question.kind === 'confirm') {
    return verdict === 'yes' ? withoutModel({ calls: question.acts }) : null;
  }
  if (verdict === 'no') return withoutModel({ say: 'All right, nothing was saved.' });
  if (question.kind === 'which') {
    const chosen = chooseBy(question, text, { now: ctx.now(), zone: ctx.user.timezone });
    if (!chosen) return null;
    if ('inputs' in chosen)
      return withoutModel({ calls: chosen.inputs.map((input) => ({ tool: question.tool, input })) });
    const say = `Which one do you mean: ${joinSome(chosen.left.map((choice) => choice.text))}? “no” leaves everything as it is.`;
    return withoutModel({ say, question: { ...question, choices: chosen.left } });
  }
  if (!isTimeAnswer(text)) return null;
  const said = question.input[question.field];
  const words = [typeof said === 'string' ? said : '', text].join(' ').trim();
  return withoutModel({
    calls: [{ tool: question.tool, input: { ...question.input, [question.field]: words } }],
  });
}

/** An answer in a whole sentence ("Kim's birthday is 3 May") keeps what was said of the same thing before: how early to tell of it. */
function withBefore(plan: Plan, { tool, input, field }: Extract<OpenQuestion, { kind: 'missing' }>): Plan {
  const [call, another] = plan.calls;
  if (!call || another || !('input' in call) || call.tool !== tool) return plan;
  const told = Object.entries(call.input ?? {}).filter(([, value]) => value != null);
  const isSame = told.every(([key, value]) => {
    const before = input[key];
    if (key === field || before == null) return true;
    return String(before).toLowerCase() === String(value).toLowerCase();
  });
  const isAnswer = told.some(([key]) => key === field);
  return isSame && isAnswer
    ? { ...plan, calls: [{ tool, input: { ...input, ...Object.fromEntries(told) } }] }
    : plan;
}

function commit(ctx: UserCtx, turn: Turn, plan: Plan): Promise<Answered> {
  return inTransaction(ctx, async (tx) => {
    const { model, asked, usage } = plan;
    const turnId = await openTurn(tx, { source: turn.source, model, asked, usage });
    const outcome = await runCalls(tx, plan.calls);
    // Another question of ours waits for its answer first.
    const question = outcome.question ?? plan.question;
    const after = question ? null : plan.after;
    const message = [...outcome.texts, plan.say, plan.note, turn.note, after].filter(Boolean).join('\n\n');
    const receipts = plan.isPrivate
      ? outcome.receipts.map((receipt) => ({ ...receipt, input: null }))
      : outcome.receipts;
    const { isPrivate } = plan;
    // Words of a journal stand in the journal alone.
    const said = {
      by: isPrivate ? privatePreview : turn.text,
      reply: outcome.entryId ? journalSaved : message,
    };
    await keepStep(tx, { turnId, step: 0, output: isPrivate ? [] : plan.calls, receipts });
    await closeTurn(tx, turnId, said);
    await setQuestion(tx, turn.talk, turn.holder, question);
    const deliveryId = await planAnswer(tx, turn, message, { isPrivate, entryId: outcome.entryId });
    await countTurn(tx, plan.usage, outcome.todosCreated);
    return { ...asAnswer(message, receipts, turnId), deliveryId, isPrivate };
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
    isPrivate: true,
  };
}

async function planAnswer(
  ctx: UserCtx,
  turn: Turn,
  body: string,
  { isPrivate = false, entryId = null }: { isPrivate?: boolean; entryId?: string | null } = {},
): Promise<string | null> {
  if (!turn.recipient) return null;
  const plan = {
    userId: ctx.user.id,
    slot: turn.source,
    body,
    recipient: turn.recipient,
    // The questions alone say nothing of the person.
    ...(entryId ? { subjectId: entryId, isPrivate: true } : {}),
  };
  const { id } = await planReply(ctx, plan, isPrivate ? 'journal' : undefined);
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

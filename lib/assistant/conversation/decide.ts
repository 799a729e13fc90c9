import { actsOf } from '@/lib/assistant/acts/read-act';
import { readChoice } from '@/lib/assistant/conversation/choices/choice';
import { choiceIdIn, planForChoiceTaken } from '@/lib/assistant/conversation/choices/choices';
import {
  planForCrisis,
  planForJournal,
  repeatJournalQuestion,
} from '@/lib/assistant/conversation/journal-plan';
import {
  askAgain,
  callAtTime,
  callLater,
  completeCall,
  type OpenQuestion,
  parseQuestion,
} from '@/lib/assistant/conversation/question';
import {
  divideMessage,
  offerToKeep,
  onlyKeeps,
  planForKept,
  planForPoints,
  withoutOrdersInPoints,
  withoutOrdersOfOthers,
} from '@/lib/assistant/conversation/quoted';
import { callForNewestReminder, callForReference } from '@/lib/assistant/conversation/reminder-calls';
import {
  firstWord,
  planWithoutModel,
  type Turn,
  type TurnPlan,
  type TurnReads,
} from '@/lib/assistant/conversation/turn';
import { planRequest } from '@/lib/assistant/models/plan-request';
import { correctedAnswer, takesBack } from '@/lib/assistant/offer-answers';
import { maxChatText } from '@/lib/assistant/rules';
import { findTool } from '@/lib/assistant/tools';
import { yesOrNo } from '@/lib/assistant/understand/short-answers';
import { worldOf } from '@/lib/assistant/understand/world';
import type { Command } from '@/lib/commands/schema';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { awaitsAnswer } from '@/lib/journal/questions';
import { maxAnswer } from '@/lib/journal/rules';
import type { World } from '@/lib/phrases/phrase';
import type { ToolCall } from '@/lib/tool';
import { joinSome } from '@/lib/words/wording';

/**
 * Decides what a message means, and changes nothing. Call this outside a transaction, because a model may be
 * called.
 */
export async function decideTurn(ctx: UserCtx, turn: Turn, reads: TurnReads): Promise<TurnPlan> {
  const plan = await planFor(ctx, turn, reads);
  const isOfJournal = plan.calls.some(({ tool }) => tool === 'journal');
  return isOfJournal ? plan : { ...plan, after: repeatJournalQuestion(ctx, reads.journal) };
}

// The order of the checks matters: typed text is checked for self-harm first.
async function planFor(ctx: UserCtx, turn: Turn, reads: TurnReads): Promise<TurnPlan> {
  const { text, modelSeconds } = turn;
  const { context, journal } = reads;
  if (turn.calls) return planWithoutModel({ calls: turn.calls });
  const choiceId = choiceIdIn(turn);
  if (choiceId) return planForChoiceTaken(ctx, choiceId);
  const longest = awaitsAnswer(journal.guidedEntry, ctx.now()) ? maxAnswer : maxChatText;
  const crisis = planForCrisis(text.slice(0, longest));
  if (crisis) return crisis;
  if (text.length > longest) throw new AppError('invalid', tooLong(longest));
  if (text.startsWith('/')) return planForWords(ctx, turn, reads);
  // A journal answer is stored whole, including any quoted text.
  const isOfJournal = awaitsAnswer(journal.guidedEntry, ctx.now());
  const message = divideMessage(text);
  const { own, quoted, points, heading } = message;
  if (isOfJournal && (quoted !== null || points.length > 0)) {
    const plan = await planForJournal(ctx, { context, journal, text, seconds: modelSeconds });
    if (plan) return plan;
  }
  if (quoted !== null && own === '') return offerToKeep(ctx, quoted);
  const kept = quoted === null ? null : planForKept(ctx, own, quoted);
  if (kept) return kept;
  if (points.length > 0 && heading === '') return planForPoints(points);
  const plan = await planForWords(ctx, quoted === null ? turn : { ...turn, text: own }, reads);
  const { things } = worldOf(ctx, context, reads.things);
  return withoutOrdersOfOthers(ctx, withoutOrdersInPoints(ctx, plan, message), own, things);
}

async function planForWords(
  ctx: UserCtx,
  { conversation, reference, text, modelSeconds }: Turn,
  { context, command, journal, things }: TurnReads,
): Promise<TurnPlan> {
  const referred = reference && (await callForReference(ctx, reference, text));
  if (referred) return planWithoutModel({ calls: [referred] });
  // The button belongs to no known message, and its label alone has no meaning.
  if (reference?.button) return planWithoutModel({ say: buttonOver });
  if (text.startsWith('/')) return planForCommand(text, command);
  const question = parseQuestion(conversation.question, ctx.now());
  const isOfJournal = awaitsAnswer(journal.guidedEntry, ctx.now());
  const answer =
    question && planForAnswer(ctx, question, text, () => worldOf(ctx, context, things), isOfJournal);
  if (answer) return answer;
  // A reply that quotes another message is not about the newest reminder.
  const newest = reference ? null : await callForNewestReminder(ctx, text);
  if (newest) return planWithoutModel({ calls: [newest] });
  const journalPlan = await planForJournal(ctx, { context, journal, text, seconds: modelSeconds });
  if (journalPlan) return journalPlan;
  if (text.length > maxChatText) throw new AppError('invalid', tooLong(maxChatText));
  const plan = await planRequest(ctx, { context, things }, text, modelSeconds);
  // A message that begins with "no" declines "Shall I delete it?", even if it also asks for another change.
  if (question?.kind === 'confirm' && /^\W*(?:no|nope|nah|nein|don['’]?t)\b/i.test(text) && !onlyKeeps(plan))
    return planWithoutModel({ say: leftAsItWas });
  const completed = question?.kind === 'missing' ? withEarlierInput(plan, question) : plan;
  return question && isAside(completed, question) ? { ...completed, question } : completed;
}

const buttonOver = 'This button does not work any more. Tell me in words what I should do.';

function tooLong(most: number): string {
  return `A message holds at most ${most} characters.`;
}

const leftAsItWas = 'All right, I left everything as it was.';

function planForCommand(text: string, command: Command | null): TurnPlan {
  const name = firstWord(text);
  const tool = command && findTool(command.action);
  if (!tool)
    return planWithoutModel({
      say: `I do not know the command ${name}. Send /help to see what I understand.`,
    });
  return planWithoutModel({
    calls: [{ tool: tool.name, input: tool.fromWords(text.slice(name.length).trim()) }],
  });
}

function planForAnswer(
  ctx: UserCtx,
  question: OpenQuestion,
  text: string,
  readWorld: () => World,
  isOfJournal: boolean,
): TurnPlan | null {
  const corrected = correctedAnswer(question, text, readWorld);
  if (corrected) return planForCalls(corrected);
  const later = question.kind === 'offer' ? callLater(question.calls, text, readWorld) : null;
  if (later) return planForCalls(later);
  const verdict = takesBack(question, text)
    ? 'no'
    : (yesOrNo(text) ?? (isOfJournal ? null : answerTo(question, text, readWorld)));
  if (verdict === 'no')
    return planWithoutModel({
      say: question.kind === 'missing' ? 'All right, nothing was saved.' : leftAsItWas,
    });
  switch (question.kind) {
    case 'confirm':
      return verdict === 'yes' ? planWithoutModel({ calls: question.acts }) : null;
    case 'offer':
      return verdict === 'yes'
        ? planWithoutModel({ calls: question.calls })
        : planForCalls(callAtTime(question.calls, text, readWorld()));
    case 'which':
      return planForChoice(ctx, question, text);
    case 'missing': {
      const calls = completeCall(question, text, readWorld());
      const say = calls ? null : askAgain(question, text, verdict === 'yes');
      return say ? planWithoutModel({ say, question }) : planForCalls(calls);
    }
  }
}

function answerTo(question: OpenQuestion, text: string, readWorld: () => World): 'yes' | 'no' | null {
  if (question.kind !== 'confirm' && question.kind !== 'offer') return null;
  const [best] = actsOf(text, readWorld(), 'asked');
  if (!best || best.probability < sureAnswer) return null;
  if (best.act === 'yes')
    return limited.test(text) || text.length > longestYes || !affirming.test(text) ? null : 'yes';
  return best.act === 'no' && !orderInstead.test(text) ? 'no' : null;
}

const orderInstead = /\b(?:but|just|instead)\b.{0,20}\b(?:move|change|push|shift|make|put|rename|set)\b/i;
const limited =
  /[?\d“”"]|\b(?:but|except|only|apart|first|last|second|third|ones?|if|when|after|before|until|not|never|nearly|almost|well|says?|said|told|should|tomorrow|later|today|tonight|diary|journal|calendar|list|remind|to)\b|n['’]t\b|^\W*(?!(?:i|you|we|that|it|u|yes|ok|sure|please)\b)\w+ (?:can|could|will|would) (?:do|make|manage|take|cover) (?:it|that|them)\b/i;
const affirming =
  /^(?!.*\b(?:how|what|why|who|where|which|when)\b).*\b(?:y(?:es|ea|eah|ep|up)|sure|ok|okay|go|do|please|fine|right|correct|good|great|perfect|works?|absolutely|definitely|course|indeed|exactly|both|all|add|delete|remove|set|save|keep|move|put|cancel|confirm|agreed?|love|want|bin|scrap|drop|lose|get|gone|clear|wipe|it|them|that)\b/i;
const longestYes = 60;

const sureAnswer = 0.75;

function planForCalls(calls: ToolCall[] | null): TurnPlan | null {
  return calls && planWithoutModel({ calls });
}

function planForChoice(
  ctx: UserCtx,
  question: Extract<OpenQuestion, { kind: 'which' }>,
  text: string,
): TurnPlan | null {
  const choice = readChoice(question, text, { now: ctx.now(), zone: ctx.user.timezone });
  if (!choice) return null;
  if ('inputs' in choice)
    return planWithoutModel({ calls: choice.inputs.map((input) => ({ tool: question.tool, input })) });
  const say = `Which one do you mean: ${joinSome(choice.left.map((one) => one.text))}? “no” leaves everything as it is.`;
  return planWithoutModel({ say, question: { ...question, choices: choice.left } });
}

const reading = new Set(
  'agenda answer_date get_info help list_reminders list_todos search status'.split(' '),
);

const storing = new Set(['add_todos', 'store_info']);

// Returns whether the question stays open, as after "wait, first put envelopes on my list".
function isAside({ calls, question }: TurnPlan, { kind }: OpenQuestion): boolean {
  if (question) return false;
  if (kind === 'missing') return calls.every((call) => reading.has(call.tool) || isUndated(call));
  return calls.length > 0 && calls.every(({ tool }) => reading.has(tool));
}

function isUndated(call: ToolCall): boolean {
  return 'input' in call && storing.has(call.tool) && !/"due":/.test(JSON.stringify(call.input));
}

function withEarlierInput(
  plan: TurnPlan,
  { tool, input, field }: Extract<OpenQuestion, { kind: 'missing' }>,
): TurnPlan {
  const [call, another] = plan.calls;
  if (!call || another || !('input' in call) || call.tool !== tool) return plan;
  const given = Object.entries(call.input ?? {}).filter(([, value]) => value != null);
  const isSame = given.every(([key, value]) => {
    const earlier = input[key];
    if (key === field || earlier == null) return true;
    return String(earlier).toLowerCase() === String(value).toLowerCase();
  });
  const isAnswer = given.some(([key]) => key === field);
  return isSame && isAnswer
    ? { ...plan, calls: [{ tool, input: { ...input, ...Object.fromEntries(given) } }] }
    : plan;
}

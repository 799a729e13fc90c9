import { planWithoutModel, type TurnPlan } from '@/lib/assistant/conversation/turn';
import { isBudgetSpent, type TurnContext } from '@/lib/assistant/conversation/turn-reads';
import { failureOf } from '@/lib/assistant/failure';
import { maxChatText } from '@/lib/assistant/rules';
import { readsAsRequest } from '@/lib/assistant/understand/understand';
import type { UserCtx } from '@/lib/context';
import { analyseByModel, analyseOffline } from '@/lib/journal/analysis';
import { readsAsCrisis } from '@/lib/journal/crisis/reads-as-crisis';
import type { JournalState } from '@/lib/journal/entries/entry-reads';
import { answersToAnalyse, type JournalAct, type PreparedAnalysis } from '@/lib/journal/guided-entry';
import {
  awaitsAnswer,
  type GuidedEntry,
  numberedQuestion,
  type Responses,
  readControl,
  stepAfter,
} from '@/lib/journal/questions';
import { maxAnswer } from '@/lib/journal/rules';
import { logFailedModel } from '@/lib/log';

interface JournalMessage {
  context: TurnContext;
  journal: JournalState;
  text: string;
  seconds: number;
}

/**
 * Returns the plan for a message about suicide or self-harm of the user. Null for other messages. Call this
 * before anything else interprets the message.
 */
export function planForCrisis(text: string): TurnPlan | null {
  return readsAsCrisis(text) ? planForAct({ do: 'crisis', text }) : null;
}

export async function planForJournal(ctx: UserCtx, message: JournalMessage): Promise<TurnPlan | null> {
  const { journal, text } = message;
  const { guidedEntry } = journal;
  if (isOpening(text)) return startJournal();
  if (!awaitsAnswer(guidedEntry, ctx.now())) return null;
  const { step, date } = guidedEntry;
  const control = readControl(text, step);
  if (control === 'back' || control === 'stop') return planForAct({ do: control, step, date });
  if (control === 'skip') return planForAnswer(ctx, message, guidedEntry, '');
  if (isReady(text)) return startJournal();
  const isAnswer =
    text.length > maxChatText
      ? text.length <= maxAnswer
      : !readsAsRequest(text, { now: ctx.now(), zone: ctx.user.timezone });
  return isAnswer ? planForAnswer(ctx, message, guidedEntry, text) : null;
}

export function repeatJournalQuestion(ctx: UserCtx, { guidedEntry }: JournalState): string | null {
  return awaitsAnswer(guidedEntry, ctx.now()) && guidedEntry.isBegun
    ? `Back to your journal. ${numberedQuestion(guidedEntry.step)}`
    : null;
}

function isOpening(text: string): boolean {
  return /^[“"']?journal[”"']?[\s.!]*$/i.test(text);
}

function startJournal(): TurnPlan {
  return planWithoutModel({ calls: [{ tool: 'journal', input: { do: 'start' } }] });
}

function isReady(text: string): boolean {
  return /^(?:yes(?: please)?|sure|ready|i(?:'|’)?m ready|let(?:'|’)?s go|go(?: ahead)?|start|begin)[\s.!]*$/i.test(
    text,
  );
}

// Analyzes the last answer here, because a transaction must not call a model.
async function planForAnswer(
  ctx: UserCtx,
  { context, seconds }: JournalMessage,
  guidedEntry: GuidedEntry,
  text: string,
): Promise<TurnPlan> {
  const { step, date } = guidedEntry;
  const plan = planForAct({ do: 'answer', step, date, text });
  const responses = stepAfter(step) ? null : await answersToAnalyse(ctx, guidedEntry, text);
  if (!responses) return plan;
  const { usage } = plan;
  const { asked, ...reading } = await analyse(ctx, context, { responses, usage, seconds });
  const act: JournalAct = reading.analysis.isCrisis
    ? { do: 'crisis', text }
    : { do: 'answer', step, date, text, reading };
  return { ...planForAct(act), usage, asked };
}

// If `isPending`, a job asks the model later.
async function analyse(
  ctx: UserCtx,
  context: TurnContext,
  { responses, usage, seconds }: { responses: Responses; usage: TurnPlan['usage']; seconds: number },
): Promise<PreparedAnalysis & Pick<TurnPlan, 'asked'>> {
  const { settings } = context;
  const offline = { analysis: analyseOffline(responses), asked: null };
  if (!settings.apiKey) return { ...offline, isPending: false };
  if (isBudgetSpent(context, usage)) return { ...offline, isPending: true };
  try {
    const model = await ctx.ports.models.online({ apiKey: settings.apiKey, model: settings.model });
    const signal = AbortSignal.timeout(seconds * 1000);
    const analysis = await analyseByModel(model, responses, { signal, usage });
    return { analysis, isPending: false, asked: 'ok' };
  } catch (error) {
    logFailedModel(error);
    return { ...offline, isPending: true, asked: failureOf(error) };
  }
}

function planForAct(act: JournalAct): TurnPlan {
  return planWithoutModel({ calls: [{ tool: 'journal', act }], isPrivate: true });
}

import { isSpent, type Plan, withoutModel } from '@/lib/assistant/answer';
import { failureOf } from '@/lib/assistant/failure';
import { maxChatText } from '@/lib/assistant/rules';
import type { TurnContext } from '@/lib/assistant/turn-reads';
import { readsAsRequest } from '@/lib/assistant/understand/request';
import type { UserCtx } from '@/lib/context';
import { analyseByModel, analyseOffline } from '@/lib/journal/analysis';
import { dayToRead, type JournalAct, type Reading } from '@/lib/journal/converse';
import { readsAsCrisis } from '@/lib/journal/crisis/reads-as-crisis';
import type { JournalState } from '@/lib/journal/entry-reads';
import { maxAnswer } from '@/lib/journal/rules';
import { controlIn, isListening, questionOf, type Responses, stepAfter, type Talk } from '@/lib/journal/talk';
import { logFailedModel } from '@/lib/log';

/** What a text that speaks of self-harm gets, before any model and instead of anything else; null for every other text. */
export function answerToCrisis(text: string): Plan | null {
  return readsAsCrisis(text) ? acting({ do: 'crisis', text }) : null;
}

interface Told {
  context: TurnContext;
  journal: JournalState;
  text: string;
  /** How long a model may take to read the day. */
  seconds: number;
}

/** The answer to the journal's open question, or what steers its talk; null where none is open or the words ask for something else. */
export async function answerToJournal(ctx: UserCtx, told: Told): Promise<Plan | null> {
  const { journal, text } = told;
  const { talk } = journal;
  if (isOpening(text)) return start();
  if (!isListening(talk, ctx.now())) return null;
  const { step, date } = talk;
  const control = controlIn(text, step);
  if (control === 'back' || control === 'stop') return acting({ do: control, step, date });
  if (control === 'skip') return next(ctx, told, talk, '');
  if (isReady(text)) return start();
  const isAnswer = text.length > maxChatText ? text.length <= maxAnswer : !readsAsRequest(text);
  return isAnswer ? next(ctx, told, talk, text) : null;
}

/** The journal's question once more, for who asked for something in between; not where only its prompt came. */
export function askedAgain(ctx: UserCtx, { talk }: JournalState): string | null {
  return isListening(talk, ctx.now()) && talk.isBegun
    ? `Back to your journal. ${questionOf(talk.step)}`
    : null;
}

/** The one word that our own messages name. */
function isOpening(text: string): boolean {
  return /^[“"']?journal[”"']?[\s.!]*$/i.test(text);
}

function start(): Plan {
  return withoutModel({ calls: [{ tool: 'journal', input: { do: 'start' } }] });
}

/** “Yes, ask me” is no answer to a question. */
function isReady(text: string): boolean {
  return /^(?:yes(?: please)?|sure|ready|i(?:'|’)?m ready|let(?:'|’)?s go|go(?: ahead)?|start|begin)[\s.!]*$/i.test(
    text,
  );
}

/** Takes an answer. After the last one the day is read, before anything is written: no model is asked inside a transaction. */
async function next(ctx: UserCtx, { context, seconds }: Told, talk: Talk, text: string): Promise<Plan> {
  const { step, date } = talk;
  const plan = acting({ do: 'answer', step, date, text });
  const responses = stepAfter(step) ? null : await dayToRead(ctx, talk, text);
  if (!responses) return plan;
  const { usage } = plan;
  const { asked, ...reading } = await read(ctx, context, { responses, usage, seconds });
  const act: JournalAct = reading.analysis.isCrisis
    ? { do: 'crisis', text }
    : { do: 'answer', step, date, text, reading };
  return { ...acting(act), usage, asked };
}

/** The model's reading where one is set up and answers; else our own, and the model reads it later. */
async function read(
  ctx: UserCtx,
  context: TurnContext,
  { responses, usage, seconds }: { responses: Responses; usage: Plan['usage']; seconds: number },
): Promise<Reading & Pick<Plan, 'asked'>> {
  const { settings } = context;
  const own = { analysis: analyseOffline(responses), asked: null };
  if (!settings.apiKey) return { ...own, isPending: false };
  if (isSpent(context, usage)) return { ...own, isPending: true };
  try {
    const model = await ctx.ports.models.online({ apiKey: settings.apiKey, model: settings.model });
    const signal = AbortSignal.timeout(seconds * 1000);
    const analysis = await analyseByModel(model, responses, { signal, usage });
    return { analysis, isPending: false, asked: 'ok' };
  } catch (error) {
    logFailedModel(error);
    return { ...own, isPending: true, asked: failureOf(error) };
  }
}

function acting(act: JournalAct): Plan {
  return withoutModel({ calls: [{ tool: 'journal', act }], isPrivate: true });
}

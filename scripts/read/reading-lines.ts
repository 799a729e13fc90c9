import { readAct } from '@/lib/assistant/acts/read-act';
import { decideTurn } from '@/lib/assistant/conversation/decide';
import { conversationIdOf, storedQuestionOf } from '@/lib/assistant/conversation/reads';
import { readTurn, type TurnPlan, type TurnReads } from '@/lib/assistant/conversation/turn';
import { allPhrases } from '@/lib/assistant/phrases/all';
import { compileRows } from '@/lib/assistant/phrases/rows';
import type { Part, Reading } from '@/lib/assistant/understand/learned';
import { readingsOf } from '@/lib/assistant/understand/readings';
import { textOf } from '@/lib/assistant/understand/tokens';
import { readByRows } from '@/lib/assistant/understand/understand';
import { worldOf } from '@/lib/assistant/understand/world';
import type { UserCtx } from '@/lib/context';
import type { World } from '@/lib/phrases/phrase';
import { clip } from '@/lib/words/wording';
import { placeOf, templateOf } from './phrase-source';

const maxReadings = 5;
const maxTemplate = 120;

/** Returns lines that say how a message is understood and what would be done. Changes nothing. */
export async function readingLines(ctx: UserCtx, text: string): Promise<string[]> {
  const source = `web:${ctx.user.id}:read`;
  const reads = await readTurn(ctx, source, text);
  const world = worldOf(ctx, reads.context, reads.things);
  const { parts, message, timed } = readByRows(text, world);
  return [
    ...parts.flatMap((part) => partLines(part, world)),
    ...actLines(readAct({ message, timed }, world)),
    ...planLines(await planOf(ctx, source, text, reads)),
  ];
}

function partLines({ request, reading }: Part, world: World): string[] {
  const others = readingsOf(request, compileRows(allPhrases), world).filter(
    ({ phrase }) => phrase !== reading?.phrase,
  );
  const all = [...(reading ? [reading] : []), ...others].slice(0, maxReadings);
  return [
    `  rows     “${textOf(request.message, request.tokens)}”${all.length === 0 ? ': no row matches' : ''}`,
    ...all.flatMap((one) => [
      `    ${one.score.toFixed(3)}  ${effectOf(one)}${one.isDoubted ? ' (only asked)' : ''}`,
      `           ${one.intent}, ${sourceOf(one, request, world)}`,
    ]),
  ];
}

function sourceOf({ phrase }: Reading, request: Part['request'], world: World): string {
  if (phrase.say.length === 0) return 'by the classifier of intents';
  return `${placeOf(phrase) ?? ''}  ${clip(templateOf(phrase, request, world) ?? '', maxTemplate)}`.trim();
}

function effectOf({ calls, question, say }: Reading): string {
  if (question) return `asks ${JSON.stringify(question)}`;
  return calls.length > 0 ? callsText(calls) : `says ${JSON.stringify(say)}`;
}

function actLines({ stored, changed, canonical, remark, fact, best }: ReturnType<typeof readAct>): string[] {
  const lines = [
    ...(stored ? [`${share(stored.probability)}  ${stored.act}: ${meantText(stored.meant)}`] : []),
    ...(changed ? [`${share(changed.probability)}  ${changed.act}: ${callsText(changed.calls)}`] : []),
    ...(canonical ? [`${share(canonical.probability)}  ${canonical.act}: as “${canonical.sentence}”`] : []),
    ...(!(stored ?? changed ?? canonical) && best.act
      ? [`${share(best.probability)}  ${best.act}, nothing to do`]
      : []),
    ...(remark > 0 ? [`${share(remark)}  remark`] : []),
    ...(fact >= leastShown ? [`${share(fact)}  fact`] : []),
  ];
  return lines.length > 0 ? ['  acts', ...lines.map((line) => `    ${line}`)] : [];
}

const leastShown = 0.1;

function share(probability: number): string {
  return probability.toFixed(3);
}

function meantText(meant: object): string {
  return Array.isArray(meant) ? callsText(meant) : `asks ${JSON.stringify(meant)}`;
}

async function planOf(ctx: UserCtx, source: string, text: string, reads: TurnReads): Promise<TurnPlan> {
  const id = conversationIdOf(ctx.user.id);
  const question = await storedQuestionOf(ctx, id);
  const conversation = { id, question, holder: source, leasedUntil: ctx.now() };
  return decideTurn(ctx, { source, conversation, text, modelSeconds: 1 }, reads);
}

function planLines({ model, calls, say, question }: TurnPlan): string[] {
  // An answer to an open question, a command or a crisis is recognized before any reading.
  const by = model === 'none' ? ' (before any reading)' : '';
  const effects = [
    ...(calls.length > 0 ? [callsText(calls)] : []),
    ...(say ? [`says ${JSON.stringify(say)}`] : []),
    ...(question ? [`asks (${question.kind})`] : []),
  ];
  return [`  chosen   ${effects.join('; ') || 'nothing'}${by}`];
}

function callsText(calls: object[]): string {
  return calls
    .map((call) => {
      const { tool, ...rest } = call as { tool: string; input?: unknown };
      return `${tool} ${JSON.stringify(rest.input ?? rest)}`;
    })
    .join(', ');
}

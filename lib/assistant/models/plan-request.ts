import { isDeepStrictEqual } from 'node:util';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ModelMessage } from 'ai';
import { planWithoutModel, type TurnPlan, type TurnReads } from '@/lib/assistant/conversation/turn';
import { isBudgetSpent, type ModelUsage, type TurnContext } from '@/lib/assistant/conversation/turn-reads';
import { failureOf } from '@/lib/assistant/failure';
import { ask, type ModelReply } from '@/lib/assistant/models/ask';
import { comparedThings } from '@/lib/assistant/models/compared-things';
import { claimsAction } from '@/lib/assistant/models/guard';
import { planOffline } from '@/lib/assistant/models/plan-offline';
import { systemPrompt, turnMessages } from '@/lib/assistant/models/prompt';
import { worldOf } from '@/lib/assistant/understand/world';
import type { UserCtx } from '@/lib/context';
import { letOthersRun } from '@/lib/event-loop/slices';
import { logFailedModel } from '@/lib/log';

const maxRounds = 3;
const nothingSaved =
  'I have not saved or changed anything. Please say it once more in other words, or send /help.';
const partlyUnderstood = 'One part of your message I did not understand; nothing was changed for it.';
const providerUnreachable = '(The AI service is not reachable right now; I answered in offline mode.)';
const budgetSpent =
  'You have used up today’s share of the AI service, so I answer in simple mode until tomorrow.';

export async function planRequest(
  ctx: UserCtx,
  { context, things }: Pick<TurnReads, 'context' | 'things'>,
  text: string,
  seconds: number,
): Promise<TurnPlan> {
  const { settings } = context;
  const usage: ModelUsage = { calls: 0, tokensIn: 0, tokensOut: 0 };
  // Lets other requests run between these steps, because each may take about 20 ms for a large account.
  await letOthersRun();
  const compared = comparedThings(context, things, text);
  const world = worldOf(ctx, compared.context, compared.things);
  await letOthersRun();
  const offline = planOffline(ctx, world, text);
  await letOthersRun();
  if (!settings.apiKey || (settings.instantAnswers && offline.isCertain)) return offlinePlan(null);
  if (isBudgetSpent(context, usage)) return offlinePlan(budgetSpent);
  try {
    const model = await ctx.ports.models.online({ apiKey: settings.apiKey, model: settings.model });
    const messages = turnMessages(ctx, context, world, text);
    const run = { model, name: settings.model, usage, seconds, maxRounds, messages };
    return { ...(await runModel(context, run)), asked: 'ok' };
  } catch (error) {
    logFailedModel(error);
    return { ...offlinePlan(providerUnreachable), asked: failureOf(error) };
  }

  function offlinePlan(note: string | null): TurnPlan {
    return { ...offline.plan, usage, note };
  }
}

interface ModelRun {
  model: LanguageModelV4;
  name: string;
  usage: ModelUsage;
  seconds: number;
  maxRounds: number;
  messages: ModelMessage[];
}

async function runModel(context: TurnContext, run: ModelRun): Promise<TurnPlan> {
  const { usage, name, model, messages } = run;
  const plan: TurnPlan = { ...planWithoutModel({}), model: name, usage };
  const signal = AbortSignal.timeout(run.seconds * 1000);
  const { systemPrompt: operatorPrompt, temperature, maxTokens } = context.settings;
  let explanations: string[] = [];
  for (let round = 1; round <= run.maxRounds; round += 1) {
    if (round > 1 && isBudgetSpent(context, usage)) break;
    const reply = await ask(model, {
      system: systemPrompt(operatorPrompt),
      messages,
      temperature,
      maxTokens,
      signal,
      usage,
    });
    // A model that is asked to correct one call may repeat its valid calls.
    plan.calls.push(
      ...reply.calls.filter((call) => !plan.calls.some((known) => isDeepStrictEqual(known, call))),
    );
    const isWrong = reply.invalidCalls.length > 0;
    const isEmptyClaim = plan.calls.length === 0 && !isWrong && claimsAction(reply.text);
    if (!isWrong && !isEmptyClaim) return { ...plan, say: textBesideCalls(reply, plan.calls.length > 0) };
    explanations = reply.invalidCalls.flatMap(({ explanation }) => explanation ?? []);
    messages.push(...correction(reply));
  }
  const outcome = plan.calls.length > 0 ? partlyUnderstood : nothingSaved;
  return { ...plan, say: [...new Set(explanations), outcome].join(' ') };
}

function textBesideCalls(reply: ModelReply, isActing: boolean): string | null {
  const tooMany =
    reply.dropped > 0
      ? `That was a lot at once: ${reply.dropped} more things were not done. Please send them again.`
      : '';
  const isAnnouncement =
    isActing &&
    (claimsAction(reply.text) ||
      /^(?:sure|ok|okay|of course|alright|let me|adding|setting)\b/i.test(reply.text));
  return [isAnnouncement ? '' : reply.text, tooMany].filter(Boolean).join('\n\n') || null;
}

function correction(reply: ModelReply): ModelMessage[] {
  if (reply.invalidCalls.length > 0) {
    const problems = reply.invalidCalls.map(({ tool, problem }) => `${tool}: ${problem}`).join('\n');
    return [
      { role: 'assistant', content: '(tool calls)' },
      {
        role: 'user',
        content: `These tool calls could not be run:\n${problems}\nCall the right tools with valid input, only for these.`,
      },
    ];
  }
  return [
    { role: 'assistant', content: reply.text },
    {
      role: 'user',
      content:
        'You called no tool, so nothing was done. Call the tool now, or say plainly that nothing was saved.',
    },
  ];
}

import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ModelMessage } from 'ai';
import { ask, type Reply } from '@/lib/assistant/ask';
import { claimsAction } from '@/lib/assistant/guard';
import { offlineModel } from '@/lib/assistant/models/offline';
import { systemPrompt, turnMessages } from '@/lib/assistant/prompt';
import type { Call } from '@/lib/assistant/run';
import type { TurnContext } from '@/lib/assistant/turn-reads';
import type { Usage } from '@/lib/assistant/turn-writes';
import type { UserCtx } from '@/lib/context';
import { env } from '@/lib/env';

/** What a turn is going to do: calls to run, or words to say. */
export interface Plan {
  calls: Call[];
  say: string | null;
  /** Said after everything else, e.g. that the provider could not be reached. */
  note: string | null;
  model: string;
  usage: Usage;
}

/** One answer, and at most two more where a call was malformed or the model claimed what it did not do. */
const rounds = 3;
const nothingSaved =
  'I have not saved or changed anything. Please say it once more in other words, or send /help.';

/**
 * Lets a model turn a person's words into calls: the operator's model, else the offline assistant, which also answers where the
 * provider fails or the day's budget is spent, and says so.
 */
export async function answer(
  ctx: UserCtx,
  context: TurnContext,
  text: string,
  seconds: number,
): Promise<Plan> {
  const { settings } = context;
  const usage: Usage = { calls: 0, tokensIn: 0, tokensOut: 0 };
  if (!settings.apiKey)
    return converse(ctx, context, text, { model: offlineModel(), name: 'offline', usage, seconds });
  if (isSpent(context, usage))
    return offline(
      'You have used up today’s share of the AI service, so I answer in simple mode until tomorrow.',
    );
  try {
    const model = await ctx.ports.models.online({ apiKey: settings.apiKey, model: settings.model });
    return await converse(ctx, context, text, { model, name: settings.model, usage, seconds });
  } catch (error) {
    // The reason names no content: a status, a time-out or a parse error of the provider.
    console.warn(
      JSON.stringify({
        level: 'warn',
        event: 'model failed',
        name: error instanceof Error ? error.name : 'unknown',
      }),
    );
    return offline('(The AI service is not reachable right now; I answered in offline mode.)');
  }

  async function offline(note: string): Promise<Plan> {
    const plan = await converse(ctx, context, text, {
      model: offlineModel(),
      name: 'offline',
      usage,
      seconds,
    });
    return { ...plan, note };
  }
}

interface Talker {
  model: LanguageModelV4;
  name: string;
  usage: Usage;
  seconds: number;
}

async function converse(ctx: UserCtx, context: TurnContext, text: string, talker: Talker): Promise<Plan> {
  const { usage, name } = talker;
  const plan = { calls: [] as Call[], say: null as string | null, note: null, model: name, usage };
  const messages: ModelMessage[] = turnMessages(ctx, context, text);
  const deadline = AbortSignal.timeout(talker.seconds * 1000);
  for (let round = 1; round <= rounds; round += 1) {
    if (round > 1 && isSpent(context, usage)) break;
    const reply = await ask(talker.model, {
      system: systemPrompt(context.settings.systemPrompt),
      messages,
      temperature: context.settings.temperature,
      maxTokens: context.settings.maxTokens,
      signal: deadline,
      usage,
    });
    plan.calls.push(...reply.calls);
    const isWrong = reply.wrong.length > 0;
    const isEmptyClaim = plan.calls.length === 0 && !isWrong && claimsAction(reply.text);
    if (!isWrong && !isEmptyClaim) return { ...plan, say: plan.calls.length > 0 ? null : reply.text };
    messages.push(...correction(reply));
  }
  // Whatever could be understood is done; what could not is said, never passed over.
  return {
    ...plan,
    say:
      plan.calls.length > 0
        ? 'One part of your message I did not understand; nothing was changed for it.'
        : nothingSaved,
  };
}

/** What the model is told when it called something that does not exist, or said "done" without a call. */
function correction(reply: Reply): ModelMessage[] {
  if (reply.wrong.length > 0) {
    const problems = reply.wrong.map((wrong) => `${wrong.tool}: ${wrong.problem}`).join('\n');
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

function isSpent(context: TurnContext, usage: Usage): boolean {
  return context.tokensToday + usage.tokensIn + usage.tokensOut >= env().dailyTokenBudget;
}

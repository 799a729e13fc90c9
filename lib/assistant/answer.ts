import { isDeepStrictEqual } from 'node:util';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ModelMessage } from 'ai';
import { ask, type Reply, toolSetOf } from '@/lib/assistant/ask';
import { failureOf } from '@/lib/assistant/failure';
import { claimsAction } from '@/lib/assistant/guard';
import { offlineModel } from '@/lib/assistant/models/offline';
import { systemPrompt, turnMessages } from '@/lib/assistant/prompt';
import type { OpenQuestion } from '@/lib/assistant/question';
import type { Call } from '@/lib/assistant/run';
import { tools as allTools, offeredTools } from '@/lib/assistant/tools';
import type { TurnContext } from '@/lib/assistant/turn-reads';
import type { Usage } from '@/lib/assistant/turn-writes';
import type { UserCtx } from '@/lib/context';
import { logFailedModel } from '@/lib/log';

/** What a turn is going to do: calls to run, or words to say. */
export interface Plan {
  calls: Call[];
  say: string | null;
  /** Said after everything else, e.g. that the provider could not be reached. */
  note: string | null;
  /** Said at the very end, where no new question of ours is open: the question of the journal that waits. */
  after: string | null;
  /** A question of ours that stays open. */
  question: OpenQuestion | null;
  /** It answers words of a journal, which stand there alone. */
  isPrivate: boolean;
  model: string;
  /** What became of asking the provider: 'ok', or why it failed; null where it was not asked. */
  asked: string | null;
  usage: Usage;
}

/** A plan that no model was asked for. */
export function withoutModel(plan: Partial<Pick<Plan, 'calls' | 'say' | 'question' | 'isPrivate'>>): Plan {
  const usage: Usage = { calls: 0, tokensIn: 0, tokensOut: 0 };
  return {
    calls: [],
    say: null,
    note: null,
    after: null,
    question: null,
    isPrivate: false,
    model: 'none',
    asked: null,
    usage,
    ...plan,
  };
}

/** One answer, and at most two more where a call was malformed or the model claimed what it did not do. */
const rounds = 3;
const nothingSaved =
  'I have not saved or changed anything. Please say it once more in other words, or send /help.';
const partMissed = 'One part of your message I did not understand; nothing was changed for it.';
const notReachable = '(The AI service is not reachable right now; I answered in offline mode.)';
const shareUsed =
  'You have used up today’s share of the AI service, so I answer in simple mode until tomorrow.';

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
  if (!settings.apiKey) return offline(null);
  if (isSpent(context, usage)) return offline(shareUsed);
  try {
    const model = await ctx.ports.models.online({ apiKey: settings.apiKey, model: settings.model });
    const talker = { model, name: settings.model, usage, seconds, rounds, tools: offered };
    return { ...(await converse(ctx, context, text, talker)), asked: 'ok' };
  } catch (error) {
    logFailedModel(error);
    return { ...(await offline(notReachable)), asked: failureOf(error) };
  }

  /** What was spent before stays on the bill; the offline assistant costs nothing and would say the same twice. */
  async function offline(note: string | null): Promise<Plan> {
    const free: Usage = { calls: 0, tokensIn: 0, tokensOut: 0 };
    const talker = { model: offlineModel(), name: 'offline', usage: free, seconds, rounds: 1, tools: all };
    return { ...(await converse(ctx, context, text, talker)), usage, note };
  }
}

const offered = toolSetOf(offeredTools);
const all = toolSetOf(allTools);

interface Talker {
  model: LanguageModelV4;
  tools: ReturnType<typeof toolSetOf>;
  name: string;
  usage: Usage;
  seconds: number;
  rounds: number;
}

async function converse(ctx: UserCtx, context: TurnContext, text: string, talker: Talker): Promise<Plan> {
  const { usage, name, model } = talker;
  const plan: Plan = { ...withoutModel({}), model: name, usage };
  const messages = turnMessages(ctx, context, text);
  const signal = AbortSignal.timeout(talker.seconds * 1000);
  const { systemPrompt: operators, temperature, maxTokens } = context.settings;
  const problems: string[] = [];
  for (let round = 1; round <= talker.rounds; round += 1) {
    if (round > 1 && isSpent(context, usage)) break;
    const reply = await ask(model, {
      tools: talker.tools,
      system: systemPrompt(operators),
      messages,
      temperature,
      maxTokens,
      signal,
      usage,
    });
    // Asked to mend one call, a model may send the good ones again.
    plan.calls.push(
      ...reply.calls.filter((call) => !plan.calls.some((known) => isDeepStrictEqual(known, call))),
    );
    const isWrong = reply.wrong.length > 0;
    const isEmptyClaim = plan.calls.length === 0 && !isWrong && claimsAction(reply.text);
    if (!isWrong && !isEmptyClaim) return { ...plan, say: wordsBeside(reply, plan.calls.length > 0) };
    problems.splice(0, problems.length, ...reply.wrong.flatMap(({ words }) => words ?? []));
    messages.push(...correction(reply));
  }
  // Whatever could be understood is done; what could not is said, never passed over.
  const outcome = plan.calls.length > 0 ? partMissed : nothingSaved;
  return { ...plan, say: [...new Set(problems), outcome].join(' ') };
}

/**
 * What is said beside the calls' own reports: the answer to another wish of the same message, or why it cannot be done.
 * What only announces or claims the calls is dropped.
 */
function wordsBeside(reply: Reply, isActing: boolean): string | null {
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

/** Whether the person's share of the day is used up. */
export function isSpent(context: TurnContext, usage: Usage): boolean {
  return context.tokensToday + usage.tokensIn + usage.tokensOut >= context.dailyTokens;
}

import { generateText } from 'ai';
import { failureOf } from '@/lib/assistant/failure';
import type { AssistantSettings } from '@/lib/config/schema';
import type { Ctx } from '@/lib/context';

const seconds = 20;

/** How one small question to the provider went; message says it in words for an operator. */
export interface Tried {
  ok: boolean;
  message: string;
  tokens: number;
}

/** Asks the provider for one word with these settings. Never throws, never says what the provider said. */
export async function tryModel(ctx: Ctx, settings: AssistantSettings & { apiKey: string }): Promise<Tried> {
  const { apiKey, model: name, temperature } = settings;
  try {
    const model = await ctx.ports.models.online({ apiKey, model: name });
    const { usage } = await generateText({
      model,
      prompt: 'Answer with the word OK.',
      temperature,
      maxOutputTokens: 16,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(seconds * 1000),
    });
    return { ok: true, message: `${name} answered.`, tokens: usage.totalTokens ?? 0 };
  } catch (error) {
    return { ok: false, message: failureOf(error), tokens: 0 };
  }
}

import { generateText } from 'ai';
import { failureOf } from '@/lib/assistant/failure';
import type { AssistantSettings } from '@/lib/config/schema';
import type { Ctx } from '@/lib/context';

const timeoutSeconds = 20;

export interface ModelTrial {
  ok: boolean;
  message: string;
  tokens: number;
}

/**
 * Tests `settings` with a short call to the model. Does not throw if the call fails, but returns the reason
 * in Sidekick's own words.
 */
export async function tryModel(
  ctx: Ctx,
  settings: AssistantSettings & { apiKey: string },
): Promise<ModelTrial> {
  const { apiKey, model: name, temperature } = settings;
  try {
    const model = await ctx.ports.models.online({ apiKey, model: name });
    const { usage } = await generateText({
      model,
      prompt: 'Answer with the word OK.',
      temperature,
      maxOutputTokens: 16,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    return { ok: true, message: `${name} answered.`, tokens: usage.totalTokens ?? 0 };
  } catch (error) {
    return { ok: false, message: failureOf(error), tokens: 0 };
  }
}

import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';

/** What OpenAI's provider sends for a call, as far as it counts as input. */
export interface OpenaiRequest {
  messages: { role: string; content: string }[];
  tools: unknown[];
}

/** Characters per token: a cautious estimate. OpenAI's own encoding (o200k) has 4.1 in our tools. */
const charactersPerToken = 4;

/** Returns the request that the OpenAI provider sends for a call of a model. Nothing leaves the process. */
export async function openaiRequest(options: LanguageModelV4CallOptions): Promise<OpenaiRequest> {
  let body = '{}';
  const provider = createOpenAI({
    apiKey: 'none',
    fetch: async (_, request) => {
      body = String(request?.body);
      const message = { role: 'assistant', content: 'OK' };
      return Response.json({ choices: [{ index: 0, message, finish_reason: 'stop' }] });
    },
  });
  await provider.chat('gpt-4o').doGenerate(options);
  const { messages = [], tools = [] } = JSON.parse(body);
  return { messages, tools };
}

/** Returns an estimate of the number of tokens in a part of a request. */
export function tokensIn(part: unknown): number {
  return Math.ceil(JSON.stringify(part).length / charactersPerToken);
}

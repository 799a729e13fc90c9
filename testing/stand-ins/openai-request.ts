import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';

export interface OpenaiRequest {
  messages: { role: string; content: string }[];
  tools: unknown[];
}

// Characters per token, estimated cautiously: with OpenAI's encoding (o200k), our tools have 4.1.
const charactersPerToken = 4;

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

export function tokensIn(part: unknown): number {
  return Math.ceil(JSON.stringify(part).length / charactersPerToken);
}

import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ModelMessage } from 'ai';
import { z } from 'zod';
import type { ModelUsage } from '@/lib/assistant/conversation/turn-reads';
import type { RegistryCall } from '@/lib/assistant/models/model-tools';
import { offeredToolSet, readCall } from '@/lib/assistant/models/tool-set';
import { storable } from '@/lib/words/storable';

export interface ModelRequest {
  system: string;
  messages: ModelMessage[];
  temperature: number;
  maxTokens: number;
  signal: AbortSignal;
  usage: ModelUsage;
}

export interface ModelReply {
  text: string;
  calls: RegistryCall[];
  invalidCalls: InvalidCall[];
  dropped: number;
}

interface InvalidCall {
  tool: string;
  problem: string;
  explanation: string | null;
}

const retryMaxTokens = 1000;
const maxCalls = 20;

export async function ask(model: LanguageModelV4, request: ModelRequest): Promise<ModelReply> {
  const first = await generate(model, request, request.maxTokens);
  const result =
    isCutOff(first) && request.maxTokens < retryMaxTokens
      ? await generate(model, request, retryMaxTokens)
      : first;
  if (isCutOff(result)) throw new Error('the answer was cut off inside a call');
  const text = storable(result.text).trim();
  if (result.toolCalls.length === 0 && result.text.trim() === '') throw new Error('the model said nothing');
  const dropped = Math.max(0, result.toolCalls.length - maxCalls);
  const reply: ModelReply = { text, calls: [], invalidCalls: [], dropped };
  for (const call of result.toolCalls.slice(0, maxCalls)) {
    const read = readCall(call.toolName, storable(call.input));
    if ('call' in read) reply.calls.push(read.call);
    else reply.invalidCalls.push(invalidCall(call.toolName, read.error));
  }
  return reply;
}

async function generate(model: LanguageModelV4, request: ModelRequest, maxOutputTokens: number) {
  // Loaded on demand, because messages that are understood without a model do not need it.
  const { generateText } = await import('ai');
  request.usage.calls += 1;
  const result = await generateText({
    model,
    system: request.system,
    messages: request.messages,
    tools: await offeredToolSet(),
    temperature: request.temperature,
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: request.signal,
  });
  request.usage.tokensIn += result.usage.inputTokens ?? 0;
  request.usage.tokensOut += result.usage.outputTokens ?? 0;
  return result;
}

function isCutOff({ finishReason, toolCalls, text }: Awaited<ReturnType<typeof generate>>): boolean {
  return finishReason === 'length' && (toolCalls.length > 0 || text.trim() === '');
}

function invalidCall(tool: string, error: z.ZodError | null): InvalidCall {
  if (!error) return { tool, problem: 'There is no such tool.', explanation: null };
  const issue = error.issues[0]?.message;
  // Zod's own messages are written for programmers; the messages in our schemas are written for users.
  const explanation = issue && !issue.startsWith('Invalid') && !issue.startsWith('Too') ? issue : null;
  return { tool, problem: z.prettifyError(error).slice(0, 300), explanation };
}

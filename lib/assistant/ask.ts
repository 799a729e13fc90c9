import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ModelMessage, ToolSet } from 'ai';
import type { Call } from '@/lib/assistant/run';
import { findTool } from '@/lib/assistant/tools';
import type { Usage } from '@/lib/assistant/turn-writes';
import type { Tool } from '@/lib/tool';

export interface Reply {
  text: string;
  calls: Extract<Call, { input: unknown }>[];
  /** Calls of unknown tools or with input that does not fit; words: what a person may be told of it, where there is something. */
  wrong: { tool: string; problem: string; words: string | null }[];
  /** How many calls were over the limit of one message. */
  dropped: number;
}

export interface Question {
  system: string;
  tools: ToolSet;
  messages: ModelMessage[];
  temperature: number;
  maxTokens: number;
  signal: AbortSignal;
  /** Counted up by every call made. */
  usage: Usage;
}

/** Room for an answer that was cut inside a tool call; half a call is never run. */
const roomyTokens = 1000;
const maxCalls = 20;

/** Tools as the SDK takes them. Without `execute`, generateText makes exactly one model call and hands the calls back. */
export function toolSetOf(tools: readonly Tool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input }) => [name, { description, inputSchema: input }]),
  );
}

/** One question to a model (two where the answer was cut by its length inside a call). Throws where the provider fails. */
export async function ask(model: LanguageModelV4, question: Question): Promise<Reply> {
  const first = await generate(model, question, question.maxTokens);
  const cut = first.finishReason === 'length' && (first.toolCalls.length > 0 || first.text.trim() === '');
  const result =
    cut && question.maxTokens < roomyTokens ? await generate(model, question, roomyTokens) : first;
  if (result.finishReason === 'length' && (result.toolCalls.length > 0 || result.text.trim() === '')) {
    throw new Error('the answer was cut inside a call');
  }
  if (result.toolCalls.length === 0 && result.text.trim() === '') throw new Error('the model said nothing');
  const dropped = Math.max(0, result.toolCalls.length - maxCalls);
  const reply: Reply = { text: storableText(result.text).trim(), calls: [], wrong: [], dropped };
  for (const call of result.toolCalls.slice(0, maxCalls)) {
    if (call.invalid) reply.wrong.push(wrongCall(call));
    else reply.calls.push({ tool: call.toolName, input: storable(call.input) });
  }
  return reply;
}

async function generate(model: LanguageModelV4, question: Question, maxOutputTokens: number) {
  // Loaded when a model is asked: commands and answers to our own questions do without.
  const { generateText } = await import('ai');
  question.usage.calls += 1;
  const result = await generateText({
    model,
    system: question.system,
    messages: question.messages,
    tools: question.tools,
    temperature: question.temperature,
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: question.signal,
  });
  question.usage.tokensIn += result.usage.inputTokens ?? 0;
  question.usage.tokensOut += result.usage.outputTokens ?? 0;
  return result;
}

/** A model may say NUL or half a character; PostgreSQL stores neither. */
function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, storable(part)]));
}

function wrongCall(call: { toolName: string; input: unknown; error?: unknown }): Reply['wrong'][number] {
  const problem = call.error instanceof Error ? call.error.message.slice(0, 300) : 'not valid';
  const issue = findTool(call.toolName)?.input.safeParse(call.input).error?.issues[0]?.message;
  // What zod says by itself is for programmers; what our schemas say is for people.
  const words = issue && !issue.startsWith('Invalid') && !issue.startsWith('Too') ? issue : null;
  return { tool: call.toolName, problem, words };
}

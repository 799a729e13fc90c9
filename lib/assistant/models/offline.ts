import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4GenerateResult,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { calendarLine } from '@/lib/assistant/models/prompt';
import { understand } from '@/lib/assistant/understand/understand';
import type { Wish } from '@/lib/assistant/understand/wish';

/** Separates the prompt's context from the user's message. */
const contextEnd = '</context>';
const factsBegin = 'Stored facts: ';
const notPossible = 'I can’t do that here, so nothing was changed. Say “help” to see what I can do.';
const notUnderstood = 'I could not read one part of that, so nothing was changed for it.';

const usage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/**
 * A language model that needs no network: it understands everyday requests by rules and answers with calls of the offered tools, or
 * with text if a request is not possible. Uses no tokens and never fails.
 */
export function offlineModel(): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'sidekick',
    modelId: 'offline',
    supportedUrls: {},
    doGenerate: async (options) => respond(options),
    doStream: async (options) => ({ stream: streamOf(respond(options)) }),
  };
}

function respond({ prompt, tools, toolChoice }: LanguageModelV4CallOptions): LanguageModelV4GenerateResult {
  const offered = new Set(toolChoice?.type === 'none' ? [] : (tools ?? []).map((tool) => tool.name));
  const content = contentFor(prompt, offered);
  const isCalling = content.some((part) => part.type === 'tool-call');
  return {
    content,
    finishReason: { unified: isCalling ? 'tool-calls' : 'stop', raw: undefined },
    usage,
    warnings: [],
  };
}

function contentFor(prompt: LanguageModelV4Prompt, offered: Set<string>): LanguageModelV4Content[] {
  if (prompt.at(-1)?.role === 'tool') return [{ type: 'text', text: 'That is all.' }];
  const message = userMessageOf(prompt);
  if (message === null) return [{ type: 'text', text: notUnderstood }];
  const requests = understand(message, {
    lastReply: lastReplyOf(prompt),
    facts: factsOf(prompt),
    calendar: contextOf(prompt).includes(calendarLine),
  });
  const calls = requests.filter(
    (request): request is Wish & { tool: string } => request.tool !== null && offered.has(request.tool),
  );
  const text = [...new Set(requests.flatMap((request) => textFor(request, offered)))].join('\n');
  return [
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
    ...calls.map(({ tool, input }, index) => ({
      type: 'tool-call' as const,
      toolCallId: `offline-${prompt.length}-${index + 1}`,
      toolName: tool,
      input: JSON.stringify(input),
    })),
  ];
}

function textFor(request: Wish, offered: Set<string>): string[] {
  if (request.tool === null) return [request.reply ?? notPossible];
  return offered.has(request.tool) ? [] : [notPossible];
}

/** Returns the user's message; null if the last one is our correction of an answer, which says nothing new. */
function userMessageOf(prompt: LanguageModelV4Prompt): string | null {
  const texts = prompt.filter((message) => message.role === 'user').map(textOf);
  const last = texts.at(-1) ?? '';
  const own = afterContext(last);
  if (own !== null) return own;
  return texts.some((text) => afterContext(text) !== null) ? null : last;
}

function afterContext(text: string): string | null {
  const lines = text.split('\n');
  const end = lines.findLastIndex((line) => line.trimEnd() === contextEnd);
  return end < 0 ? null : lines.slice(end + 1).join('\n');
}

/** Returns the stored facts in the context. */
function factsOf(prompt: LanguageModelV4Prompt): { key: string; value: string }[] {
  const line = contextOf(prompt).find((each) => each.startsWith(factsBegin)) ?? '';
  return line
    .slice(factsBegin.length)
    .split(' | ')
    .flatMap((fact) => {
      const [, key = '', value = ''] = /^(.+?): (.*)$/.exec(fact) ?? [];
      return key === '' ? [] : [{ key, value }];
    });
}

/** Returns the lines of the last message's context. */
function contextOf(prompt: LanguageModelV4Prompt): string[] {
  const last = prompt.findLast((message) => message.role === 'user');
  const lines = last ? textOf(last).split('\n') : [];
  const end = lines.findIndex((line) => line.trimEnd() === contextEnd);
  return lines.slice(0, Math.max(end, 0));
}

function lastReplyOf(prompt: LanguageModelV4Prompt): string | undefined {
  const reply = prompt.findLast((message) => message.role === 'assistant');
  return reply && textOf(reply);
}

function textOf(message: LanguageModelV4Message): string {
  if (message.role === 'system') return message.content;
  return message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
}

function streamOf({
  content,
  finishReason,
  warnings,
}: LanguageModelV4GenerateResult): ReadableStream<LanguageModelV4StreamPart> {
  const parts: LanguageModelV4StreamPart[] = [
    { type: 'stream-start', warnings },
    ...content.flatMap((part, index) => streamPartsOf(part, String(index))),
    { type: 'finish', usage, finishReason },
  ];
  return new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

function streamPartsOf(part: LanguageModelV4Content, id: string): LanguageModelV4StreamPart[] {
  if (part.type === 'text') {
    return [
      { type: 'text-start', id },
      { type: 'text-delta', id, delta: part.text },
      { type: 'text-end', id },
    ];
  }
  if (part.type !== 'tool-call') return [];
  return [
    { type: 'tool-input-start', id: part.toolCallId, toolName: part.toolName },
    { type: 'tool-input-delta', id: part.toolCallId, delta: part.input },
    { type: 'tool-input-end', id: part.toolCallId },
    part,
  ];
}

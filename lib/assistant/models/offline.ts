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
import { calendarLine } from '@/lib/assistant/prompt';
import { understand } from '@/lib/assistant/understand/understand';
import type { Wish } from '@/lib/assistant/understand/wish';

/** The prompt's context stands before this line, the person's own words behind it. */
const contextEnd = '</context>';
const factsBegin = 'Stored facts: ';
const notPossible = 'I can’t do that here, so nothing was changed. Say “help” to see what I can do.';
const notUnderstood = 'I could not read one part of that, so nothing was changed for it.';

const usage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/**
 * The assistant without a network: understands everyday requests by rules and answers with calls of the tools it is offered, or with
 * words. Where a message holds both wishes it can and cannot serve, the words stand before the calls. Costs no tokens, never fails.
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
  const words = wordsOf(prompt);
  if (words === null) return [{ type: 'text', text: notUnderstood }];
  const wishes = understand(words, {
    lastReply: lastReplyOf(prompt),
    facts: factsOf(prompt),
    calendar: contextOf(prompt).includes(calendarLine),
  });
  const calls = wishes.filter(
    (wish): wish is Wish & { tool: string } => wish.tool !== null && offered.has(wish.tool),
  );
  const text = [...new Set(wishes.flatMap((wish) => wordsFor(wish, offered)))].join('\n');
  return [
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
    ...calls.map(({ tool, input }, place) => ({
      type: 'tool-call' as const,
      toolCallId: `offline-${prompt.length}-${place + 1}`,
      toolName: tool,
      input: JSON.stringify(input),
    })),
  ];
}

function wordsFor(wish: Wish, offered: Set<string>): string[] {
  if (wish.tool === null) return [wish.reply ?? notPossible];
  return offered.has(wish.tool) ? [] : [notPossible];
}

/** What the person wrote; null where the last word is not theirs but a correction of the caller, which says nothing new. */
function wordsOf(prompt: LanguageModelV4Prompt): string | null {
  const texts = prompt.filter((message) => message.role === 'user').map(textOf);
  const last = texts.at(-1) ?? '';
  const own = behindContext(last);
  if (own !== null) return own;
  return texts.some((text) => behindContext(text) !== null) ? null : last;
}

function behindContext(text: string): string | null {
  const lines = text.split('\n');
  const end = lines.findLastIndex((line) => line.trimEnd() === contextEnd);
  return end < 0 ? null : lines.slice(end + 1).join('\n');
}

/** The facts that the context of the last message carries. */
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

/** The lines of the last message's context. */
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
    ...content.flatMap((part, place) => streamed(part, String(place))),
    { type: 'finish', usage, finishReason },
  ];
  return new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

function streamed(part: LanguageModelV4Content, id: string): LanguageModelV4StreamPart[] {
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

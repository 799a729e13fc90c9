import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4GenerateResult,
} from '@ai-sdk/provider';
import { MockLanguageModelV4 } from 'ai/test';

type Line = string | { tool: string; input: unknown }[] | { cut: { tool: string; input: string }[] } | Error;

export function scriptedModel(lines: Line[]): {
  model: LanguageModelV4;
  asked: LanguageModelV4CallOptions[];
} {
  const asked: LanguageModelV4CallOptions[] = [];
  const model = new MockLanguageModelV4({
    modelId: 'scripted',
    doGenerate: async (options) => {
      const line = lines[asked.length];
      asked.push(options);
      if (line === undefined) throw new Error('the script is over');
      if (line instanceof Error) throw line;
      const isCut = typeof line === 'object' && 'cut' in line;
      return answerWith(line, isCut ? 'length' : typeof line === 'string' ? 'stop' : 'tool-calls');
    },
  });
  return { model, asked };
}

function answerWith(
  line: Exclude<Line, Error>,
  unified: 'length' | 'stop' | 'tool-calls',
): LanguageModelV4GenerateResult {
  return {
    content: contentOf(line),
    finishReason: { unified, raw: undefined },
    usage: {
      inputTokens: { total: 100, noCache: 100, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 10, text: 10, reasoning: 0 },
    },
    warnings: [],
  };
}

function contentOf(line: Exclude<Line, Error>): LanguageModelV4Content[] {
  if (typeof line === 'string') return [{ type: 'text', text: line }];
  const calls = 'cut' in line ? line.cut : line;
  return calls.map(({ tool, input }, place) => ({
    type: 'tool-call',
    toolCallId: `call-${place}`,
    toolName: tool,
    input: typeof input === 'string' ? input : JSON.stringify(input),
  }));
}

/** Returns a fake model that obeys every `CALL tool {json} END` in a message, even in a stranger's text. */
export function obedientModel(): { model: LanguageModelV4; asked: LanguageModelV4CallOptions[] } {
  const asked: LanguageModelV4CallOptions[] = [];
  const model = new MockLanguageModelV4({
    modelId: 'obedient',
    doGenerate: async (options) => {
      asked.push(options);
      const orders = ordersIn(options);
      return orders.length > 0 ? answerWith(orders, 'tool-calls') : answerWith('Fine.', 'stop');
    },
  });
  return { model, asked };
}

function ordersIn({ prompt }: LanguageModelV4CallOptions): { tool: string; input: unknown }[] {
  const text = prompt
    .flatMap((message) => (message.role === 'user' || message.role === 'assistant' ? message.content : []))
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join('\n');
  return [...text.matchAll(/CALL (\w+) (\{.*?\}) END/g)].map(([, tool = '', input = '']) => ({
    tool,
    input,
  }));
}

import { createHash } from 'node:crypto';
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { openaiRequest, tokensIn } from '@/testing/stand-ins/openai-request';

export async function modelCost(asked: LanguageModelV4CallOptions[], turns: number): Promise<object> {
  const requests = await Promise.all(asked.map(partsOf));
  const prompts = requests.map(
    ({ rules, tools, varying }) => tokensIn([...rules, ...varying]) + tokensIn(tools),
  );
  return {
    calls: asked.length,
    meanCalls: Math.round((asked.length / Math.max(1, turns)) * 100) / 100,
    prefixes: [...new Set(requests.map(({ rules, tools }) => hashOf([rules, tools])))],
    meanPromptTokens: Math.round(
      prompts.reduce((sum, tokens) => sum + tokens, 0) / Math.max(1, asked.length),
    ),
    p95PromptTokens: percentile(prompts),
    p95RulesTokens: percentile(requests.map(({ rules }) => tokensIn(rules))),
    p95ToolsTokens: percentile(requests.map(({ tools }) => tokensIn(tools))),
    p95VaryingTokens: percentile(requests.map(({ varying }) => tokensIn(varying))),
  };
}

async function partsOf(options: LanguageModelV4CallOptions) {
  const { messages, tools } = await openaiRequest(options);
  const isRule = ({ role }: { role: string }) => role === 'system';
  return {
    rules: messages.filter(isRule),
    varying: messages.filter((message) => !isRule(message)),
    tools,
  };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}

function percentile(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;
}

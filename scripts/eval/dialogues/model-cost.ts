import { createHash } from 'node:crypto';
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';

const charactersPerToken = 4;

/**
 * Returns totals of the requests to a model. Each request begins with rules and tools. `prefixes` has the different
 * hashes of these beginnings: the provider can cache them only if there is one hash. The `p95` figures are 95th
 * percentiles of estimated token counts.
 */
export function modelCost(asked: LanguageModelV4CallOptions[], turns: number): object {
  const requests = asked.map(({ prompt, tools }) => {
    const rules = JSON.stringify(prompt.filter(({ role }) => role === 'system'));
    const varying = JSON.stringify(prompt.filter(({ role }) => role !== 'system'));
    return { rules, varying, tools: JSON.stringify(tools ?? []) };
  });
  const hashes = requests.map(({ rules, tools }) =>
    createHash('sha256')
      .update(rules + tools)
      .digest('hex')
      .slice(0, 12),
  );
  return {
    calls: asked.length,
    meanCalls: Math.round((asked.length / Math.max(1, turns)) * 100) / 100,
    prefixes: [...new Set(hashes)],
    p95PromptTokens: percentile(
      requests.map(({ rules, tools, varying }) => tokensIn(rules + tools + varying)),
    ),
    p95WithoutToolsTokens: percentile(requests.map(({ rules, varying }) => tokensIn(rules + varying))),
    p95VaryingTokens: percentile(requests.map(({ varying }) => tokensIn(varying))),
  };
}

function tokensIn(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

function percentile(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;
}

import type { ToolSet } from 'ai';
import { z } from 'zod';
import { modelTools, type RegistryCall } from '@/lib/assistant/models/model-tools';
import { findTool, offeredTools } from '@/lib/assistant/tools';

let built: ToolSet | undefined;

/**
 * Returns the tools that a model can call. Their schemas have no limits such as a maximum length; `readCall`
 * checks the limits.
 */
export async function offeredToolSet(): Promise<ToolSet> {
  const { jsonSchema } = await import('ai');
  built ??= Object.fromEntries(
    offeredTools.map(({ name, description, input }) => [
      name,
      { description, inputSchema: jsonSchema(shortSchema(input)) },
    ]),
  );
  return built;
}

export type ReadCall = { call: RegistryCall } | { error: z.ZodError | null };

export function readCall(name: string, input: unknown): ReadCall {
  const form = modelTools.find((tool) => tool.name === name);
  if (!form) return isReachable(name) ? checked({ tool: name, input }) : { error: null };
  const { success, data, error } = form.input.safeParse(input);
  return success ? checked(form.callFor(data)) : { error };
}

function isReachable(name: string): boolean {
  return (
    offeredTools.some((tool) => tool.name === name) ||
    modelTools.some(({ replaces }) => replaces.includes(name))
  );
}

function checked({ tool, input }: RegistryCall): ReadCall {
  const result = findTool(tool)?.input.safeParse(input);
  return result?.success ? { call: { tool, input: result.data } } : { error: result?.error ?? null };
}

function shortSchema(input: z.ZodType): Record<string, unknown> {
  return Object(shortened(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })));
}

const limits = new Set(
  '$schema additionalProperties minLength maxLength minItems maxItems pattern format minimum maximum'.split(
    ' ',
  ),
);

function shortened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shortened);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...rest } = schema as Record<string, unknown>;
  const options = Array.isArray(anyOf) ? anyOf.filter((one) => Object(one).type !== 'null') : [];
  const [only] = options;
  const flat: Record<string, unknown> =
    options.length === 1 ? { ...Object(only), ...rest } : { ...rest, ...(anyOf ? { anyOf: options } : {}) };
  return Object.fromEntries(
    Object.entries(flat)
      .filter(([key]) => !limits.has(key))
      .map(([key, value]) => [key, shortenedValue(key, value)]),
  );
}

function shortenedValue(key: string, value: unknown): unknown {
  if (key === 'type') return withoutNull(value);
  if (key !== 'properties') return shortened(value);
  return Object.fromEntries(Object.entries(Object(value)).map(([name, one]) => [name, shortened(one)]));
}

function withoutNull(type: unknown): unknown {
  const kept = Array.isArray(type) ? type.filter((one) => one !== 'null') : [];
  return kept.length === 1 ? kept[0] : type;
}

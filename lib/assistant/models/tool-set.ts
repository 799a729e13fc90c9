import type { ToolSet } from 'ai';
import { z } from 'zod';
import { offeredTools } from '@/lib/assistant/tools';

let built: ToolSet | undefined;

/**
 * Returns the tools that are offered to a model, sorted, so that every prompt begins with the same text and can be
 * cached. The model sees shortened schemas, but its calls are checked against the full ones. Without `execute`,
 * generateText returns the calls instead of running them.
 */
export async function offeredToolSet(): Promise<ToolSet> {
  const { jsonSchema } = await import('ai');
  built ??= Object.fromEntries(
    offeredTools
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, description, input }) => [
        name,
        {
          description,
          inputSchema: jsonSchema(shortSchema(input), {
            validate: (value) => {
              const { success, data, error } = input.safeParse(value);
              return success ? { success, value: data } : { success, error };
            },
          }),
        },
      ]),
  );
  return built;
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

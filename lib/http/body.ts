import type { z } from 'zod';
import { AppError } from '@/lib/errors';

export async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = new AppError(
    'too_large',
    `The request is too large; at most ${Math.floor(maxBytes / 1024)} KB fit.`,
  );
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new AppError('invalid', 'The request is not valid UTF-8 text.');
  }
}

export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  maxBytes = 64 * 1024,
): Promise<z.output<S>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupported', 'Send the request as application/json.');
  }
  return checkedJson(schema, await readText(request, maxBytes));
}

export function checkedJson<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('invalid', 'The request is not valid JSON.');
  }
  if (hasBrokenText(value, 0))
    throw new AppError('invalid', 'The text holds characters that cannot be stored.');
  return checked(schema, value);
}

export function checkedQuery<S extends z.ZodType>(schema: S, request: Request): z.output<S> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (hasBrokenText(query, 0))
    throw new AppError('invalid', 'The address holds characters that cannot be looked for.');
  return checked(schema, query);
}

export function checked<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys')
    throw new AppError('invalid', `Unknown field: ${issue.keys.join(', ')}`);
  const field = issue?.path.join('.');
  const plain = issue?.message ?? 'The request is not valid.';
  throw new AppError('invalid', plain.startsWith('Invalid input') && field ? `${field}: ${plain}` : plain);
}

const deepest = 20;

// PostgreSQL cannot store NUL and lone surrogates.
function hasBrokenText(value: unknown, depth: number): boolean {
  if (depth > deepest) throw new AppError('invalid', 'The request is nested too deeply.');
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (Array.isArray(value)) return value.some((part) => hasBrokenText(part, depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).some(
      ([key, part]) => hasBrokenText(key, depth) || hasBrokenText(part, depth + 1),
    );
  }
  return false;
}

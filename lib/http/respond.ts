import { AppError, type ErrorCode } from '@/lib/errors';

const statusOf: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  busy: 503,
  unavailable: 503,
};

const noStore = { 'Cache-Control': 'no-store' };

export function respondJson(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(value ?? null, { status, headers: { ...noStore, ...headers } });
}

/** An expected error says what it says; any other is logged without content and answered calmly. */
export function respondError(error: unknown): Response {
  if (error instanceof AppError) {
    const retry: Record<string, string> = error.retryAfterSeconds
      ? { 'Retry-After': String(Math.ceil(error.retryAfterSeconds)) }
      : {};
    return respondJson({ message: error.message }, statusOf[error.code], retry);
  }
  logUnexpected(error);
  return respondJson(
    { message: 'Something went wrong on our side. Nothing was changed; please try again.' },
    500,
  );
}

/** Name, SQLSTATE and place of an error; never its message's values, which may be somebody's words. */
export function logUnexpected(error: unknown): void {
  const code = codeOf(error);
  const place =
    error instanceof Error
      ? error.stack
          ?.split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 6)
      : undefined;
  console.error(
    JSON.stringify({ level: 'error', name: error instanceof Error ? error.name : typeof error, code, place }),
  );
}

function codeOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}

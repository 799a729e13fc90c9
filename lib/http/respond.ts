import { AppError, type ErrorCode } from '@/lib/errors';
import { logUnexpected } from '@/lib/log';

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
    { message: 'Something went wrong on our side. Please look whether it was done before you try again.' },
    500,
  );
}

import { createHash } from 'node:crypto';
import { AppError, type ErrorCode } from '@/lib/errors';
import type { KeysetPage } from '@/lib/keyset';
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

/** Responds with one page of a list as a bare array and a Link header to the next page; 304 if If-None-Match names this page. */
export function respondPage<T>(request: Request, { rows, next }: KeysetPage<T>): Response {
  const body = JSON.stringify(rows);
  const etag = `"${createHash('sha256')
    .update(body + (next ?? ''))
    .digest('base64url')
    .slice(0, 22)}"`;
  const url = new URL(request.url);
  if (next) url.searchParams.set('after', next);
  const headers: Record<string, string> = {
    ...noStore,
    ETag: etag,
    ...(next ? { Link: `<${url.pathname}${url.search}>; rel="next"` } : {}),
  };
  const known = request.headers.get('if-none-match')?.split(/,\s*/) ?? [];
  if (known.some((one) => one.replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

/** Turns an error into a response. An unexpected one is logged without user content and answered with a general message. */
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

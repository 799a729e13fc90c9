import { createHash } from 'node:crypto';
import { AppError, type ErrorCode } from '@/lib/errors';
import { letOthersRun } from '@/lib/event-loop/slices';
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

const sliceLength = 256 * 1024;

/**
 * Returns a response with a long text, given in pieces. The text is sent as fast as the client reads, and
 * other requests run in between.
 */
export function respondPieces(pieces: Iterable<string>, headers: Record<string, string>): Response {
  const rest = pieces[Symbol.iterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      await letOthersRun();
      let slice = '';
      let next = rest.next();
      for (; !next.done; next = rest.next()) {
        slice += next.value;
        if (slice.length >= sliceLength) break;
      }
      if (slice) stream.enqueue(encoder.encode(slice));
      if (next.done) stream.close();
    },
  });
  return new Response(body, { headers: { ...noStore, ...headers } });
}

export function respondPage<T>(request: Request, { rows, next }: KeysetPage<T>): Response {
  if (!next) return respondTagged(request, rows);
  const url = new URL(request.url);
  url.searchParams.set('after', next);
  return respondTagged(request, rows, { Link: `<${url.pathname}${url.search}>; rel="next"` });
}

export function respondTagged(
  request: Request,
  value: unknown,
  extra: Record<string, string> = {},
): Response {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha256')
    .update(body + (extra.Link ?? ''))
    .digest('base64url')
    .slice(0, 22)}"`;
  const headers = { ...noStore, ETag: etag, ...extra };
  const known = request.headers.get('if-none-match')?.split(/,\s*/) ?? [];
  if (known.some((one) => one.replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

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

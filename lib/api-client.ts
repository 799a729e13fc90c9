export class ApiError extends Error {
  readonly status: number;
  readonly serverMessage: string | undefined;

  constructor(status: number, message: string, serverMessage?: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = serverMessage;
  }
}

interface CallOptions {
  timeLimitMs?: number;
}

const maxMessageLength = 300;
const defaultTimeLimitMs = 30_000;
const readTimedOut = 'The server took too long to answer.';
const writeTimedOut = `${readTimedOut} Check whether it was done before you try again.`;

let requestUserId: string | undefined;

/** Sets the user for whom the page was loaded. The server refuses API calls if another user is signed in. */
export function setRequestUser(userId: string): void {
  requestUserId = userId;
}

export const api = {
  get,
  post: <T = unknown>(path: string, body?: unknown, options?: CallOptions) =>
    send<T>('POST', path, body, options),
  patch: <T = unknown>(path: string, body?: unknown, options?: CallOptions) =>
    send<T>('PATCH', path, body, options),
  put: <T = unknown>(path: string, body?: unknown, options?: CallOptions) =>
    send<T>('PUT', path, body, options),
  del: <T = unknown>(path: string, body?: unknown, options?: CallOptions) =>
    send<T>('DELETE', path, body, options),
};

/**
 * Returns the text that the user sees for an error. Returns `fallback` for a value that is not an Error, and for
 * a lost connection (a TypeError from `fetch`).
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof Error) || error instanceof TypeError) return fallback;
  const text = (error instanceof ApiError && error.serverMessage) || error.message || fallback;
  return text.length <= maxMessageLength ? text : `${text.slice(0, maxMessageLength)}…`;
}

function get<T>(path: string, options: CallOptions & { on401: 'null' }): Promise<T | null>;
function get<T>(path: string, options?: CallOptions & { on401?: 'throw' }): Promise<T>;
function get<T>(path: string, options: CallOptions & { on401?: 'throw' | 'null' } = {}): Promise<T | null> {
  const handle = async (response: Response) =>
    response.status === 401 && options.on401 === 'null' ? null : readJson<T>(response);
  return read(path, {}, handle, options);
}

let reads = new AbortController();

/** Aborts the GET requests that are still running. Call this before signing out. */
export function cancelReads(): void {
  reads.abort();
  reads = new AbortController();
}

export function read<T>(
  path: string,
  extraHeaders: Record<string, string>,
  handle: (response: Response) => Promise<T>,
  options: CallOptions = {},
): Promise<T> {
  const { signal: canceled } = reads;
  return withTimeLimit(options, readTimedOut, async (timeLimit) =>
    handle(
      await fetch(path, {
        credentials: 'same-origin',
        headers: { ...headers(), ...extraHeaders },
        signal: AbortSignal.any([timeLimit, canceled]),
      }),
    ),
  );
}

export async function readJson<T>(response: Response): Promise<T> {
  await throwUnlessOk(response);
  const type = response.headers.get('content-type') ?? '';
  if (isJson(type)) return response.json();
  const start = (await response.text()).slice(0, 100);
  throw new ApiError(
    response.status,
    `${response.status}: Non-JSON response received. Content-Type: ${type || 'none'}. Body: ${start}`,
  );
}

function send<T>(method: string, path: string, body: unknown, options: CallOptions = {}): Promise<T> {
  return withTimeLimit(options, writeTimedOut, async (signal) => {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { ...headers(), 'Content-Type': 'application/json' },
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await throwUnlessOk(response);
    // The body may be empty (204). Callers that expect an empty body do not set T.
    return isJson(response.headers.get('content-type') ?? '') ? await response.json() : (null as T);
  });
}

function headers(): Record<string, string> {
  return { Accept: 'application/json', ...(requestUserId ? { 'X-User': requestUserId } : {}) };
}

async function withTimeLimit<T>(
  options: CallOptions,
  timedOut: string,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(options.timeLimitMs ?? defaultTimeLimitMs);
  try {
    return await call(signal);
  } catch (error) {
    throw signal.aborted ? new Error(timedOut) : error;
  }
}

async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  const body = await response.text();
  throw new ApiError(response.status, `${response.status}: ${body || response.statusText}`, messageIn(body));
}

function messageIn(body: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body);
    if (
      typeof value === 'object' &&
      value !== null &&
      'message' in value &&
      typeof value.message === 'string'
    ) {
      return value.message || undefined;
    }
  } catch {
    // The body is not JSON: it is empty, or a proxy's error page.
  }
  return undefined;
}

function isJson(type: string): boolean {
  return /^application\/([\w.+-]+\+)?json\b/i.test(type);
}

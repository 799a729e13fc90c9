/** A request the server refused: the message is "status: body", the body's own words stand beside it. */
export class ApiError extends Error {
  readonly status: number;
  /** The body's `message`, where it has one. */
  readonly serverMessage: string | undefined;

  constructor(status: number, message: string, serverMessage?: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = serverMessage;
  }
}

interface CallOptions {
  /** How long the whole answer may take; 30 seconds where nothing is said. */
  timeLimitMs?: number;
}

/** Longer words than these were not written for a person. */
const longestWords = 300;
const timeLimitMs = 30_000;
const readTooLate = 'No answer came in time.';
const writeTooLate = `${readTooLate} Look whether it was done before you try again.`;

let speaker: string | undefined;

/** From now on every call says for whom this page speaks: the server refuses it where the browser is another person's by then. */
export function speakFor(userId: string): void {
  speaker = userId;
}

/**
 * Calls to this origin, with cookies, JSON both ways. Every non-ok response throws ApiError ("401: body", or the status text
 * where the body is empty); a read that succeeds with anything but JSON throws too, and so does an answer that takes too
 * long. `T` is the room's own schema type.
 */
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

/** What to tell the person: the server's words, else the error's own, else the fallback. A proxy's page is not for people. */
export function wordsOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return saidBy(error);
  // What fetch throws without a connection is worded by each browser, and for programmers.
  if (error instanceof TypeError || !(error instanceof Error)) return fallback;
  return error.message || fallback;
}

function saidBy({ status, serverMessage = '' }: ApiError): string {
  const isForPeople = serverMessage !== '' && serverMessage.length <= longestWords;
  return isForPeople ? serverMessage : `The server did not answer as it should (${status}).`;
}

function get<T>(path: string, options: CallOptions & { on401: 'null' }): Promise<T | null>;
function get<T>(path: string, options?: CallOptions & { on401?: 'throw' }): Promise<T>;
function get<T>(path: string, options: CallOptions & { on401?: 'throw' | 'null' } = {}): Promise<T | null> {
  const take = async (response: Response) =>
    response.status === 401 && options.on401 === 'null' ? null : jsonOf<T>(response);
  return read(path, {}, take, options);
}

/** A read for whoever looks at more of the answer than its body: `take` gets it as it came, refused or not. */
export function read<T>(
  path: string,
  further: Record<string, string>,
  take: (response: Response) => Promise<T>,
  options: CallOptions = {},
): Promise<T> {
  return inTime(options, readTooLate, async (signal) =>
    take(await fetch(path, { credentials: 'same-origin', headers: { ...headers(), ...further }, signal })),
  );
}

/** The JSON of a read that succeeded; throws what was refused, and what is no JSON. */
export async function jsonOf<T>(response: Response): Promise<T> {
  await refuseFailure(response);
  const type = response.headers.get('content-type') ?? '';
  if (isJson(type)) return response.json();
  const start = (await response.text()).slice(0, 100);
  throw new ApiError(
    response.status,
    `${response.status}: Non-JSON response received. Content-Type: ${type || 'none'}. Body: ${start}`,
  );
}

function send<T>(method: string, path: string, body: unknown, options: CallOptions = {}): Promise<T> {
  return inTime(options, writeTooLate, async (signal) => {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { ...headers(), 'Content-Type': 'application/json' },
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await refuseFailure(response);
    // A write may answer with nothing at all (204); whoever asks for nothing names no T.
    return isJson(response.headers.get('content-type') ?? '') ? await response.json() : (null as T);
  });
}

function headers(): Record<string, string> {
  return { Accept: 'application/json', ...(speaker ? { 'X-User': speaker } : {}) };
}

/** One call with its body read, or the words for one that took too long: what the browser throws then is for programmers. */
async function inTime<T>(
  options: CallOptions,
  tooLate: string,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(options.timeLimitMs ?? timeLimitMs);
  try {
    return await call(signal);
  } catch (error) {
    throw signal.aborted ? new Error(tooLate) : error;
  }
}

async function refuseFailure(response: Response): Promise<void> {
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
    // Not JSON: a proxy's page, or nothing at all.
  }
  return undefined;
}

function isJson(type: string): boolean {
  return /^application\/([\w.+-]+\+)?json\b/i.test(type);
}

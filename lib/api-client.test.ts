import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, api, errorMessage } from '@/lib/api-client';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answer(body: string | null, init: ResponseInit): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const json = { 'Content-Type': 'application/json' };

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError');
  return error;
}

test('a refused call throws "status: body" with the server’s message', async () => {
  answer('{"message":"This email is already registered"}', { status: 409, headers: json });
  const error = await failureOf(api.post('/api/auth/register', {}));
  expect(error.message).toBe('409: {"message":"This email is already registered"}');
  expect(error.status).toBe(409);
  expect(error.serverMessage).toBe('This email is already registered');
});

test('the status text stands in for an empty body', async () => {
  answer('', { status: 502, statusText: 'Bad Gateway' });
  const error = await failureOf(api.del('/api/user/todos/1'));
  expect(error.message).toBe('502: Bad Gateway');
  expect(error.serverMessage).toBeUndefined();
});

test('a successful read without JSON throws with the status, the content type and 100 characters', async () => {
  answer(`<html>${'x'.repeat(200)}`, { status: 200, headers: { 'Content-Type': 'text/html' } });
  const error = await failureOf(api.get('/api/user/info'));
  expect(error.message).toBe(
    `200: Non-JSON response received. Content-Type: text/html. Body: <html>${'x'.repeat(94)}`,
  );
});

test('a read without a session throws, or returns null if the caller asks for that', async () => {
  answer('{"message":"Authentication required"}', { status: 401, headers: json });
  expect((await failureOf(api.get('/api/auth/me'))).message).toContain('401: ');
  expect(await api.get('/api/auth/me', { on401: 'null' })).toBeNull();
});

test('a call sends JSON and the cookies of this origin', async () => {
  const fetched = answer('{"id":"1"}', { status: 201, headers: json });
  expect(await api.post('/api/user/todos', { text: 'milk' })).toEqual({ id: '1' });
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/api/user/todos');
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"text":"milk"}' });
  expect(init.headers['Content-Type']).toBe('application/json');
});

test("an error is shown in the server's words, or else in its own", () => {
  const refused = new ApiError(400, '400: {"message":"Too long"}', 'Too long');
  expect(errorMessage(refused, 'It failed')).toBe('Too long');
  expect(errorMessage(new ApiError(502, '502: Bad Gateway'), 'It failed')).toBe('502: Bad Gateway');
  expect(errorMessage(new Error('Logout failed'), 'It failed')).toBe('Logout failed');
});

test('the fallback is shown for an error without a message and for a lost connection', () => {
  expect(errorMessage(new Error(''), 'It failed')).toBe('It failed');
  expect(errorMessage('not an error', 'It failed')).toBe('It failed');
  expect(errorMessage(new TypeError('Failed to fetch'), 'It failed')).toBe('It failed');
});

test('a message that is too long is cut', () => {
  const shown = errorMessage(new ApiError(502, `502: <h1>${'x'.repeat(5000)}`), 'It failed');
  expect(shown).toMatch(/^502: <h1>x+…$/);
  expect(shown).toHaveLength(301);
});

test('a deletion can have a body', async () => {
  const fetched = answer(null, { status: 204 });
  await api.del('/api/user/profile', { currentPassword: 'secret' });
  await api.del('/api/user/todos/1');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'DELETE',
    body: '{"currentPassword":"secret"}',
  });
  expect(fetched.mock.calls[1]?.[1]).not.toHaveProperty('body');
});

function neverAnswer(): { limits: number[]; expire: () => void } {
  const timers: AbortController[] = [];
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const timer = new AbortController();
    limits.push(limit);
    timers.push(timer);
    return timer.signal;
  });
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    const hangs = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () =>
      hangs.reject(new DOMException('signal timed out', 'TimeoutError')),
    );
    return hangs.promise;
  });
  return {
    limits,
    expire: () => {
      for (const timer of timers) timer.abort();
    },
  };
}

test('a timed-out write says that it may have been done, a timed-out read does not', async () => {
  const { limits, expire } = neverAnswer();
  const words = (call: Promise<unknown>) =>
    call.then(
      () => 'it was answered',
      (error: unknown) => errorMessage(error, 'Check your connection.'),
    );
  const calls = [
    api.patch('/api/user/profile', {}),
    api.post('/api/user/chat', {}, { timeLimitMs: 90_000 }),
    api.get('/api/auth/me'),
  ].map(words);
  expire();
  expect(await Promise.all(calls)).toEqual([
    'The server took too long to answer. Check whether it was done before you try again.',
    'The server took too long to answer. Check whether it was done before you try again.',
    'The server took too long to answer.',
  ]);
  expect(limits).toEqual([30_000, 90_000, 30_000]);
});

test('a lost connection is not reported as a timeout', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await api.post('/api/user/todos', {}).catch((reason: unknown) => reason);
  expect(errorMessage(error, 'Check your connection.')).toBe('Check your connection.');
});

test('once the user is known, every call sends their id', async () => {
  // Loads a fresh copy of the module, because another test may have called setRequestUser in the shared one.
  vi.resetModules();
  const { api, setRequestUser } = await import('@/lib/api-client');
  const fetched = answer('{}', { status: 200, headers: json });
  const speakers = () => fetched.mock.calls.map(([, init]) => init.headers['X-User']);
  await api.get('/api/auth/me');
  setRequestUser('maya');
  await api.get('/api/auth/me');
  await api.del('/api/user/todos/1');
  expect(speakers()).toEqual([undefined, 'maya', 'maya']);
});

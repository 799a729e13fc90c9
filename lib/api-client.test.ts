import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, api, speakFor, wordsOf } from '@/lib/api-client';

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

test('a refused call says "status: body" and carries the server message beside it', async () => {
  answer('{"message":"This email is already registered"}', { status: 409, headers: json });
  const error = await failureOf(api.post('/api/auth/register', {}));
  expect(error.message).toBe('409: {"message":"This email is already registered"}');
  expect(error.status).toBe(409);
  expect(error.serverMessage).toBe('This email is already registered');
});

test('an empty body gives way to the status text', async () => {
  answer('', { status: 502, statusText: 'Bad Gateway' });
  const error = await failureOf(api.del('/api/user/todos/1'));
  expect(error.message).toBe('502: Bad Gateway');
  expect(error.serverMessage).toBeUndefined();
});

test('a read that succeeds with a page instead of JSON fails with the status, the type and 100 characters', async () => {
  answer(`<html>${'x'.repeat(200)}`, { status: 200, headers: { 'Content-Type': 'text/html' } });
  const error = await failureOf(api.get('/api/user/info'));
  expect(error.message).toBe(
    `200: Non-JSON response received. Content-Type: text/html. Body: <html>${'x'.repeat(94)}`,
  );
});

test('a read without a session throws, or is null where the caller asks for that', async () => {
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

test('a person reads the words of the server, never those of the network stack', () => {
  expect(wordsOf(new ApiError(400, '400: {"message":"Too long"}', 'Too long'), 'It failed')).toBe('Too long');
  const noWords = 'The server did not answer as it should (502).';
  expect(wordsOf(new ApiError(502, '502: <h1>Bad Gateway</h1>'), 'It failed')).toBe(noWords);
  expect(wordsOf(new ApiError(502, '502: {}', 'x'.repeat(5000)), 'It failed')).toBe(noWords);
  expect(wordsOf(new TypeError('Failed to fetch'), 'It failed')).toBe('It failed');
});

test('a deletion can carry a body, and carries none where none is given', async () => {
  const fetched = answer(null, { status: 204 });
  await api.del('/api/user/profile', { currentPassword: 'secret' });
  await api.del('/api/user/todos/1');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'DELETE',
    body: '{"currentPassword":"secret"}',
  });
  expect(fetched.mock.calls[1]?.[1]).not.toHaveProperty('body');
});

/** A server that never answers, and the clocks that were set for its calls. */
function silence(): { limits: number[]; ring: () => void } {
  const clocks: AbortController[] = [];
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const clock = new AbortController();
    limits.push(limit);
    clocks.push(clock);
    return clock.signal;
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
    ring: () => {
      for (const clock of clocks) clock.abort();
    },
  };
}

test('a write that takes too long says that it may have been done, a read just that nothing came', async () => {
  const { limits, ring } = silence();
  const words = (call: Promise<unknown>) =>
    call.then(
      () => 'it was answered',
      (error: unknown) => wordsOf(error, 'Check your connection.'),
    );
  const calls = [
    api.patch('/api/user/profile', {}),
    api.post('/api/user/chat', {}, { timeLimitMs: 90_000 }),
    api.get('/api/auth/me'),
  ].map(words);
  ring();
  expect(await Promise.all(calls)).toEqual([
    'No answer came in time. Look whether it was done before you try again.',
    'No answer came in time. Look whether it was done before you try again.',
    'No answer came in time.',
  ]);
  expect(limits).toEqual([30_000, 90_000, 30_000]);
});

test('a connection that breaks is not a time that ran out', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await api.post('/api/user/todos', {}).catch((reason: unknown) => reason);
  expect(wordsOf(error, 'Check your connection.')).toBe('Check your connection.');
});

test('once a page knows its person, every call says for whom it is', async () => {
  const fetched = answer('{}', { status: 200, headers: json });
  const speakers = () => fetched.mock.calls.map(([, init]) => init.headers['X-User']);
  await api.get('/api/auth/me');
  speakFor('maya');
  await api.get('/api/auth/me');
  await api.del('/api/user/todos/1');
  expect(speakers()).toEqual([undefined, 'maya', 'maya']);
});

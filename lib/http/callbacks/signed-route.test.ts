import { createHmac } from 'node:crypto';
import { Receiver } from '@upstash/qstash';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { signedRoute } from '@/lib/http/callbacks/signed-route';
import { signingKeys } from '@/lib/http/own-queue';
import { signJob } from '@/lib/outbox/queue/sign';
import { takeConsoleErrors } from '@/testing/strict';
import { testCtx } from '@/testing/world';

const url = 'http://localhost:3000/api/jobs/reply';
const body = '{"talk":"u:1"}';
const served: string[] = [];
let fails = false;
const post = signedRoute(z.object({ talk: z.string() }), async (_, { talk }) => {
  if (fails) throw new Error('on purpose');
  served.push(talk);
  return { talk };
});

beforeAll(async () => {
  const { db } = await testCtx();
  Object.assign(globalThis, {
    sidekickDatabase: Promise.resolve({ db, driver: 'pglite', close: async () => {} }),
  });
});

const key = () => signingKeys().current;
const call = (signature: string | null, text = body) =>
  post(
    new Request(url, {
      method: 'POST',
      body: text,
      headers: signature === null ? {} : { 'Upstash-Signature': signature },
    }),
  );

function forged(claims: Record<string, unknown>, options: { key?: string; header?: object } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const honest = JSON.parse(
    Buffer.from(signJob({ key: key(), url, body }).split('.')[1] ?? '', 'base64url').toString(),
  );
  const parts = [
    options.header ?? { alg: 'HS256', typ: 'JWT' },
    { ...honest, iat: now, nbf: now, ...claims },
  ];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${signed}.${createHmac('sha256', options.key ?? key())
    .update(signed)
    .digest('base64url')}`;
}

test('the official Receiver accepts what the local queue signs', async () => {
  const { current, next } = signingKeys();
  const receiver = new Receiver({ currentSigningKey: current, nextSigningKey: next });
  expect(await receiver.verify({ signature: signJob({ key: current, url, body }), body, url })).toBe(true);
});

test('a signed callback is served once, a replay is refused', async () => {
  served.length = 0;
  const signature = signJob({ key: key(), url, body });
  expect((await call(signature)).status).toBe(200);
  expect((await call(signature)).status).toBe(403);
  expect(served).toEqual(['u:1']);
});

test('one that failed on our side may come again', async () => {
  const signature = signJob({ key: key(), url, body });
  fails = true;
  expect((await call(signature)).status).toBe(500);
  fails = false;
  expect((await call(signature)).status).toBe(200);
  expect(takeConsoleErrors()).toHaveLength(1);
});

const past = Math.floor(Date.now() / 1000) - 600;
test.each([
  ['no signature', null],
  ['nonsense', 'nonsense'],
  ['another key', forged({}, { key: 'another key' })],
  ['another destination', forged({ sub: 'http://localhost:3000/api/jobs/wake' })],
  ['another host', forged({ sub: 'https://elsewhere.example/api/jobs/reply' })],
  ['another issuer', forged({ iss: 'Somebody' })],
  ['expired', forged({ exp: past + 60, nbf: past, iat: past })],
  ['not yet valid', forged({ nbf: past + 1200, exp: past + 2400 })],
  ['without expiry', forged({ exp: undefined })],
  ['without id', forged({ jti: undefined })],
  ['another body', forged({ body: 'AAAA' })],
  [
    'alg none',
    `${forged({}, { header: { alg: 'none', typ: 'JWT' } })
      .split('.')
      .slice(0, 2)
      .join('.')}.`,
  ],
  ['another algorithm', forged({}, { header: { alg: 'HS512', typ: 'JWT' } })],
])('%s is refused', async (_, signature) => {
  served.length = 0;
  expect((await call(signature)).status).toBe(403);
  expect(served).toEqual([]);
});

test('a body that was changed on the way is refused', async () => {
  expect((await call(signJob({ key: key(), url, body }), '{"talk":"u:2"}')).status).toBe(403);
});

test('NUL in a callback is refused, never a 500', async () => {
  const nul = JSON.stringify({ talk: 'u:\u0000' });
  const signed = signJob({ key: key(), url, body: nul });
  expect((await call(signed, nul)).status).toBe(400);
  expect((await call(forged({ jti: 'a\u0000b' }))).status).toBe(403);
});

import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signJob } from '@/lib/scheduler/sign';
import { newNumber } from './people';
import { routesUnder } from './routes';
import { places } from './world/places';

// The queue's callbacks are served for a signature over this address and this body, once, and for nothing else.

const jobs = routesUnder('jobs').map(({ path }) => path);

/** What each of them takes, about things that are not there. */
const bodies: Record<string, object> = {
  '/api/jobs/analyse': { entry: randomUUID() },
  '/api/jobs/calendar-sync': { id: randomUUID() },
  '/api/jobs/deliver': { ids: [randomUUID()] },
  '/api/jobs/reply': { talk: `whatsapp:${newNumber()}` },
};

test('there are some', () =>
  expect(jobs).toEqual(expect.arrayContaining([...Object.keys(bodies), '/api/jobs/wake'])));

for (const path of jobs) {
  test(`${path}: unsigned, forged, expired, foreign, tampered and replayed ones are refused`, async () => {
    const { url } = places().real;
    const body = JSON.stringify(bodies[path] ?? {});
    const to = `${url}${path}`;
    const valid = () => signJob({ key: signingKey(), url: to, body });
    const refused: [string, string | null, string][] = [
      ['unsigned', null, body],
      ['no signature at all', 'not.a.token', body],
      ['another key', signJob({ key: 'another key', url: to, body }), body],
      ['another destination', signJob({ key: signingKey(), url: `${url}/api/jobs/elsewhere`, body }), body],
      ['another origin', signJob({ key: signingKey(), url: `https://elsewhere.example${path}`, body }), body],
      ['another body', valid(), body.replace('}', ' }')],
      ['expired', changed({ exp: seconds() - 60, nbf: seconds() - 400 }, to, body), body],
      ['not yet valid', changed({ nbf: seconds() + 600 }, to, body), body],
      ['without an end', changed({ exp: undefined }, to, body), body],
      ['without an id', changed({ jti: undefined }, to, body), body],
      ['another issuer', changed({ iss: 'Somebody' }, to, body), body],
      ['unsigned by choice', `${encode({ alg: 'none', typ: 'JWT' })}.${valid().split('.')[1]}.`, body],
    ];
    for (const [story, signature, sent] of refused) {
      const response = await callJob(to, signature, sent);
      expect(response.status, story).toBe(403);
      expect(await response.json(), story).toEqual({
        message: 'The signature of this callback is not valid.',
      });
    }
    const once = valid();
    expect((await callJob(to, once, body)).status).toBe(200);
    const again = await callJob(to, once, body);
    expect(again.status).toBe(403);
    expect(await again.json()).toEqual({ message: 'This callback was already served.' });
    expect((await fetch(to)).status).toBe(405);
  });
}

/** The local queue's key, made of the server's secret as the server makes it. */
function signingKey(): string {
  return createHmac('sha256', places().real.authSecret)
    .update('local queue\nsigning key')
    .digest('base64url');
}

/** A well-signed token with other claims. */
function changed(claims: Record<string, unknown>, url: string, body: string): string {
  const [head = '', payload = ''] = signJob({ key: signingKey(), url, body }).split('.');
  const signed = `${head}.${encode({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims })}`;
  return `${signed}.${createHmac('sha256', signingKey()).update(signed).digest('base64url')}`;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

function callJob(url: string, signature: string | null, body: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(signature === null ? {} : { 'Upstash-Signature': signature }),
    },
    body,
  });
}

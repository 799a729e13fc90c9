import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signJob } from '@/lib/outbox/queue/sign';
import { newNumber } from '../accounts';
import { postJob, signingKey } from '../jobs';
import { routesUnder } from '../routes';
import { addresses } from '../servers/addresses';

// Tests that a job's route accepts a signature once, and only for its own URL and body.

const jobs = routesUnder('jobs').map(({ path }) => path);

const bodies: Record<string, object> = {
  '/api/jobs/analyse': { entry: randomUUID() },
  '/api/jobs/calendar-sync': { id: randomUUID() },
  '/api/jobs/deliver': { ids: [randomUUID()] },
  '/api/jobs/mail': { mail: 'password_reset', email: 'nobody@example.com' },
  '/api/jobs/reply': { conversation: `whatsapp:${newNumber()}` },
};

test('the routes of the jobs are found', () =>
  expect(jobs).toEqual(expect.arrayContaining([...Object.keys(bodies), '/api/jobs/wake'])));

for (const path of jobs) {
  test(`${path} refuses unsigned, forged, expired, misdirected, altered and replayed calls`, async () => {
    const { url } = addresses().production;
    const body = JSON.stringify(bodies[path] ?? {});
    const to = `${url}${path}`;
    const valid = () => signJob({ key: signingKey, url: to, body });
    const refused: [string, string | null, string][] = [
      ['unsigned', null, body],
      ['no signature at all', 'not.a.token', body],
      ['another key', signJob({ key: 'another key', url: to, body }), body],
      ['another destination', signJob({ key: signingKey, url: `${url}/api/jobs/elsewhere`, body }), body],
      ['another origin', signJob({ key: signingKey, url: `https://elsewhere.example${path}`, body }), body],
      ['another body', valid(), body.replace('}', ' }')],
      ['expired', changed({ exp: seconds() - 60, nbf: seconds() - 400 }, to, body), body],
      ['not yet valid', changed({ nbf: seconds() + 600 }, to, body), body],
      ['without an end', changed({ exp: undefined }, to, body), body],
      ['without an id', changed({ jti: undefined }, to, body), body],
      ['another issuer', changed({ iss: 'Somebody' }, to, body), body],
      ['unsigned by choice', `${encode({ alg: 'none', typ: 'JWT' })}.${valid().split('.')[1]}.`, body],
    ];
    for (const [what, signature, sent] of refused) {
      const response = await postJob(to, sent, signature);
      expect(response.status, what).toBe(403);
      expect(await response.json(), what).toEqual({
        message: 'The signature of this callback is not valid.',
      });
    }
    const once = valid();
    expect((await postJob(to, body, once)).status).toBe(200);
    const again = await postJob(to, body, once);
    expect(again.status).toBe(403);
    expect(await again.json()).toEqual({ message: 'This callback was already served.' });
    expect((await fetch(to)).status).toBe(405);
  });
}

function changed(claims: Record<string, unknown>, url: string, body: string): string {
  const [head = '', payload = ''] = signJob({ key: signingKey, url, body }).split('.');
  const signed = `${head}.${encode({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims })}`;
  return `${signed}.${createHmac('sha256', signingKey).update(signed).digest('base64url')}`;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

import { createHash, createHmac, randomUUID } from 'node:crypto';

const validSeconds = 300;

/**
 * Signs a job as QStash does (upstash.com/docs/qstash/features/security). Returns a JWT (HS256) with the hash of
 * the body.
 */
export function signJob(job: { key: string; url: string; body: string }): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'Upstash',
    sub: job.url,
    iat: now,
    nbf: now,
    exp: now + validSeconds,
    jti: `jwt_${randomUUID()}`,
    body: createHash('sha256').update(job.body).digest('base64url'),
  };
  const signed = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => encode(JSON.stringify(part))).join('.');
  return `${signed}.${createHmac('sha256', job.key).update(signed).digest('base64url')}`;
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}

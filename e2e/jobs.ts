import { createHmac } from 'node:crypto';
import { signJob } from '@/lib/outbox/queue/sign';
import { rows } from './accounts';
import { addresses } from './servers/addresses';
import { secrets } from './servers/server';

export const signingKey = createHmac('sha256', secrets.AUTH_SECRET)
  .update('local queue\nsigning key')
  .digest('base64url');

export function postJob(url: string, body: string, signature: string | null): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(signature === null ? {} : { 'Upstash-Signature': signature }),
    },
    body,
  });
}

export async function runJob<T>(server: string, path: string, body: object): Promise<T> {
  const [url, text] = [`${server}${path}`, JSON.stringify(body)];
  const response = await postJob(url, text, signJob({ key: signingKey, url, body: text }));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export async function makeDue(userIds: string[]): Promise<void> {
  await rows(
    "update schedules set next_run_at = now() where kind = 'reminder' and next_run_at > now() and user_id = any($1)",
    [userIds],
  );
  await runJob(addresses().production.url, '/api/jobs/wake', {});
}

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliveries, sends } from '@/db/schema/deliveries';
import { statusCallbackUrl } from '@/lib/channels/whatsapp/status';
import { env } from '@/lib/env';
import { receiveStatus, receiveTwilio } from '@/lib/http/callbacks/webhook';
import { createReminder } from '@/lib/reminders/writes';
import { clearSchedules, createUserWithPhone, runDueJobs } from '@/testing/due';
import { twilioAccount } from '@/testing/stand-ins/twilio-server';
import { testCtx } from '@/testing/world';

const { accountSid, authToken } = twilioAccount;
const realTwilio = env().twilio;

beforeAll(async () => {
  const { db, ports } = await testCtx();
  Object.assign(env(), { twilio: { accountSid, authToken } });
  Object.assign(globalThis, {
    sidekickDatabase: Promise.resolve({ db, driver: 'pglite', close: async () => {} }),
    sidekickPorts: ports,
  });
});
afterAll(() => {
  Object.assign(env(), { twilio: realTwilio });
  Object.assign(globalThis, { sidekickDatabase: undefined, sidekickPorts: undefined });
});
beforeEach(clearSchedules);

type Form = Record<string, string>;

function signed(address: string, form: Form): Request {
  const headers = { 'X-Twilio-Signature': getExpectedTwilioSignature(authToken, address, form) };
  return new Request(address, { method: 'POST', body: new URLSearchParams(form), headers });
}

const failed: Form = {
  AccountSid: accountSid,
  MessageSid: 'SM1',
  MessageStatus: 'failed',
  ErrorCode: '63024',
};
const report = (address: string, form = failed) => receiveStatus(signed(address, form));

test('a status report changes an attempt only with the proof that we gave for this attempt', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  ctx.ports.messengers.whatsapp.send = async ({ sendId }) => ({ providerId: sendId, state: 'accepted' });
  for (const reminderTime of ['2027-03-10T17:00', '2027-03-10T17:10'])
    await createReminder(ctx, { title: 'Call the bank', reminderTime });
  for (const at of ['2027-03-10T16:00:00Z', '2027-03-10T16:10:00Z']) {
    ctx.clock.set(at);
    await runDueJobs(ctx);
  }
  const states = async () =>
    ctx.db
      .select({ id: sends.id, state: sends.state })
      .from(sends)
      .innerJoin(deliveries, eq(deliveries.id, sends.deliveryId))
      .where(eq(deliveries.userId, ctx.user.id))
      .orderBy(deliveries.dueAt);
  const [one, other] = await states();
  if (!one || !other) throw new Error('two messages were expected');

  const ours = statusCallbackUrl(one.id);
  const proof = (address: string) => new URL(address).searchParams.get('proof') ?? '';
  for (const address of [
    ours.replace(proof(ours), 'x'.repeat(proof(ours).length)),
    ours.replace(/&proof=.*/, ''),
    ours.replace(proof(ours), proof(statusCallbackUrl(other.id))),
  ])
    expect((await report(address)).status).toBe(403);
  expect((await states()).map(({ state }) => state)).toEqual(['accepted', 'accepted']);

  expect((await report(ours)).status).toBe(204);
  expect((await states()).map(({ state }) => state)).toEqual(['failed', 'accepted']);
});

test('NUL in any field of a message or a report is cleaned or refused, never a 500', async () => {
  const number = '+15557774001';
  const message: Form = {
    ...{ AccountSid: accountSid, MessageSid: 'SM-field', From: `whatsapp:${number}`, Body: 'add milk' },
    ...{ To: 'whatsapp:+15550199999', ProfileName: 'Kim', NumMedia: '0', MediaContentType0: '' },
    ...{ OriginalRepliedMessageSid: 'SM1', ButtonPayload: 'done:1', Latitude: '' },
  };
  const address = 'http://localhost:3000/api/webhook';
  const statuses = async (form: Form, post: (broken: Form) => Promise<Response>) => {
    const found: Record<string, number> = {};
    for (const field of Object.keys(form))
      found[field] = (await post({ ...form, [field]: `${form[field]}\0` })).status;
    return found;
  };
  const expected = (form: Form, status: number) =>
    Object.fromEntries(Object.keys(form).map((field) => [field, status]));
  expect(await statuses(message, (form) => receiveTwilio(signed(address, form)))).toEqual({
    ...expected(message, 200),
    AccountSid: 403,
  });
  const callback = statusCallbackUrl(randomUUID());
  expect(await statuses(failed, (form) => report(callback, form))).toEqual({
    ...expected(failed, 204),
    AccountSid: 403,
  });
});

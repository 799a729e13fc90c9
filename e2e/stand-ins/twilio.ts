import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createEmulator } from 'emulate';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { freePort } from '@/lib/testing/postgres';
import { type Person, rows } from '../people';
import { places, type TwilioPlace } from '../world/places';

/** The emulated Twilio: it signs what it sends to the webhook, and its list of messages is the judge of what was sent. */
export async function startTwilio(
  webhook: string,
): Promise<{ place: TwilioPlace; close: () => Promise<void> }> {
  const accountSid = 'AC0123456789abcdef0123456789abcdef';
  const authToken = 'end-to-end-auth-token';
  const number = '+15550199999';
  const emulator = await createEmulator({
    service: 'twilio',
    port: await freePort(),
    seed: {
      twilio: {
        account: { sid: accountSid, auth_token: authToken },
        phone_numbers: [{ phone_number: `whatsapp:${number}`, sms_url: webhook }],
      },
    },
  });
  const url = emulator.url.replace('localhost', '127.0.0.1');
  return { place: { url, accountSid, authToken, number }, close: () => emulator.close() };
}

/** Somebody writes to the product's number; resolves when Twilio's webhook call was answered. */
export async function write(from: string, body: string): Promise<{ sid: string }> {
  const { twilio } = places().real;
  const response = await fetch(`${twilio.url}/_twilio/simulate/inbound-message`, {
    method: 'POST',
    headers: authorization(),
    body: new URLSearchParams({
      To: `whatsapp:${twilio.number}`,
      From: `whatsapp:${from}`,
      Body: body,
    }),
  });
  if (!response.ok) throw new Error(`Twilio refused the message: ${await response.text()}`);
  return (await response.json()) as { sid: string };
}

/** What Twilio was told to send to a number, oldest first. */
export async function sentTo(number: string): Promise<string[]> {
  const { twilio } = places().real;
  const query = new URLSearchParams({ To: `whatsapp:${number}`, PageSize: '1000' });
  const response = await fetch(
    `${twilio.url}/2010-04-01/Accounts/${twilio.accountSid}/Messages.json?${query}`,
    { headers: authorization() },
  );
  const { messages } = (await response.json()) as { messages: { body: string; direction: string }[] };
  return messages
    .filter(({ direction }) => direction === 'outbound-api')
    .map(({ body }) => body)
    .reverse();
}

/** The form of an inbound message as Twilio posts it. */
export function inboundForm(message: Record<string, string>): Record<string, string> {
  const { twilio } = places().real;
  return {
    AccountSid: twilio.accountSid,
    To: `whatsapp:${twilio.number}`,
    NumMedia: '0',
    SmsStatus: 'received',
    ApiVersion: '2010-04-01',
    ...message,
  };
}

/** Posts a form to the webhook, signed for its address unless the story says otherwise. */
export function postWebhook(
  form: Record<string, string>,
  story: { signature?: string | null; query?: string } = {},
): Promise<Response> {
  const { url } = places().real;
  const address = `${url}/api/webhook${story.query ?? ''}`;
  const signature = story.signature === undefined ? sign(address, form) : story.signature;
  return fetch(address, {
    method: 'POST',
    headers: signature === null ? {} : { 'X-Twilio-Signature': signature },
    body: new URLSearchParams(form),
  });
}

export function sign(
  address: string,
  form: Record<string, string>,
  token = places().real.twilio.authToken,
): string {
  return getExpectedTwilioSignature(token, address, form);
}

/** A signed message of somebody, with parameters of the story's own. */
export function postMessage(
  from: Pick<Person, 'phone'>,
  body: string,
  more: Record<string, string> = {},
): Promise<Response> {
  return postWebhook(
    inboundForm({ MessageSid: newSid(), From: `whatsapp:${from.phone}`, Body: body, ...more }),
  );
}

/** A MessageSid that was not there before. */
export function newSid(): string {
  return `SM${randomUUID().replaceAll('-', '')}`;
}

/** Waits until nothing that these people wrote is unfinished. */
export async function allAnswered(people: Pick<Person, 'phone'>[], timeout = 20_000): Promise<void> {
  const phones = people.map((person) => person.phone);
  await expect
    .poll(
      () => rows('select 1 from webhook_logs where phone_number = any($1) and done_at is null', [phones]),
      { timeout },
    )
    .toEqual([]);
}

function authorization(): Record<string, string> {
  const { accountSid, authToken } = places().real.twilio;
  return { Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` };
}

import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { type Account, rows } from '../../e2e/accounts';
import { addresses } from '../../e2e/servers/addresses';
import type { QuickReplyMessage } from './twilio-content';

export async function write(from: string, body: string): Promise<{ sid: string }> {
  const { twilio } = addresses().production;
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

export async function sentTo(number: string): Promise<string[]> {
  const { twilio } = addresses().production;
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

export async function quickRepliesTo(number: string): Promise<QuickReplyMessage[]> {
  const { url } = addresses().production.twilio;
  const response = await fetch(`${url}/control/quick-replies?number=${encodeURIComponent(number)}`);
  return (await response.json()) as QuickReplyMessage[];
}

export function pressButton(
  from: Pick<Account, 'phone'>,
  shown: QuickReplyMessage,
  button: QuickReplyMessage['buttons'][number],
): Promise<Response> {
  const { title, id } = button;
  return postMessage(from, title, {
    ButtonText: title,
    ButtonPayload: id,
    OriginalRepliedMessageSid: shown.sid,
  });
}

export function inboundForm(message: Record<string, string>): Record<string, string> {
  const { twilio } = addresses().production;
  return {
    AccountSid: twilio.accountSid,
    To: `whatsapp:${twilio.number}`,
    NumMedia: '0',
    SmsStatus: 'received',
    ApiVersion: '2010-04-01',
    ...message,
  };
}

/**
 * Posts a form to the webhook, by default with the correct signature. If `signature` is null, the form has no
 * signature.
 */
export function postWebhook(
  form: Record<string, string>,
  options: { signature?: string | null; query?: string } = {},
): Promise<Response> {
  const { url } = addresses().production;
  const address = `${url}/api/webhook${options.query ?? ''}`;
  const signature = options.signature === undefined ? sign(address, form) : options.signature;
  return fetch(address, {
    method: 'POST',
    headers: signature === null ? {} : { 'X-Twilio-Signature': signature },
    body: new URLSearchParams(form),
  });
}

export function sign(
  address: string,
  form: Record<string, string>,
  token = addresses().production.twilio.authToken,
): string {
  return getExpectedTwilioSignature(token, address, form);
}

export function postMessage(
  from: Pick<Account, 'phone'>,
  body: string,
  parameters: Record<string, string> = {},
): Promise<Response> {
  return postWebhook(
    inboundForm({ MessageSid: newSid(), From: `whatsapp:${from.phone}`, Body: body, ...parameters }),
  );
}

export function newSid(): string {
  return `SM${randomUUID().replaceAll('-', '')}`;
}

export async function allAnswered(accounts: Pick<Account, 'phone'>[], timeout = 20_000): Promise<void> {
  const phones = accounts.map((account) => account.phone);
  await expect
    .poll(
      () => rows('select 1 from webhook_logs where phone_number = any($1) and done_at is null', [phones]),
      { timeout },
    )
    .toEqual([]);
}

function authorization(): Record<string, string> {
  const { accountSid, authToken } = addresses().production.twilio;
  return { Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` };
}

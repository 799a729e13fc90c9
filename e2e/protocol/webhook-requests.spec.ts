import { expect, test } from '@playwright/test';
import { inboundForm, newSid, postWebhook, sentTo, sign } from '@/testing/stand-ins/twilio';
import { newAccount, newNumber, openTodos, rows } from '../accounts';
import { addresses } from '../servers/addresses';

// Tests that requests that Twilio did not send are refused with a clear message and not stored.

test('a missing, forged or misdirected signature is 403 and stores nothing', async () => {
  const { url } = addresses().production;
  const from = newNumber();
  const form = inboundForm({ MessageSid: newSid(), From: `whatsapp:${from}`, Body: 'add milk' });
  const address = `${url}/api/webhook`;
  const otherAccount = { ...form, AccountSid: 'AC00000000000000000000000000000000' };
  const refused: [string, Promise<Response>][] = [
    ['missing', postWebhook(form, { signature: null })],
    ['empty', postWebhook(form, { signature: '' })],
    ['forged', postWebhook(form, { signature: sign(address, form, 'another token') })],
    [
      'for another address',
      postWebhook(form, { signature: sign('https://elsewhere.example/api/webhook', form) }),
    ],
    ['for another query', postWebhook(form, { signature: sign(address, form), query: '?a=b' })],
    ['for another body', postWebhook({ ...form, Body: 'delete all' }, { signature: sign(address, form) })],
    ['for one more parameter', postWebhook({ ...form, Extra: '1' }, { signature: sign(address, form) })],
    ['of another account', postWebhook(otherAccount)],
  ];
  for (const [what, answer] of refused) {
    const response = await answer;
    expect(response.status, what).toBe(403);
    expect(await response.json(), what).toEqual({
      message: 'The signature of this message is not valid.',
    });
  }
  expect(await rowsOf(from)).toEqual([]);
});

test('signatures are checked against the configured address, whatever the Host and X-Forwarded headers say', async () => {
  const { url } = addresses().production;
  const from = newNumber();
  const form = inboundForm({ MessageSid: newSid(), From: `whatsapp:${from}`, Body: 'add milk' });
  const forgedHost = await fetch(`${url}/api/webhook`, {
    method: 'POST',
    headers: {
      'X-Forwarded-Host': 'elsewhere.example',
      'X-Forwarded-Proto': 'https',
      'X-Twilio-Signature': sign('https://elsewhere.example/api/webhook', form),
    },
    body: new URLSearchParams(form),
  });
  expect(forgedHost.status).toBe(403);
  expect(await rowsOf(from)).toEqual([]);
});

test('empty, too long, broken and wrongly typed bodies are a 4xx and store nothing', async () => {
  const from = newNumber();
  const form = inboundForm({ MessageSid: newSid(), From: `whatsapp:${from}` });
  const typed = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const long = new URLSearchParams({ ...form, Body: 'x'.repeat(65 * 1024) }).toString();
  const notUtf8 = Buffer.concat([
    Buffer.from(new URLSearchParams(form).toString()),
    Buffer.from('&Body='),
    Buffer.from([0xc3, 0x28, 0xff]),
  ]);
  const twice = `${new URLSearchParams({ ...form, Body: 'one' })}&Body=two`;
  const cases: [string, BodyInit, Record<string, string>, number, string][] = [
    ['empty', '', typed, 400, 'The request is empty.'],
    ['65 KB', long, typed, 413, 'The request is too large; at most 64 KB fit.'],
    ['not UTF-8', notUtf8, typed, 400, 'The request is not valid UTF-8 text.'],
    ['a parameter twice', twice, typed, 400, 'The parameter Body is given twice.'],
    [
      'JSON',
      '{}',
      { 'Content-Type': 'application/json' },
      415,
      'Send the message as application/x-www-form-urlencoded.',
    ],
  ];
  for (const [name, body, headers, status, message] of cases) {
    const response = await fetch(`${addresses().production.url}/api/webhook`, {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status, name).toBe(status);
    expect(await response.json(), name).toEqual({ message });
  }
  expect(await rowsOf(from)).toEqual([]);
});

test('a signed form that is not a WhatsApp message is 400', async () => {
  const from = newNumber();
  const invalid: Record<string, string>[] = [
    { MessageSid: newSid(), From: from },
    { MessageSid: newSid(), From: 'whatsapp:12345' },
    { MessageSid: newSid(), From: 'whatsapp:+0123456789' },
    { From: `whatsapp:${from}` },
    { MessageSid: 'x'.repeat(65), From: `whatsapp:${from}` },
  ];
  for (const fields of invalid) {
    const response = await postWebhook(inboundForm({ ...fields, Body: 'add milk' }));
    expect(response.status, JSON.stringify(fields)).toBe(400);
    expect((await response.json()).message).toContain('This is not a WhatsApp message');
  }
  expect(await rowsOf(from)).toEqual([]);
});

test('a GET is refused, and a body without a length is read up to 64 KB', async () => {
  const { url } = addresses().production;
  expect((await fetch(`${url}/api/webhook`)).status).toBe(405);
  let sentKilobytes = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      sentKilobytes += 16;
      controller.enqueue(new Uint8Array(16 * 1024).fill(120));
    },
  });
  const response = await fetch(`${url}/api/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: endless,
    duplex: 'half',
  } as RequestInit).catch(() => null);
  // The server may close the connection instead of responding.
  if (response) expect(response.status).toBe(413);
  expect(sentKilobytes).toBeLessThan(8 * 1024);
});

test('NUL, right-to-left marks and 20,000 characters are answered', async () => {
  const account = await newAccount({ bound: true });
  for (const body of [
    'add nul\0nul',
    'add \u202Eabc\u2066',
    `add ${'é'.repeat(20_000 / 2)}`,
    '👩‍👩‍👧 \u{1F600}',
  ]) {
    const form = inboundForm({ MessageSid: newSid(), From: `whatsapp:${account.phone}`, Body: body });
    expect((await postWebhook(form)).status).toBe(200);
  }
  await expect
    .poll(() => rows('select status from webhook_logs where user_id = $1 order by seq', [account.id]), {
      timeout: 20_000,
    })
    .toEqual(Array.from({ length: 4 }, () => ({ status: 'success' })));
  expect((await sentTo(account.phone)).length).toBeGreaterThanOrEqual(4);
  expect((await openTodos(account))[0]).toBe('nulnul');
});

function rowsOf(number: string): Promise<Record<string, unknown>[]> {
  return rows('select id from webhook_logs where phone_number = $1', [number]);
}

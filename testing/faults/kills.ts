import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { freePort } from '@/testing/ports';
import { statement } from '@/testing/postgres/server';
import { startTwilioServer, twilioAccount } from '@/testing/stand-ins/twilio-server';
import { type Random, seededRandom } from '@/testing/virtual/random';
import { serverEnv } from '../../e2e/servers/server';

// Kills a real process with SIGKILL while messages arrive, and starts it again. In the end, each message must
// have exactly one answer.

export const killFault = 'kills under a load of webhooks';

export interface KillResult {
  rounds: number;
  met: number;
  acknowledged: number;
  lost: string[];
  doubled: string[];
  latestMs: number;
}

export const answeredWithinMs = 45_000;
const patienceMs = 4 * answeredWithinMs;

const people = 40;
const messagesPerPerson = 5;
const connections = 20;

interface Message {
  sid: string;
  phone: string;
  word: string;
  isAcknowledged: boolean;
}

export async function runKills(url: string, rounds: number, seed: number): Promise<KillResult> {
  const random = seededRandom(seed);
  const port = await freePort();
  const twilio = await startTwilioServer(`http://127.0.0.1:${port}/api/webhook`);
  const start = () => startRouteServer(port, { DATABASE_URL: url, TWILIO_API_URL: twilio.url });
  const result: KillResult = { rounds, met: 0, acknowledged: 0, lost: [], doubled: [], latestMs: 0 };
  let server = await start();
  try {
    for (let round = 0; round < rounds; round += 1) {
      // New people in each round, because WhatsApp delivers at most ten messages a minute to one person.
      const phones = phonesOf(round);
      await addPeople(url, phones);
      const messages = newMessages(phones, round);
      await killDuring(server, random, messages, port);
      if ((await unfinished(url)) > 0) result.met += 1;
      server = await start();
      const restartedAt = Date.now();
      await postAll(messages, port);
      await untilAnswered(url, restartedAt);
      result.latestMs = Math.max(result.latestMs, Date.now() - restartedAt);
      result.acknowledged += messages.filter(({ isAcknowledged }) => isAcknowledged).length;
      await judge(result, messages, { url, twilioUrl: twilio.url });
    }
  } finally {
    await kill(server);
    await twilio.close();
  }
  return result;
}

function phonesOf(round: number): string[] {
  return Array.from(
    { length: people },
    (_, index) => `+1557${String(round * people + index).padStart(7, '0')}`,
  );
}

function newMessages(phones: string[], round: number): Message[] {
  return Array.from({ length: messagesPerPerson }, (_, number) =>
    phones.map((phone, index) => ({
      sid: `SM${randomUUID().replaceAll('-', '')}`,
      phone,
      word: `parcel ${round}-${index}-${number}`,
      isAcknowledged: false,
    })),
  ).flat();
}

async function killDuring(
  server: ChildProcess,
  random: Random,
  messages: Message[],
  port: number,
): Promise<void> {
  const last = 1 + random.below(messages.length);
  await postAll(messages, port, async (count) => {
    if (count === last) await kill(server);
  });
}

async function postAll(
  messages: Message[],
  port: number,
  onAcknowledged: (count: number) => Promise<void> = async () => {},
): Promise<void> {
  const left = messages.filter(({ isAcknowledged }) => !isAcknowledged);
  let count = 0;
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      next.isAcknowledged = await post(next, port);
      if (!next.isAcknowledged) continue;
      count += 1;
      await onAcknowledged(count);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
}

async function post({ sid, phone, word }: Message, port: number): Promise<boolean> {
  const address = `http://127.0.0.1:${port}/api/webhook`;
  const { accountSid, authToken, number } = twilioAccount;
  const form = {
    ...{ AccountSid: accountSid, MessageSid: sid, NumMedia: '0', ApiVersion: '2010-04-01' },
    ...{ To: `whatsapp:${number}`, From: `whatsapp:${phone}`, Body: `add ${word} to my list` },
  };
  const headers = { 'X-Twilio-Signature': getExpectedTwilioSignature(authToken, address, form) };
  const request = { method: 'POST', headers, body: new URLSearchParams(form) };
  return fetch(address, request).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function untilAnswered(url: string, since: number): Promise<void> {
  while ((await unfinished(url)) > 0 && Date.now() - since < patienceMs)
    await new Promise((resolve) => setTimeout(resolve, 250));
}

async function unfinished(url: string): Promise<number> {
  const [left] = await statement<{ count: number }>(
    url,
    `select ((select count(*) from webhook_logs where done_at is null)
      + (select count(*) from deliveries where kind = 'reply' and state in ('planned', 'sending', 'unknown')))::int as count`,
  );
  return left?.count ?? 0;
}

async function judge(
  result: KillResult,
  messages: Message[],
  { url, twilioUrl }: { url: string; twilioUrl: string },
): Promise<void> {
  const todos = await statement<{ text: string }>(url, 'select text from todo_items');
  const { accountSid, authToken } = twilioAccount;
  const headers = { Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` };
  for (const phone of new Set(messages.map((message) => message.phone))) {
    const query = new URLSearchParams({ To: `whatsapp:${phone}`, PageSize: '1000' });
    const list = `${twilioUrl}/2010-04-01/Accounts/${accountSid}/Messages.json?${query}`;
    const answers = ((await (await fetch(list, { headers })).json()) as { messages: { body: string }[] })
      .messages;
    for (const { word } of messages.filter((message) => message.phone === phone)) {
      const counts = [
        answers.filter(({ body }) => body.includes(`“${word}”`)).length,
        todos.filter(({ text }) => text === word).length,
      ];
      if (counts.includes(0)) result.lost.push(word);
      if (Math.max(...counts) > 1) result.doubled.push(word);
    }
  }
}

async function addPeople(url: string, phones: string[]): Promise<void> {
  await statement(
    url,
    `with added as (
      insert into users (email, password_hash, timezone, recap_on)
      select phone || '@example.com', 'none', 'UTC', false from unnest($1::text[]) phone returning id, email)
    insert into contact_points (user_id, channel, address, state, last_inbound_at)
    select id, 'whatsapp', split_part(email, '@', 1), 'bound', now() from added`,
    [phones],
  );
}

async function startRouteServer(port: number, settings: Record<string, string>): Promise<ChildProcess> {
  const { accountSid, authToken, number } = twilioAccount;
  const child = spawn(process.execPath, ['--import', 'tsx', 'testing/faults/route-server.ts'], {
    env: serverEnv({
      ...{ PORT: String(port), APP_URL: `http://127.0.0.1:${port}`, ...settings },
      ...{ TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_PHONE_NUMBER: number },
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (line === 'listening') break;
  if (child.exitCode !== null) throw new Error('the server did not start');
  child.stdout.resume();
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

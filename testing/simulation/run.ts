import { eq } from 'drizzle-orm';
import { users as usersTable } from '@/db/schema/auth';
import type { MessengerChannel } from '@/lib/channels/rules';
import type { Ctx } from '@/lib/context';
import type { TemplateName } from '@/lib/ports';
import { createUser } from '@/testing/people';
import type { UserScript } from '@/testing/simulation/actions';
import { expectedOf } from '@/testing/simulation/expected';
import type { Answer } from '@/testing/simulation/expected/periods';
import { judgeUser } from '@/testing/simulation/judge';
import { perform, type SimulatedUser } from '@/testing/simulation/perform';
import {
  channelsOf,
  failingBetween,
  offMs,
  sometimesFailing,
  switchChannels,
} from '@/testing/simulation/providers';
import { type Recorded, type RecordedReply, readRecorded } from '@/testing/simulation/recorded';
import { writeScripts } from '@/testing/simulation/script';
import { emptyVerdict, type Verdict } from '@/testing/simulation/verdict';
import { connectChannels, phoneIn } from '@/testing/virtual/contacts';
import { createFakeProvider, type Treatment } from '@/testing/virtual/provider';
import { reliableQueue, unreliableQueue } from '@/testing/virtual/queue';
import { seededRandom } from '@/testing/virtual/random';
import { createVirtualServer } from '@/testing/virtual/server';

// Runs the product for days of virtual time, with many users. A model of the rules, which uses none of the
// product's code, lists what each user must get. The judge compares this list with what the provider
// accepted.

export interface SimulationResult extends Verdict {
  wakes: number;
  delivers: number;
  provider: Partial<Record<Treatment['type'], number>>;
  failures: Record<string, number>;
}

const hourMs = 3_600_000;
const windowMs = 24 * hourMs;
const settlingMs = 15 * hourMs;
// Maximum delay of a message outside of quiet hours, in milliseconds. It allows for two lost jobs in a row.
const longestWayMs = 130 * 60_000;
const allTemplates: TemplateName[] = ['reminder', 'summary', 'journal', 'recap'];

export async function simulate(options: {
  url: string;
  users: number;
  start: Date;
  days: number;
  seed: number;
  hasTemplates: boolean;
  channels?: readonly MessengerChannel[];
}): Promise<SimulationResult> {
  const { url, days, seed, hasTemplates, channels = ['whatsapp'] } = options;
  const hasManyChannels = channels.length > 1;
  const start = options.start.getTime();
  const end = start + days * 24 * hourMs;
  const channelRandom = seededRandom(seed + 4);
  const users = writeScripts({ users: options.users, start, end, seed }).map(
    (script): SimulatedUser => ({
      ...{ script, address: addressOf(script), ids: new Map(), messages: [] },
      channels: channelsOf(script, channels, channelRandom),
    }),
  );
  const lastWroteAt = new Map(users.map(({ script, address }) => [address, script.lastWroteAt ?? 0]));
  const listingDelay = seededRandom(seed + 3);
  const server = createVirtualServer({
    url,
    start,
    createProvider: ({ now }) =>
      createFakeProvider({
        now,
        channels,
        treat: hasManyChannels
          ? failingBetween(seededRandom(seed + 2))
          : sometimesFailing(seededRandom(seed + 2)),
        listingDelayMs: () => listingDelay.below(10 * 60_000),
        templates: hasTemplates ? allTemplates : [],
        isWindowOpen: (address) => now().getTime() - (lastWroteAt.get(address) ?? 0) < windowMs,
      }),
  });
  const { clock, provider } = server;
  server.setQueue(unreliableQueue(seededRandom(seed + 1)));
  server.startHeartbeat();
  for (const user of users) user.ids.set('user', await server.request((ctx) => insertUser(ctx, user)));
  for (const user of users)
    for (const action of user.script.actions)
      clock.schedule(action.at, async () => {
        if (action.type === 'write message') lastWroteAt.set(user.address, action.at);
        await server.request((ctx) => perform(ctx, user, action, provider.ledger));
      });
  if (hasManyChannels) switchChannels(server, channels, { start, end, random: seededRandom(seed + 5) });
  await clock.runUntil(end);
  server.setQueue(reliableQueue);
  await clock.runUntil(end + settlingMs);

  const wakes = server.wakes.toSorted((a, b) => a - b);
  const verdict = emptyVerdict();
  const acceptedBy = Map.groupBy(provider.ledger, ({ to }) => phoneIn(to));
  const refusedTo = Map.groupBy(provider.refusals, ({ to }) => phoneIn(to));
  const recorded = await readRecorded(url, users);
  for (const user of users) {
    const own: Recorded = recorded.get(user.script.name) ?? nothingRecorded;
    const answers = own.replies.flatMap((reply) => answerIn(user, reply));
    judgeUser(verdict, user, {
      ...own,
      expected: expectedOf(user.script, { wakes, answers, start, end }),
      accepted: acceptedBy.get(user.address) ?? [],
      refusals: refusedTo.get(user.address) ?? [],
      longestWayMs: longestWayMs + (hasManyChannels ? offMs : 0),
      ...{ wakes, end, hasTemplates, hasManyChannels },
    });
  }
  await server.close();
  return {
    ...verdict,
    wakes: server.jobCounts.wake,
    delivers: server.jobCounts.deliver,
    provider: Object.fromEntries(provider.treatments),
    failures: Object.fromEntries(server.failures),
  };
}

const nothingRecorded: Recorded = { deliveries: [], replies: [], deliveryOf: new Map() };

async function insertUser(ctx: Ctx, { script, address, channels }: SimulatedUser): Promise<string> {
  const { user, db } = await createUser(ctx, { timezone: script.zone });
  const { from: quietFrom, to: quietTo } = script.quietHours;
  await db.update(usersTable).set({ quietFrom, quietTo }).where(eq(usersTable.id, user.id));
  const lastInboundAt = script.lastWroteAt === null ? null : new Date(script.lastWroteAt);
  await connectChannels(ctx, user.id, { phone: address, channels, lastInboundAt });
  return user.id;
}

function answerIn({ messages }: SimulatedUser, { messageId, at, text }: RecordedReply): Answer[] {
  const [line = ''] = text.split('\n');
  const keys = [...line.matchAll(/“R([\d.]+)”/g)].map(([, key = '']) => key);
  if (line.startsWith('Done: ')) return [{ at, keys, snoozedUntil: null }];
  if (!line.startsWith('Snoozed: ')) return [];
  const asked = messages.find(({ id }) => id === messageId)?.text ?? '';
  const [, count = '', unit = ''] = /^snooze (\d+) ?(h|m)/.exec(asked) ?? [];
  return [{ at, keys, snoozedUntil: at + Number(count) * (unit === 'h' ? hourMs : hourMs / 60) }];
}

function addressOf({ name }: UserScript): string {
  return `+1555${name.slice(1).padStart(7, '0')}`;
}

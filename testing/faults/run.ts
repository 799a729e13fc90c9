import { setProviderOff } from '@/lib/channels/provider-writes';
import type { MessengerChannel } from '@/lib/channels/rules';
import { settleAttempt } from '@/lib/outbox/settle';
import {
  clockJumps,
  doubledReports,
  type Fault,
  finalStatesOf,
  statementCrash,
  templateAfterRefusal,
} from '@/testing/faults/catalog';
import { judge, type Verdict } from '@/testing/faults/judge';
import { createRound, endRound, messagesPerRound, type Wanted, writeAll } from '@/testing/faults/round';
import {
  type AcceptedMessage,
  createFakeProvider,
  providerOf,
  type Treatment,
} from '@/testing/virtual/provider';
import { reliableQueue, unreliableQueue } from '@/testing/virtual/queue';
import { type Random, seededRandom } from '@/testing/virtual/random';
import { createVirtualServer, type VirtualServer } from '@/testing/virtual/server';

// Runs the product on a virtual clock while processes crash and the provider fails. No text may be lost or
// sent twice.

export interface FaultResult extends Verdict {
  rounds: number;
  met: number;
  errors: string[];
}

interface Round {
  due: number;
  sends: number;
  acceptedFirst: number;
  isFaultOver: boolean;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const roundMs = 3 * hourMs;
const start = Date.parse('2027-03-08T00:58:00Z');
const firstDue = start + hourMs;
const crashableStatements = 25;
const lastCrashChance = 0.3;

export async function runFault(options: {
  url: string;
  fault: Fault;
  rounds: number;
  seed: number;
}): Promise<FaultResult> {
  const { url, fault, rounds, seed } = options;
  const random = seededRandom(seed);
  const windowsOpened = new Set<string>();
  const round: Round = { due: 0, sends: 0, acceptedFirst: 0, isFaultOver: false };
  const { channels = ['whatsapp'] } = fault;
  let jumps = 0;
  let switches = 0;
  const server: VirtualServer = createVirtualServer({
    url,
    start,
    createProvider: ({ now }) =>
      createFakeProvider({
        now,
        listingDelayMs: () => random.below(10 * minuteMs),
        ...(fault.channels ? { channels: fault.channels } : {}),
        treat: (message, channel) =>
          treatMessage(fault, round, now().getTime(), (treat) => treat(random, message, channel)),
        templates: fault.usesTemplates ? ['reminder', 'summary'] : [],
        isWindowOpen: (address) => !fault.usesTemplates || windowsOpened.has(address),
        onAccepted: async (message) => {
          if (fault === doubledReports) await report(server, random, message);
        },
      }),
    clockOffsetMs: () => {
      if (fault !== clockJumps) return 0;
      jumps += 1;
      return (random.below(61) - 30) * minuteMs;
    },
    crashAt: () => {
      if (fault !== statementCrash || round.isFaultOver) return null;
      if (server.clock.now().getTime() < round.due) return null;
      round.isFaultOver = random.chance(lastCrashChance);
      return random.below(crashableStatements);
    },
  });
  server.setQueue(unreliableQueue(seededRandom(seed + 1)));
  server.startHeartbeat();
  const wanted: Wanted[] = [];
  for (let number = 0; number < rounds; number += 1) {
    const due = firstDue + number * roundMs;
    Object.assign(round, {
      due,
      sends: 0,
      acceptedFirst: random.below(messagesPerRound),
      isFaultOver: false,
    });
    const seemsOpen = !fault.usesTemplates || fault === templateAfterRefusal;
    const ofRound = await server.request((ctx) =>
      createRound(ctx, `${seed}.${number}`, due, { isWindowOpen: seemsOpen, channels }),
    );
    wanted.push(...ofRound);
    if (fault.isSwitchedOff) {
      const channel = channels[number % channels.length] ?? 'whatsapp';
      switchOff(server, channel, due + (random.below(180) - 60) * 1000);
      switches += 1;
    }
    await server.clock.runUntil(due + roundMs - hourMs);
    if (fault.usesTemplates) {
      round.isFaultOver = true;
      for (const { address } of ofRound) windowsOpened.add(address);
      await server.request((ctx) => writeAll(ctx, ofRound));
    }
    await server.request((ctx) => endRound(ctx, ofRound));
  }
  server.setQueue(reliableQueue);
  await server.clock.runUntil(server.clock.now().getTime() + roundMs);
  const verdict = await judge(url, wanted, server.provider.ledger, finalStatesOf(fault));
  await server.close();
  const errors = [...server.failures.keys()].filter((message) => !message.startsWith('crash'));
  const met = (fault === clockJumps ? jumps : timesMet(fault, server)) + switches;
  return { ...verdict, rounds, met, errors };
}

function treatMessage(
  { treat, affects }: Fault,
  round: Round,
  now: number,
  fail: (treat: NonNullable<Fault['treat']>) => Treatment,
): Treatment {
  round.sends += 1;
  const { due, sends, acceptedFirst, isFaultOver } = round;
  if (!treat) return { type: 'accept' };
  if (affects === 'all') return fail(treat);
  if (affects === 'ten minutes') return now < due + 10 * minuteMs ? fail(treat) : { type: 'accept' };
  if (isFaultOver || sends <= acceptedFirst) return { type: 'accept' };
  round.isFaultOver = sends >= acceptedFirst + (affects ?? 1);
  return fail(treat);
}

function switchOff(server: VirtualServer, channel: MessengerChannel, at: number): void {
  const set = (off: boolean) => () =>
    server.request((ctx) => setProviderOff(ctx, providerOf(channel), off)).then(() => undefined);
  server.clock.schedule(at, set(true));
  server.clock.schedule(at + 40 * minuteMs, set(false));
}

async function report(
  server: VirtualServer,
  random: Random,
  { sendId, providerId }: AcceptedMessage,
): Promise<void> {
  const states = (['accepted', 'delivered', 'read'] as const)
    .flatMap((state) => [state, state])
    .toSorted(() => random.next() - 0.5);
  const settle = (state: (typeof states)[number]) => () =>
    server.request((ctx) => settleAttempt(ctx, sendId, { state, providerId, errorCode: null }));
  const now = server.clock.now().getTime();
  if (random.chance(0.5)) await settle(states.pop() ?? 'read')();
  for (const state of states) server.clock.schedule(now + random.below(60) * 1000, settle(state));
}

function timesMet(fault: Fault, { provider, failures }: VirtualServer): number {
  if (fault === statementCrash) return failures.get('crash before a statement') ?? 0;
  const accepted = provider.treatments.get('accept') ?? 0;
  if (fault === doubledReports) return accepted;
  return [...provider.treatments.values()].reduce((sum, times) => sum + times, 0) - accepted;
}

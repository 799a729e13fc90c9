import { noteReport } from '@/lib/deliveries/settle';
import { type Ends, judge, type Verdict } from '@/lib/testing/faults/judge';
import { endRound, invite, sendsOfRound, type Wanted, writeAll } from '@/lib/testing/faults/people';
import { type Machine, machineOn } from '@/lib/testing/virtual/machine';
import { type Meeting, type StandIn, standIn, type Taken } from '@/lib/testing/virtual/provider';
import { unreliable } from '@/lib/testing/virtual/queue';
import { type Dice, diceOf } from '@/lib/testing/virtual/random';

/** What goes wrong in a round. Each round has people of its own, all due at one minute. */
export const faults = [
  'killed after the yes',
  'killed before the send',
  'killed before a statement',
  'hang',
  'reset after accepting',
  '429',
  '5xx for ten minutes',
  'window closed (63016)',
  'reports doubled and in any order',
  'announced: killed after the yes',
  'announced: hang',
  'announced: reset after accepting',
  'announced after 63016',
] as const;
export type Fault = (typeof faults)[number];

/** Rounds with templates: the provider refuses anything else. Only in the last of them the product has to be told so. */
const isAnnounced = (fault: Fault) => fault.startsWith('announced');

export interface Outcome extends Verdict {
  rounds: number;
  /** How often it really went wrong. */
  met: number;
  /** What jobs and people ran into that was not the fault itself. */
  errors: string[];
}

interface Round {
  due: number;
  /** How many messages reached the provider. */
  sends: number;
  /** So many of them it takes before it fails. */
  place: number;
  /** The fault is over. */
  isDone: boolean;
}

const minute = 60_000;
const hour = 60 * minute;
/** Long enough for what may come again to come before the next round. */
const apart = 3 * hour;
/** What is due two minutes before midnight is taken up again on the next day, one round in eight. */
const start = Date.parse('2027-03-08T00:58:00Z');
const firstDue = start + hour;

/** Lives through `rounds` rounds of a fault on a virtual clock; the provider's ledger is the judge. */
export async function suffer(options: {
  url: string;
  fault: Fault;
  rounds: number;
  seed: number;
}): Promise<Outcome> {
  const { url, fault, rounds, seed } = options;
  const dice = diceOf(seed);
  const wrote = new Set<string>();
  const round: Round = { due: 0, sends: 0, place: 0, isDone: false };
  const machine: Machine & { provider: StandIn } = machineOn({
    url,
    start,
    provider: ({ now }) =>
      standIn({
        now,
        lagMs: () => dice.below(10 * minute),
        meet: () => meet(fault, round, now().getTime(), dice),
        templates: isAnnounced(fault) ? ['reminder', 'summary'] : [],
        isOpen: (address) => !isAnnounced(fault) || wrote.has(address),
        hear: async (taken) => {
          if (fault === 'reports doubled and in any order') await report(machine, dice, taken);
        },
      }),
    dieAt: () => {
      if (fault !== 'killed before a statement' || round.isDone) return null;
      if (machine.agenda.now().getTime() < round.due) return null;
      round.isDone = dice.chance(0.3);
      return dice.below(25);
    },
  });
  machine.fate.of = unreliable(diceOf(seed + 1));
  machine.beat();
  const wanted: Wanted[] = [];
  for (let number = 0; number < rounds; number += 1) {
    const due = firstDue + number * apart;
    Object.assign(round, { due, sends: 0, place: dice.below(sendsOfRound), isDone: false });
    const isOpen = !isAnnounced(fault) || fault === 'announced after 63016';
    const invited = await machine.request((ctx) => invite(ctx, `${seed}.${number}`, due, isOpen));
    wanted.push(...invited);
    await machine.agenda.runUntil(due + apart - hour);
    if (isAnnounced(fault)) {
      round.isDone = true;
      for (const { address } of invited) wrote.add(address);
      await machine.request((ctx) => writeAll(ctx, invited));
    }
    await machine.request((ctx) => endRound(ctx, invited));
  }
  // What is left still comes, by a queue that behaves.
  machine.fate.of = () => [0];
  await machine.agenda.runUntil(machine.agenda.now().getTime() + apart);
  const verdict = await judge(url, wanted, machine.provider.ledger, endsOf(fault));
  await machine.close();
  const errors = [...machine.failures.keys()].filter((words) => !words.startsWith('killed'));
  return { ...verdict, rounds, met: timesMet(fault, machine), errors };
}

/** How the provider meets the next message of a round. A process dies once in it; of the others two more messages meet the fault. */
function meet(fault: Fault, round: Round, now: number, dice: Dice): Meeting {
  round.sends += 1;
  if (fault === 'window closed (63016)') return { way: 'closed' };
  if (fault === '5xx for ten minutes') return { way: now < round.due + 10 * minute ? 'broken' : 'takes' };
  if (round.isDone || round.sends <= round.place) return { way: 'takes' };
  const isKill = fault.includes('killed after') || fault === 'killed before the send';
  // The statements of "killed before a statement" are counted elsewhere.
  if (fault !== 'killed before a statement') round.isDone = isKill || round.sends > round.place + 2;
  if (isKill) return { way: 'killed', moment: fault.includes('killed after') ? 'after' : 'before' };
  if (fault.endsWith('hang')) return { way: 'hang' };
  if (fault.endsWith('reset after accepting')) return { way: 'reset' };
  if (fault === '429') return { way: 'busy', seconds: 10 + dice.below(80) };
  return { way: 'takes' };
}

/** The provider's reports of a message: each twice, in any order, the first of them perhaps before its own answer. */
async function report(machine: Machine, dice: Dice, { sendId, providerId }: Taken): Promise<void> {
  const states = (['accepted', 'delivered', 'read'] as const)
    .flatMap((state) => [state, state])
    .toSorted(() => dice.roll() - 0.5);
  const say = (state: (typeof states)[number]) => () =>
    machine.request((ctx) => noteReport(ctx, sendId, { state, providerId, errorCode: null }));
  const now = machine.agenda.now().getTime();
  if (dice.chance(0.5)) await say(states.pop() ?? 'read')();
  for (const state of states) machine.agenda.add(now + dice.below(60) * 1000, say(state));
}

/** A closed window sends people to the dashboard, where no template is configured. */
function endsOf(fault: Fault): Ends {
  return {
    taken: fault === 'reports doubled and in any order' ? 'read whatsapp' : 'accepted whatsapp',
    refused: fault === 'window closed (63016)' ? 'delivered web' : null,
  };
}

/** By the provider's count; of a process that dies elsewhere, by what its jobs ran into. */
function timesMet(fault: Fault, { provider, failures }: { provider: StandIn } & Machine): number {
  if (fault === 'killed before a statement') return failures.get('killed before a statement') ?? 0;
  const taken = provider.met.get('takes') ?? 0;
  if (fault === 'reports doubled and in any order') return taken;
  return [...provider.met.values()].reduce((sum, times) => sum + times, 0) - taken;
}

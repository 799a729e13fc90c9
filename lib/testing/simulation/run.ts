import { eq } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import { contactPoints } from '@/db/schema/channels';
import type { Ctx } from '@/lib/context';
import type { TemplateName } from '@/lib/ports';
import { createUser } from '@/lib/testing/people';
import type { Person } from '@/lib/testing/simulation/acts';
import { expectedOf } from '@/lib/testing/simulation/expected';
import type { Answer } from '@/lib/testing/simulation/expected/segments';
import { judgePerson } from '@/lib/testing/simulation/judge';
import { type Kept, keptOf, type Reply } from '@/lib/testing/simulation/kept';
import { type Life, perform } from '@/lib/testing/simulation/perform';
import { writeScript } from '@/lib/testing/simulation/script';
import { freshVerdict, type Verdict } from '@/lib/testing/simulation/verdict';
import { machineOn } from '@/lib/testing/virtual/machine';
import { type Meeting, standIn } from '@/lib/testing/virtual/provider';
import { unreliable } from '@/lib/testing/virtual/queue';
import { type Dice, diceOf } from '@/lib/testing/virtual/random';

export interface Simulated extends Verdict {
  wakes: number;
  delivers: number;
  /** How the provider met what was sent. */
  provider: Partial<Record<Meeting['way'], number>>;
  /** What jobs and people ran into before they came again. */
  failures: Record<string, number>;
}

const hour = 3_600_000;
const windowMs = 24 * hour;
const allTemplates: TemplateName[] = ['reminder', 'summary', 'journal', 'recap'];

/**
 * Lives through `days` days of `users` people on a virtual clock, then judges. `url` is a migrated database of its own. Without
 * templates, what finds WhatsApp's window closed stands on the dashboard.
 */
export async function simulate(options: {
  url: string;
  users: number;
  start: Date;
  days: number;
  seed: number;
  hasTemplates: boolean;
}): Promise<Simulated> {
  const { url, users: count, days, seed, hasTemplates } = options;
  const start = options.start.getTime();
  const end = start + days * 24 * hour;
  const people = writeScript({ users: count, start, end, seed });
  const lives = people.map(
    (person): Life => ({ person, address: addressOf(person), ids: new Map(), writes: [] }),
  );
  const wrote = new Map(lives.map(({ person, address }) => [address, person.wroteAt ?? 0]));
  const lag = diceOf(seed + 3);
  const machine = machineOn({
    url,
    start,
    provider: ({ now }) =>
      standIn({
        now,
        meet: failingBy(diceOf(seed + 2)),
        lagMs: () => lag.below(10 * 60_000),
        templates: hasTemplates ? allTemplates : [],
        isOpen: (address) => now().getTime() - (wrote.get(address) ?? 0) < windowMs,
      }),
  });
  const { agenda, provider } = machine;
  machine.fate.of = unreliable(diceOf(seed + 1));
  machine.beat();
  for (const life of lives) life.ids.set('user', await machine.request((ctx) => settle(ctx, life)));
  for (const life of lives)
    for (const act of life.person.acts)
      agenda.add(act.at, async () => {
        if (act.verb === 'write') wrote.set(life.address, act.at);
        await machine.request((ctx) => perform(ctx, life, act, provider.ledger));
      });
  await agenda.runUntil(end);
  // What was late when time was up still comes, by a queue that behaves.
  machine.fate.of = () => [0];
  await agenda.runUntil(end + 15 * hour);

  const wakes = machine.wakes.toSorted((a, b) => a - b);
  const verdict = freshVerdict();
  const byAddress = Map.groupBy(provider.ledger, ({ to }) => to);
  const kept = await keptOf(url, lives);
  for (const life of lives) {
    const own: Kept = kept.get(life.person.name) ?? { rows: [], replies: [], sends: new Map() };
    const answers = own.replies.flatMap((reply) => answerIn(life, reply));
    judgePerson(verdict, life, {
      ...own,
      expected: expectedOf(life.person, { wakes, answers, start, end }),
      taken: byAddress.get(life.address) ?? [],
      wakes,
      end,
      hasTemplates,
    });
  }
  await machine.close();
  return {
    ...verdict,
    wakes: machine.jobs.wake,
    delivers: machine.jobs.deliver,
    provider: Object.fromEntries(provider.met),
    failures: Object.fromEntries(machine.failures),
  };
}

/** One message in twenty meets a provider that fails. */
function failingBy(dice: Dice): () => Meeting {
  return () => {
    const chosen = dice.below(200);
    if (chosen < 4) return { way: 'busy', seconds: 10 + dice.below(80) };
    if (chosen < 7) return { way: 'reset' };
    if (chosen < 9) return { way: 'hang' };
    if (chosen < 10) return { way: 'broken' };
    return { way: 'takes' };
  };
}

/** Makes the person; gives their id. */
async function settle(ctx: Ctx, { person, address }: Life): Promise<string> {
  const { user, db } = await createUser(ctx, { timezone: person.zone });
  const { from: quietFrom, to: quietTo } = person.quiet;
  await db.update(users).set({ quietFrom, quietTo }).where(eq(users.id, user.id));
  if (person.hasPhone)
    await db.insert(contactPoints).values({
      userId: user.id,
      channel: 'whatsapp',
      address,
      state: 'bound',
      lastInboundAt: person.wroteAt === null ? null : new Date(person.wroteAt),
    });
  return user.id;
}

/** What a reply says was done about which reminders: by these words alone a person knows. */
function answerIn({ writes }: Life, { writeId, at, text }: Reply): Answer[] {
  const [line = ''] = text.split('\n');
  const keys = [...line.matchAll(/“R([\d.]+)”/g)].map(([, key = '']) => key);
  const [, count = '', unit = ''] =
    /^snooze (\d+) ?(h|m)/.exec(writes.find(({ id }) => id === writeId)?.text ?? '') ?? [];
  if (line.startsWith('Done: ')) return [{ at, keys, until: null }];
  if (!line.startsWith('Snoozed: ')) return [];
  return [{ at, keys, until: at + Number(count) * (unit === 'h' ? hour : hour / 60) }];
}

function addressOf({ name }: Person): string {
  return `+1555${name.slice(1).padStart(7, '0')}`;
}

import { inArray } from 'drizzle-orm';
import { openDatabase } from '@/db/client';
import { contactPoints } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import { findUser } from '@/lib/auth/reads';
import type { Ctx, UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder, deleteDailyReminder, updateDailyReminder } from '@/lib/daily-reminders/writes';
import { updateProfile } from '@/lib/profile/update';
import { createReminder, deleteReminder, updateReminder } from '@/lib/reminders/writes';
import { createUser } from '@/lib/testing/people';
import { expectedOf } from '@/lib/testing/simulation/expected';
import { freshVerdict, judgePerson, type Row, type Verdict } from '@/lib/testing/simulation/judge';
import { type Act, type Person, writeScript } from '@/lib/testing/simulation/script';
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

/** Lives through `days` days of `users` people on a virtual clock, then judges. `url` is a migrated database of its own. */
export async function simulate(options: {
  url: string;
  users: number;
  start: Date;
  days: number;
  seed: number;
}): Promise<Simulated> {
  const { url, users, days, seed } = options;
  const start = options.start.getTime();
  const end = start + days * 24 * hour;
  const people = writeScript({ users, start, end, seed });
  const lag = diceOf(seed + 3);
  const machine = machineOn({
    url,
    start,
    provider: ({ now }) =>
      standIn({ now, meet: failingBy(diceOf(seed + 2)), lagMs: () => lag.below(10 * 60_000) }),
  });
  const { agenda, provider } = machine;
  machine.fate.of = unreliable(diceOf(seed + 1));
  machine.beat();
  const ids = new Map<string, Map<string, string>>();
  for (const person of people) ids.set(person.name, await settle(machine.request, person, end));
  for (const person of people)
    for (const act of person.acts)
      agenda.add(act.at, () => perform(machine.request, ids.get(person.name) ?? new Map(), person, act));
  await agenda.runUntil(end);
  // What was late when time was up still comes, by a queue that behaves.
  machine.fate.of = () => [0];
  await agenda.runUntil(end + 15 * hour);

  const wakes = machine.wakes.toSorted((a, b) => a - b);
  const verdict = freshVerdict();
  const byAddress = Map.groupBy(provider.ledger, ({ to }) => to);
  const rows = await rowsBy(url, people, ids);
  for (const person of people) {
    judgePerson(verdict, person, {
      expected: expectedOf(person, wakes, end),
      rows: rows.get(person.name) ?? [],
      taken: byAddress.get(addressOf(person)) ?? [],
      wakes,
      end,
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

type Request = <T>(verb: (ctx: Ctx) => Promise<T>) => Promise<T>;

/** Makes the person; gives their ids: their own under "user", their reminders' by key. */
async function settle(request: Request, person: Person, end: number): Promise<Map<string, string>> {
  const id = await request(async (ctx) => {
    const { user, db } = await createUser(ctx, { timezone: person.zone });
    if (person.hasPhone)
      await db.insert(contactPoints).values({
        userId: user.id,
        channel: 'whatsapp',
        address: addressOf(person),
        state: 'bound',
        // They write every day; the window is not what is tested here.
        lastInboundAt: new Date(end + 24 * hour),
      });
    return user.id;
  });
  return new Map([['user', id]]);
}

async function perform(request: Request, ids: Map<string, string>, person: Person, act: Act): Promise<void> {
  await request(async (ctx) => {
    const user = await findUser(ctx.db, ids.get('user') ?? '');
    if (!user) throw new Error(`${person.name} is gone`);
    await performAs({ ...ctx, user, channel: 'web' }, ids, person, act);
  });
}

async function performAs(ctx: UserCtx, ids: Map<string, string>, { name }: Person, act: Act): Promise<void> {
  switch (act.verb) {
    case 'move':
      await updateProfile(ctx, { timezone: act.zone }, { address: '', device: null, sid: null });
      return;
    case 'set daily': {
      const values = dailyReminderInput.parse({ name: `${name} summary`, time: act.time });
      const [daily] = await listDailyReminders(ctx);
      if (daily) await updateDailyReminder(ctx, daily.id, values);
      else await createDailyReminder(ctx, values);
      return;
    }
    case 'drop daily': {
      const [daily] = await listDailyReminders(ctx);
      if (daily) await deleteDailyReminder(ctx, daily.id);
      return;
    }
    case 'create':
      ids.set(act.key, (await createReminder(ctx, reminderOf(act))).id);
      return;
    case 'edit':
      await updateReminder(ctx, ids.get(act.key) ?? '', { reminderTime: act.local });
      return;
    case 'delete':
      await deleteReminder(ctx, ids.get(act.key) ?? '');
  }
}

function reminderOf({ key, local, rule }: Extract<Act, { verb: 'create' }>) {
  return { title: `R${key}`, reminderTime: local, recurrenceRule: rule };
}

/** The deliveries of everybody, with the judge's name for what they are about. */
async function rowsBy(
  url: string,
  people: Person[],
  ids: Map<string, Map<string, string>>,
): Promise<Map<string, Row[]>> {
  const database = await openDatabase({ url, dataDir: '', neonWsProxy: null });
  const names = new Map(people.map(({ name }) => [ids.get(name)?.get('user') ?? '', name]));
  const keys = new Map([...ids.values()].flatMap((own) => [...own].map(([key, id]) => [id, key] as const)));
  const rows = await database.db
    .select()
    .from(deliveries)
    .where(inArray(deliveries.kind, ['daily', 'reminder']));
  await database.close();
  const said = rows.map((row) => ({
    ...row,
    subject: row.kind === 'daily' ? 'daily' : (keys.get(row.subjectId ?? '') ?? 'unknown'),
  }));
  return Map.groupBy(said, ({ userId }) => names.get(userId ?? '') ?? '');
}

function addressOf({ name }: Person): string {
  return `+1555${name.slice(1).padStart(7, '0')}`;
}

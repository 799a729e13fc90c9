import { randomBytes } from 'node:crypto';
import { countingOn } from '@/bench/world/counting';
import { type Row, report } from '@/bench/world/report';
import { users } from '@/db/schema/auth';
import { readAgenda } from '@/lib/agenda/read-agenda';
import { chat } from '@/lib/assistant/chat';
import { findUser } from '@/lib/auth/reads';
import { serveFeed } from '@/lib/calendar-feed/serve-feed';
import { createFeed } from '@/lib/calendar-feed/writes';
import type { UserCtx } from '@/lib/context';
import { respondPieces } from '@/lib/http/respond';
import { listInfo } from '@/lib/info/reads';
import { listEntries } from '@/lib/journal/entries/entry-reads';
import { exportJournal } from '@/lib/journal/entries/export';
import { exportAccount } from '@/lib/profile/reads';
import { listShownReminders } from '@/lib/reminders/reads';
import { search } from '@/lib/search/search';
import { listSocialDates } from '@/lib/social/reads';
import { listTodos } from '@/lib/todos/reads';
import { fillAccount } from '@/testing/full-account/fill-account';
import { longestTurn } from '@/testing/full-account/longest-turn';
import { startPostgres } from '@/testing/postgres/server';

// Measures how long requests of a full account block the event loop. Counts processor time, so that other
// load does not matter.
process.env.AUTH_SECRET ??= 'a secret of a bench only';
process.env.ENCRYPTION_KEYS ??= `bench:${randomBytes(32).toString('base64')}`;
const budget = 50;
const rounds = 5;
const messages = [
  'where is my passport',
  'add passport photos to my list',
  'what do I have to do in the garden next week',
  'mark the window and the kettle as done',
  'move the neighbour to tomorrow at 5pm',
  'delete everything about the insurance',
  'undo',
  'what did the letter from the station say about the passport of my neighbour? '.repeat(50),
];
const manyWords =
  'passport insurance doctor wedding kettle neighbour station restaurant dinner parents vacation payment';

const postgres = await startPostgres();
try {
  const url = await postgres.create('filled', 'migrated');
  const { ctx, close } = countingOn(url, new Date('2027-03-10T15:00:00Z'));
  const [row] = await ctx.db
    .insert(users)
    .values({ email: 'full@example.com', passwordHash: 'none', timezone: 'Europe/Berlin', recapOn: false })
    .returning({ id: users.id });
  await fillAccount(url, row?.id ?? '');
  const user = await findUser(ctx.db, row?.id ?? '');
  if (!user) throw new Error('no user');
  const own: UserCtx = { ...ctx, user, channel: 'web' };
  const token = (await createFeed(own, {})).url?.split('/').at(-1) ?? '';
  const json = async (value: Promise<unknown>) => void JSON.stringify(await value);
  const requests: Record<string, () => Promise<unknown>> = {
    search: () => json(search(own, 'where is the passport and the insurance letter of the neighbour')),
    'search for many words': () => json(search(own, manyWords)),
    'calendar feed': () => serveFeed(ctx, token),
    export: async () =>
      (await respondPieces(await exportAccount(own), {}).body)?.pipeTo(new WritableStream()),
    'export of the journal': async () => (await exportJournal(own, 'markdown')).text(),
    journal: () => json(listEntries(own)),
    agenda: () => json(readAgenda(own, '2027-03-10', '2027-05-08')),
    reminders: () => json(listShownReminders(own)),
    todos: () => json(listTodos(own, {})),
    facts: () => json(listInfo(own)),
    birthdays: () => json(listSocialDates(own)),
    ...Object.fromEntries(messages.map((text) => [`message: ${text.slice(0, 40)}`, () => chat(own, text)])),
  };
  const rows: Row[] = [];
  for (const [name, request] of Object.entries(requests)) {
    await request();
    const holds: number[] = [];
    for (let round = 0; round < rounds; round += 1) holds.push(await longestTurn(request));
    rows.push({ metric: name, unit: 'ms', ours: Math.min(...holds), budget: { most: budget } });
  }
  report('The longest time without a turn for others', rows);
  await close();
} finally {
  await postgres.stop();
}

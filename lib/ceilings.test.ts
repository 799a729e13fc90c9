import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { writePace } from '@/lib/auth/rules';
import { paceWrites } from '@/lib/auth/throttle/pace';
import { ceilings } from '@/lib/ceilings';
import { recordCompletion } from '@/lib/completions/writes';
import { createEvent } from '@/lib/connectors/calendar';
import type { UserCtx } from '@/lib/context';
import { storeInfo } from '@/lib/info/writes';
import { saveReminder } from '@/lib/reminders/writes';
import { createTodo } from '@/lib/todos/writes';
import { connectCalendar } from '@/testing/calendar';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

test('an account that is full says so, keeps what it has, and leaves others alone', async () => {
  const base = await testCtx();
  const [full, other] = [await createUser(base), await createUser(base)];
  await createTodo(full, { text: 'first' });
  const { id } = full.user;
  const connector = await connectCalendar(full);
  await connectCalendar(other);
  await base.db.execute(sql`insert into todo_items (list_id, user_id, text)
    select id, user_id, 'more' from todo_lists, generate_series(2, ${ceilings.todos}) where user_id = ${id}`);
  await base.db.execute(sql`insert into user_info (user_id, key, value)
    select ${id}::uuid, n::text, 'x' from generate_series(1, ${ceilings.facts}) n`);
  await base.db.execute(sql`insert into reminders (user_id, title, reminder_time)
    select ${id}::uuid, 'x', '2027-01-01' from generate_series(1, ${ceilings.reminders}) n`);
  await base.db.execute(sql`insert into completions (user_id, title, done_at)
    select ${id}::uuid, 'x', '2027-01-01' from generate_series(1, ${ceilings['things done']}) n`);
  await base.db.execute(sql`insert into calendar_events (connector_id, external_id, title, start_time)
    select ${connector}::uuid, n::text, 'x', '2027-01-01' from generate_series(1, ${ceilings['calendar events']}) n`);
  const at = new Date('2027-03-12T15:00:00Z');
  const additions = (ctx: UserCtx) => [
    () => createTodo(ctx, { text: 'one too many' }),
    () => storeInfo(ctx, { key: 'one too many', value: 'x' }),
    () => saveReminder(ctx, { title: 'one too many', description: null, at, rule: null }),
    () => recordCompletion(ctx, { title: 'one too many' }),
    () => createEvent(ctx, { title: 'one too many', start: at, end: new Date('2027-03-12T16:00:00Z') }),
  ];
  for (const add of additions(full)) await expect(add()).rejects.toMatchObject({ code: 'conflict' });
  for (const add of additions(other)) await add();
  expect(await storeInfo(full, { key: '1', value: 'changed' })).toMatchObject({ value: 'changed' });
});

test('an account that writes faster than people can is slowed down, and only that one', async () => {
  const base = await testCtx();
  const [fast, other] = [await createUser(base), await createUser(base)];
  const results = await Promise.allSettled(
    Array.from({ length: writePace.burst + 20 }, () => paceWrites(fast)),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(20);
  await paceWrites(other);
  base.clock.advance(60_000);
  for (let write = 0; write < writePace.burst; write += 1) await paceWrites(fast);
});

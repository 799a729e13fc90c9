import pg from 'pg';
import { ceilings } from '@/lib/ceilings';

const words = ['garden', 'insurance', 'window', 'kettle', 'letter', 'neighbour', 'station', 'passport'];

export async function fillAccount(url: string, userId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Some words are in every row, and most are in no other.
  const text = (length: number) =>
    `left((select string_agg('${words.join(' ')} ' || regexp_replace(md5(n || ' ' || k), '(.{6})', '\\1 ', 'g'), ' ')
      from generate_series(1, ${Math.ceil(length / 100)}) k), ${length})`;
  const insert = (into: string, values: string, count: number) =>
    client.query(`insert into ${into} select ${values} from generate_series(1, ${count}) n`);
  try {
    const user = `'${userId}'::uuid`;
    await client.query(`insert into todo_lists (user_id, title, is_default) values (${user}, 'Todos', true)
      on conflict do nothing`);
    const list = `(select id from todo_lists where user_id = ${user} limit 1)`;
    await insert(
      'todo_items (list_id, user_id, text, due_date)',
      `${list}, ${user}, ${text(500)}, date '2027-03-10' + n / 20`,
      ceilings.todos,
    );
    await insert(
      'user_info (user_id, key, value)',
      `${user}, left(n || ' ' || ${text(500)}, 500), ${text(2000)}`,
      ceilings.facts,
    );
    await insert(
      'reminders (user_id, title, description, reminder_time, recurrence_rule)',
      `${user}, ${text(500)}, ${text(2000)}, timestamptz '2027-03-11 08:00Z' + n * interval '1 hour',
        case when n % 2 = 0 then 'FREQ=WEEKLY' end`,
      ceilings.reminders,
    );
    await client.query(`insert into schedules (kind, subject_id, user_id, zone, rule, local_at, next_run_at)
      select 'reminder', id, user_id, 'Europe/Berlin', recurrence_rule,
        reminder_time at time zone 'Europe/Berlin', reminder_time from reminders where user_id = ${user}`);
    await insert(
      'social_dates (user_id, name, kind, month, day, note)',
      `${user}, left(${text(100)}, 100), 'birthday', 1 + n % 12, 1 + n % 28, ${text(500)}`,
      500,
    );
    await insert(
      'journal_entries (user_id, entry_text, sentiment_score, entry_date, responses)',
      `${user}, ${text(500)}, 3, date '2025-03-10' + n,
        jsonb_build_object('feeling', ${text(20_000)}, 'question1', ${text(20_000)}, 'question2', ${text(20_000)}, 'question3', ${text(20_000)})`,
      60,
    );
    await insert('messages (user_id, content, is_from_user)', `${user}, ${text(4000)}, n % 2 = 0`, 10_000);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

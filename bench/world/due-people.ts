import pg from 'pg';
import { commonTimeZones } from '@/lib/time/zones';

export async function addDuePeople(url: string, count: number, at: Date): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const zones = `(array[${commonTimeZones.map((zone) => `'${zone}'`).join(',')}])[1 + n % ${commonTimeZones.length}]`;
  try {
    await client.query('truncate users cascade');
    await client.query(
      `insert into users (email, password_hash, timezone, recap_on)
        select 'due-' || n || '@example.com', 'none', ${zones}, false from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query(
      `insert into daily_reminders (user_id, name, time, timezone)
        select id, 'Morning', to_char($1::timestamptz at time zone timezone, 'HH24:MI'), timezone from users`,
      [at],
    );
    await client.query(
      `insert into schedules (kind, subject_id, user_id, zone, rule, local_at, next_run_at)
        select 'daily', id, user_id, timezone, 'FREQ=DAILY', $1::timestamptz at time zone timezone, $1
        from daily_reminders`,
      [at],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

export async function addComingSchedules(url: string, count: number, after: Date): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('truncate users cascade');
    await client.query(
      "insert into users (email, password_hash, recap_on) values ('idle@example.com', 'none', false)",
    );
    await client.query(
      `insert into schedules (kind, subject_id, user_id, local_at, next_run_at)
        select 'reminder', gen_random_uuid(), (select id from users), timestamp '2030-01-01 00:00:00', $1::timestamptz + n * interval '1 second'
        from generate_series(1, $2::int) n`,
      [after, count],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '@/db/database';
import { demoCalendar } from '@/lib/connectors/demo';
import { afterCommit, type Ctx } from '@/lib/context';
import { mergeTallyChanges } from '@/lib/stats/writes';

const unused = () => Promise.reject(new Error('this context has no ports'));

function contextOn(db: Db): Ctx {
  return {
    db,
    now: () => filledUntil,
    afterCommit: afterCommit(),
    ports: {
      calendar: demoCalendar,
      messengers: {},
      queue: { publish: unused, publishAll: unused },
      models: { online: unused },
    },
  };
}

export interface Size {
  users: number;
  messages: number;
  logs: number;
}

export const filledUntil = new Date('2027-03-10T15:00:00Z');

export async function fillDatabase(url: string, { users, messages, logs }: Size): Promise<void> {
  const until = `timestamptz '${filledUntil.toISOString()}'`;
  await withClient(url, async (client) => {
    await client.query(
      `insert into users (email, password_hash, first_name, last_name, recap_on, created_at, is_admin)
        select md5(n::text) || '@example.com', 'none', initcap(substr(md5('f' || n), 1, 6)), initcap(substr(md5('l' || n), 1, 8)),
          false, ${until} - ($1::int - n) * interval '1 minute', n % 10000 = 0
        from generate_series(1, $1::int) n`,
      [users],
    );
    await client.query(
      `insert into contact_points (user_id, channel, address, state)
        select id, 'whatsapp', '+1' || (2000000000 + row_number() over (order by created_at) * 37), 'bound' from users`,
    );
    await client.query(
      `create temp table people as select id, row_number() over (order by created_at) as place from users`,
    );
    await client.query(`create unique index on people (place)`);
    await client.query(`insert into todo_lists (user_id, title) select id, 'Todos' from users`);
    await client.query(
      `insert into todo_items (list_id, user_id, text, completed)
        select l.id, l.user_id, 'Something to do', n = 1 from todo_lists l, generate_series(1, 2) n`,
    );
    await client.query(
      `insert into messages (user_id, content, is_from_user, created_at)
        select p.id, 'A message', n % 2 = 0, ${until} - ($1::int - n) * interval '1 second'
        from generate_series(1, $1::int) n join people p on p.place = 1 + n % $2::int`,
      [messages, users],
    );
    await client.query(
      `insert into webhook_logs (user_id, channel, talk, phone_number, message_content, response_content, provenance,
          provider_message_id, status, processing_time_ms, received_at, done_at, created_at)
        select p.id, 'whatsapp', 'u:' || p.id, '+12000000037', 'What a user wrote to the product, shortened ..',
          'What the product answered to it, shortened ..', '{"source":"twilio","media":0}', 'SM' || md5(n::text),
          case when n % 500 = 0 then 'error' when n % 5000 = 1 then 'set_aside' else 'success' end, 800, at, at, at
        from generate_series(1, $1::int) n
          cross join lateral (select ${until} - ($1::int - n) * interval '1 second' as at) t
          join people p on p.place = 1 + n % $2::int`,
      [logs, users],
    );
    await client.query(
      `insert into deliveries (user_id, kind, cause_id, body, due_at, send_at, sent_at, state)
        select p.id, 'reminder', gen_random_uuid(), 'A reminder', at, at, at + interval '2 seconds',
          case when n % 300 = 0 then 'expired' else 'delivered' end
        from generate_series(1, $1::int) n
          cross join lateral (select ${until} - n * interval '3 seconds' as at) t
          join people p on p.place = 1 + n % $1::int`,
      [users],
    );
    await client.query(
      `insert into turns (user_id, source, channel, state, model, asked, created_at)
        select p.id, 'web:' || n, 'web', 'done', 'gpt-4o', case when n % 3 = 0 then 'ok' end, ${until} - n * interval '9 seconds'
        from generate_series(1, $1::int) n join people p on p.place = n`,
      [users],
    );
    await client.query(
      `insert into audit (actor_id, action, subject, created_at)
        select p.id, 'user.end_sessions', p.id::text, ${until} - n * interval '1 hour'
        from generate_series(1, $1::int / 10) n join people p on p.place = n`,
      [users],
    );
    await client.query(
      `insert into stats (date, messages_today)
        select date '2027-03-10' - n, 100 from generate_series(0, 800) n`,
    );
    await client.query('drop table people');
    await mergeTallyChanges(contextOn(drizzle({ client })));
    await client.query('vacuum analyze');
  });
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Node[];
}

export interface QueryPlan {
  statement: string;
  scanned: string[];
  buffers: number;
}

export async function explainQueries(url: string, act: (ctx: Ctx) => Promise<unknown>): Promise<QueryPlan[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // An idle connection emits an error event if the server stops. Without a listener, it would end the process.
  pool.on('error', () => {});
  const asked: { query: string; params: unknown[] }[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => void asked.push({ query, params }) };
  try {
    await act(contextOn(drizzle({ client: pool, logger })));
    const { rows: small } = await pool.query<{ name: string }>(
      'select relname as name from pg_class where relkind = $1 and relpages <= $2',
      ['r', fewPages],
    );
    const smallNames = new Set(small.map(({ name }) => name));
    const plans: QueryPlan[] = [];
    for (const { query, params } of asked) {
      const { rows } = await pool.query(`explain (analyze, buffers, format json) ${query}`, params);
      const root: Node = rows[0]['QUERY PLAN'][0].Plan;
      const scanned = nodesOf(root).flatMap((node) =>
        node['Node Type'].endsWith('Seq Scan') ? (node['Relation Name'] ?? []) : [],
      );
      const buffers = (root['Shared Hit Blocks'] ?? 0) + (root['Shared Read Blocks'] ?? 0);
      plans.push({ statement: query, scanned: scanned.filter((name) => !smallNames.has(name)), buffers });
    }
    return plans;
  } finally {
    await pool.end();
  }
}

const fewPages = 4;

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

async function withClient(url: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

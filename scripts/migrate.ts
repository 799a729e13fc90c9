import { readFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

// npm run db:migrate: migrates a PostgreSQL database. The lock belongs to the session, so it needs an
// unpooled connection.
const url = process.env.DATABASE_URL_UNPOOLED || process.env.DATABASE_URL;
if (!url) {
  console.error('Set DATABASE_URL (or DATABASE_URL_UNPOOLED). The embedded database migrates itself.');
  process.exit(1);
}
const client = new pg.Client({ connectionString: url });
await client.connect();
try {
  await client.query("select pg_advisory_lock(hashtext('sidekick migrations'))");
  await refuseOlderMigration(client);
  await migrate(drizzle({ client }), { migrationsFolder: 'drizzle' });
  console.log('The database is up to date.');
} finally {
  await client.end();
}

// Ends the process if a migration is older than the newest applied migration, because Drizzle would silently skip the
// older migration.
async function refuseOlderMigration(connection: pg.Client): Promise<void> {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync('drizzle/meta/_journal.json', 'utf8'),
  );
  const exists = await connection.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  if (!exists.rows[0]?.found) return;
  const applied = await connection.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  );
  const done = new Set(applied.rows.map((row) => Number(row.created_at)));
  const newest = Math.max(0, ...done);
  const skipped = journal.entries.filter((entry) => entry.when < newest && !done.has(entry.when));
  if (skipped.length === 0) return;
  console.error(
    `Older than what is applied, and would be skipped: ${skipped.map((entry) => entry.tag).join(', ')}. Generate it anew.`,
  );
  process.exit(1);
}

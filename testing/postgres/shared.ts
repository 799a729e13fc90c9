import { inject } from 'vitest';
import { type Postgres, postgresAt } from '@/testing/postgres/server';

/** Returns the PostgreSQL server of this test run. A test that creates a database on it chooses a name of its own. */
export function sharedPostgres(): Postgres {
  return postgresAt(inject('postgresPort'));
}

import { inject } from 'vitest';
import { type Postgres, postgresAt } from '@/testing/postgres/server';

export function sharedPostgres(): Postgres {
  return postgresAt(inject('postgres'));
}

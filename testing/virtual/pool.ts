import pg from 'pg';

const connections = 10;
// Statements of many rows are seldom alike, so PostgreSQL would keep each of them for nothing.
const longestPreparedText = 6_000;

const names = new Map<string, string>();

/**
 * Opens a connection pool for a simulated process. Each statement is prepared only once, because planning
 * takes most of a statement's time in a small database. `before` runs before each statement outside of a
 * transaction.
 */
export function createPool(url: string, before?: () => Promise<void>): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: connections, Client: PreparingClient });
  // The next query reports a broken idle connection. An unhandled error event would end the process.
  pool.on('error', () => {});
  const { query } = pool;
  if (before)
    Object.assign(pool, {
      query: async (...args: unknown[]) => {
        await before();
        return Reflect.apply(query, pool, args);
      },
    });
  return pool;
}

export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { query } = this;
    Object.assign(this, {
      query: (statement: unknown, ...args: unknown[]) =>
        Reflect.apply(query, this, [named(statement), ...args]),
    });
  }
}

function named(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement;
  const { text } = statement;
  if (typeof text !== 'string' || text.length > longestPreparedText) return statement;
  const name = names.get(text) ?? `statement_${names.size}`;
  names.set(text, name);
  return { ...statement, name };
}

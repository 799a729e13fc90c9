interface Held {
  query: (...given: unknown[]) => Promise<unknown>;
  release: (error?: Error) => void;
}

/** A pool of node-postgres or of the Neon driver. */
interface Pool {
  connect(): Promise<unknown>;
  connect(callback: (...given: never[]) => void): void;
}

/**
 * Removes a connection from the pool if it fails without an answer from the database, or while a transaction begins. drizzle 0.45
 * does not release a connection whose transaction failed to begin, and returns dead connections to the pool, until the pool is
 * exhausted.
 */
export function dropBroken(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<unknown>;
  const guard = async () => guarded((await connect()) as Held);
  // With a callback it is a query of the pool, which releases the connection itself.
  pool.connect = (callback?: unknown) => (callback ? connect(callback) : guard());
}

function guarded(client: Held): Held {
  let broken: Error | undefined;
  const query = async (...given: unknown[]) => {
    if (broken) throw broken;
    try {
      return await client.query(...given);
    } catch (error) {
      if (!(error instanceof Error) || (isAnswer(error) && !isBegin(given[0]))) throw error;
      if (!broken) client.release(error);
      broken ??= error;
      throw error;
    }
  };
  const release = (error?: Error) => {
    if (!broken) client.release(error);
  };
  return new Proxy(client, {
    get: (target, key) => ({ query, release })[key as string] ?? Reflect.get(target, key, target),
  });
}

/** Whether the database reported the error, rather than a socket that failed or timed out. */
function isAnswer(error: Error): boolean {
  return 'severity' in error;
}

function isBegin(statement: unknown): boolean {
  const text = typeof statement === 'object' && statement && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' && /^begin\b/i.test(text.trim());
}

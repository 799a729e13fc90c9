interface Held {
  query: (...given: unknown[]) => Promise<unknown>;
  release: (error?: Error) => void;
}

interface Pool {
  connect(): Promise<unknown>;
  connect(callback: (...given: never[]) => void): void;
}

/** Makes the pool remove broken connections, because Drizzle 0.45 would use them again. */
export function dropBroken(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<unknown>;
  const guard = async () => guarded((await connect()) as Held);
  // With a callback, this is a query of the pool, which releases the connection itself.
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

function isAnswer(error: Error): boolean {
  return 'severity' in error;
}

function isBegin(statement: unknown): boolean {
  const text = typeof statement === 'object' && statement && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' && /^begin\b/i.test(text.trim());
}

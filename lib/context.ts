import type { Db } from '@/db/database';
import type { Channel, Ports } from '@/lib/ports';

/** The world a verb acts in, handed to it as an argument. */
export interface Ctx {
  db: Db;
  now: () => Date;
  ports: Ports;
}

export interface User {
  id: string;
  email: string;
  /** The bound number, or the one that was typed and waits for its proof; null without either. */
  phoneNumber: string | null;
  firstName: string | null;
  lastName: string | null;
  timezone: string;
  isAdmin: boolean;
}

/** A signed-in or otherwise proven person; channel says how they reached us. */
export interface UserCtx extends Ctx {
  user: User;
  channel: Channel;
}

const refusePorts = new Proxy({} as Ports, {
  get: (_, port) => {
    throw new Error(`ports.${String(port)} called inside a transaction`);
  },
});

/**
 * Runs fn in one transaction (a savepoint inside another). Inside it only the ctx handed to fn is used,
 * and no port or model is called: a slow provider would hold the connection and its locks.
 */
export function inTransaction<C extends Ctx, T>(ctx: C, fn: (ctx: C) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => fn({ ...ctx, db: tx, ports: refusePorts }));
}

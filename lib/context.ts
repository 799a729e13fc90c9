import type { Db } from '@/db/database';
import type { Channel, Ports } from '@/lib/ports';

/** The world a verb acts in, handed to it as an argument. */
export interface Ctx {
  db: Db;
  now: () => Date;
  ports: Ports;
  /** The earliest time that this request made something due at; the door arms the wake for it once all is written. */
  due: DueNote;
}

export interface DueNote {
  note: (at: Date) => void;
  /** Gives the earliest time noted and forgets it; null without one. */
  take: () => Date | null;
  /** Somebody's reminders or events changed: the door tells their calendars once all is written. */
  touch: (userId: string) => void;
  /** Gives whose changed and forgets them. */
  touched: () => string[];
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

export function dueNote(): DueNote {
  let earliest: Date | null = null;
  const people = new Set<string>();
  return {
    note: (at) => {
      if (!earliest || at < earliest) earliest = at;
    },
    take: () => {
      const noted = earliest;
      earliest = null;
      return noted;
    },
    touch: (userId) => {
      people.add(userId);
    },
    touched: () => {
      const noted = [...people];
      people.clear();
      return noted;
    },
  };
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

/** Whether ports may be called: not inside a transaction. */
export function mayCallPorts(ctx: Ctx): boolean {
  return ctx.ports !== refusePorts;
}

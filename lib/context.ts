import type { SQL } from 'drizzle-orm';
import type { Db } from '@/db/database';
import type { Channel, Ports } from '@/lib/ports';
import type { HourClock } from '@/lib/time/hour-clock';

/** What a verb works with: the database, a clock, the adapters to the outside. Handed to it as an argument. */
export interface Ctx {
  db: Db;
  now: () => Date;
  /** The database's time, as SQL, for what instances with different clocks must agree on. Only tests set it. */
  databaseNow?: () => SQL;
  ports: Ports;
  /** What the route handler does once the request's writes are committed. */
  afterCommit: AfterCommit;
}

/** Collects, while a request runs, what has to follow once its writes are committed. */
export interface AfterCommit {
  /** Asks for a wake job at this instant; the earliest one asked for counts. */
  wakeAt: (at: Date) => void;
  /** Returns the earliest instant asked for and forgets it; null if none was. */
  takeWake: () => Date | null;
  /** Asks for a sync of this user's calendar, because their reminders or events changed. */
  syncCalendar: (userId: string) => void;
  /** Returns the users whose calendars need a sync and forgets them. */
  takeCalendars: () => string[];
}

export interface User {
  id: string;
  email: string;
  /** E.164: the proven number, else the one that was typed and is not proven yet, else null. */
  phoneNumber: string | null;
  firstName: string | null;
  lastName: string | null;
  timezone: string;
  /** How times are written to the user; null: as is usual in the time zone. */
  clock: HourClock | null;
  isAdmin: boolean;
}

/** A context with a user who has proven who they are; `channel` is where the request came from. */
export interface UserCtx extends Ctx {
  user: User;
  channel: Channel;
}

export function afterCommit(): AfterCommit {
  let earliest: Date | null = null;
  const userIds = new Set<string>();
  return {
    wakeAt: (at) => {
      if (!earliest || at < earliest) earliest = at;
    },
    takeWake: () => {
      const asked = earliest;
      earliest = null;
      return asked;
    },
    syncCalendar: (userId) => {
      userIds.add(userId);
    },
    takeCalendars: () => {
      const asked = [...userIds];
      userIds.clear();
      return asked;
    },
  };
}

const refusePorts = new Proxy({} as Ports, {
  get: (_, port) => {
    throw new Error(`ports.${String(port)} called inside a transaction`);
  },
});

/**
 * Runs `fn` in one transaction, or in a savepoint if `ctx` is already in one. `fn` uses only the context it is given; its ports
 * throw, because a slow provider would hold the connection and its locks.
 */
export function inTransaction<C extends Ctx, T>(ctx: C, fn: (ctx: C) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => fn({ ...ctx, db: tx, ports: refusePorts }));
}

/** Whether ports may be called, that is, whether `ctx` is outside a transaction. */
export function mayCallPorts(ctx: Ctx): boolean {
  return ctx.ports !== refusePorts;
}

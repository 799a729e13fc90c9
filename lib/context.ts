import type { SQL } from 'drizzle-orm';
import type { Db } from '@/db/database';
import type { Channel, Ports } from '@/lib/ports';
import type { HourClock } from '@/lib/time/hour-clock';

export interface Ctx {
  db: Db;
  now: () => Date;
  /**
   * SQL for the current time. All server instances use the database's clock, because their own clocks differ.
   * Only tests set this field; otherwise clock_timestamp() is used.
   */
  databaseNow?: () => SQL;
  ports: Ports;
  afterCommit: AfterCommit;
}

/** The work to do once the writes of a request are committed. */
export interface AfterCommit {
  /**
   * Requests that the job for due work (the wake) runs at this instant. Only the earliest requested instant
   * counts.
   */
  wakeAt: (at: Date) => void;
  /** Returns the earliest instant requested with `wakeAt` and clears it; null if none was requested. */
  takeWake: () => Date | null;
  /** Requests a sync of this user's calendar. Call this after a change of the user's reminders or events. */
  syncCalendar: (userId: string) => void;
  /** Returns the users for whom a sync was requested, and forgets these requests. */
  takeCalendars: () => string[];
}

export interface User {
  id: string;
  email: string;
  /** In E.164: the verified number, otherwise the number that the user entered, otherwise null. */
  phoneNumber: string | null;
  firstName: string | null;
  lastName: string | null;
  timezone: string;
  /** 12- or 24-hour clock; null means the clock that is usual in the time zone's country. */
  clock: HourClock | null;
  isAdmin: boolean;
}

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
 * Runs `fn` in one transaction, or in a savepoint if `ctx` is already in one. `fn` must use only the context
 * that it is given. That context's ports throw, because a slow provider would keep the connection and its
 * locks.
 */
export function inTransaction<C extends Ctx, T>(ctx: C, fn: (ctx: C) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => fn({ ...ctx, db: tx, ports: refusePorts }));
}

export function mayCallPorts(ctx: Ctx): boolean {
  return ctx.ports !== refusePorts;
}

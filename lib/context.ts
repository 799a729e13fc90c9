import type { SQL } from 'drizzle-orm';
import type { Db } from '@/db/database';
import type { Channel, Ports } from '@/lib/ports';
import type { HourClock } from '@/lib/time/hour-clock';

/** What every function of a feature works with: the database, the clock and the ports. It is passed as the first argument. */
export interface Ctx {
  db: Db;
  now: () => Date;
  /**
   * SQL for the database's time, for code in which instances with different clocks must agree. Only tests set it; otherwise
   * clock_timestamp() is used.
   */
  databaseNow?: () => SQL;
  ports: Ports;
  /** Collects work to do once the request's writes are committed. */
  afterCommit: AfterCommit;
}

/** Collects, during a request, the work to do once its writes are committed. */
export interface AfterCommit {
  /** Requests a wake at this instant. Only the earliest requested instant counts. */
  wakeAt: (at: Date) => void;
  /** Returns the earliest requested instant and clears it, or returns null if there is none. */
  takeWake: () => Date | null;
  /** Requests a sync of this user's calendar, because their reminders or events have changed. */
  syncCalendar: (userId: string) => void;
  /** Returns the users whose calendars need a sync, and clears them. */
  takeCalendars: () => string[];
}

export interface User {
  id: string;
  email: string;
  /** E.164: the bound number, otherwise an entered but unverified number, otherwise null. */
  phoneNumber: string | null;
  firstName: string | null;
  lastName: string | null;
  timezone: string;
  /** 12- or 24-hour clock for times shown to the user; null means the usual one of the time zone's country. */
  clock: HourClock | null;
  isAdmin: boolean;
}

/** A context with an authenticated user. `channel` is where the request came from. */
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
 * Runs `fn` in one transaction, or in a savepoint if `ctx` is already in one. `fn` must use only the context that it is given. That
 * context's ports throw, because a slow provider would keep the connection and its locks.
 */
export function inTransaction<C extends Ctx, T>(ctx: C, fn: (ctx: C) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => fn({ ...ctx, db: tx, ports: refusePorts }));
}

/** Returns whether ports may be called, which is the case outside a transaction. */
export function mayCallPorts(ctx: Ctx): boolean {
  return ctx.ports !== refusePorts;
}

import type { SQL } from 'drizzle-orm';
import type { Db } from '@/db/database';
import type { Channel, Ports } from '@/lib/ports';
import type { HourClock } from '@/lib/time/hour-clock';

export interface Ctx {
  db: Db;
  now: () => Date;
  /** SQL for the current instant. The default is clock_timestamp(); only tests replace it. */
  databaseNow?: () => SQL;
  ports: Ports;
  afterCommit: AfterCommit;
}

export interface AfterCommit {
  /**
   * Requests a wake (the job that handles due work) for this instant, unless an earlier wake is already
   * requested.
   */
  wakeAt: (at: Date) => void;
  takeWake: () => Date | null;
  syncCalendar: (userId: string) => void;
  takeCalendars: () => string[];
}

export interface User {
  id: string;
  email: string;
  /** Phone number in E.164 format, such as +15550100001. Null if the user has entered no number. */
  phoneNumber: string | null;
  firstName: string | null;
  lastName: string | null;
  timezone: string;
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
 * Runs `fn` in a database transaction. In `fn`, calls to outside services (`ctx.ports`) throw, because a slow
 * service would prolong the locks.
 */
export function inTransaction<C extends Ctx, T>(ctx: C, fn: (ctx: C) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => fn({ ...ctx, db: tx, ports: refusePorts }));
}

export function mayCallPorts(ctx: Ctx): boolean {
  return ctx.ports !== refusePorts;
}

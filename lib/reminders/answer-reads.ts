import { and, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { deliveries, sends } from '@/db/schema/deliveries';
import { reminders } from '@/db/schema/reminders';
import { schedules } from '@/db/schema/scheduler';
import type { UserCtx } from '@/lib/context';
import { announcedIn } from '@/lib/reminders/due';

/** A reminder that an answer is about, and until when it is answered: what was announced is answered before its time. */
export interface Answered {
  id: string;
  until: Date;
}

const kinds = ['reminder', 'lead', 'nag', 'snooze'];
const arrived = ['accepted', 'delivered', 'read', 'unknown'] as const;
/** Its words are written before it leaves. */
const isLeaving = and(eq(deliveries.state, 'sending'), ne(deliveries.body, ''));
const hour = 3_600_000;

/** The own reminders of the message that the provider knows by this id. */
export async function remindersIn(ctx: UserCtx, provider: string, messageId: string): Promise<Answered[]> {
  const [row] = await ctx.db
    .select({ id: deliveries.id })
    .from(sends)
    .innerJoin(deliveries, eq(deliveries.id, sends.deliveryId))
    .where(
      and(eq(sends.provider, provider), eq(sends.providerId, messageId), eq(deliveries.userId, ctx.user.id)),
    );
  return row ? remindersOfDelivery(ctx, row.id) : [];
}

/** The own reminders of a delivery and of those that left with it; a stranger's is none. */
export async function remindersOfDelivery(ctx: UserCtx, id: string): Promise<Answered[]> {
  const rows = await ctx.db
    .select({ subjectId: reminders.id, kind: deliveries.kind, slot: deliveries.slot })
    .from(deliveries)
    .innerJoin(reminders, eq(reminders.id, deliveries.subjectId))
    .where(
      and(
        or(eq(deliveries.id, id), eq(deliveries.leadId, id)),
        inArray(deliveries.kind, kinds),
        eq(deliveries.userId, ctx.user.id),
        eq(reminders.userId, ctx.user.id),
      ),
    )
    .orderBy(deliveries.dueAt, deliveries.id);
  const now = ctx.now();
  const found = new Map<string, Date>();
  for (const { subjectId, kind, slot } of rows) {
    const until = Math.max(kind === 'lead' ? announcedIn(slot).at.getTime() : 0, now.getTime());
    // A message that holds a thing and announces its next time is answered for the thing itself.
    found.set(subjectId, new Date(Math.min(until, found.get(subjectId)?.getTime() ?? until)));
  }
  return [...found].map(([subjectId, until]) => ({ id: subjectId, until }));
}

/**
 * What the newest message of the last 12 hours reminded the person of that still waits for an answer. One that is just leaving counts:
 * it may be read before its whole chunk is marked.
 */
export async function newestReminders(ctx: UserCtx): Promise<Answered[]> {
  const now = ctx.now().getTime();
  const [newest] = await ctx.db
    .select({
      id: sql<string>`coalesce(${deliveries.leadId}, ${deliveries.id})`,
      sentAt: sql`${leftAt}`.mapWith(deliveries.dueAt),
    })
    .from(deliveries)
    .innerJoin(reminders, eq(reminders.id, deliveries.subjectId))
    .leftJoin(schedules, isPutOff)
    .where(
      and(
        isOpenSince(ctx, leftAt),
        eq(deliveries.userId, ctx.user.id),
        inArray(deliveries.kind, kinds),
        or(inArray(deliveries.state, [...arrived]), isLeaving),
        gt(deliveries.dueAt, new Date(now - 24 * hour)),
        or(gt(deliveries.sentAt, new Date(now - 12 * hour)), isNull(deliveries.sentAt)),
      ),
    )
    .orderBy(desc(leftAt), desc(deliveries.dueAt))
    .limit(1);
  if (!newest) return [];
  const all = await remindersOfDelivery(ctx, newest.id);
  const open = await openSince(
    ctx,
    all.map(({ id }) => id),
    newest.sentAt,
  );
  return all.filter(({ id }) => open.has(id));
}

const leftAt = sql`coalesce(${deliveries.sentAt}, ${deliveries.dueAt})`;
const isPutOff = and(eq(schedules.kind, 'snooze'), eq(schedules.subjectId, reminders.id));

function isOpenSince(ctx: UserCtx, since: SQL | Date) {
  return or(
    isNull(reminders.acknowledgedAt),
    lt(reminders.acknowledgedAt, since),
    gt(schedules.nextRunAt, ctx.now()),
  );
}

/** Those that were not answered since an instant, or were put off and come again. */
async function openSince(ctx: UserCtx, ids: string[], since: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: reminders.id })
    .from(reminders)
    .leftJoin(schedules, isPutOff)
    .where(and(inArray(reminders.id, ids), isOpenSince(ctx, since)));
  return new Set(rows.map(({ id }) => id));
}

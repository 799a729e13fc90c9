import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import { contactPoints, webhookLogs } from '@/db/schema/channels';
import { userColumns } from '@/lib/auth/reads';
import type { Ctx, User, UserCtx } from '@/lib/context';

export type InboundRow = typeof webhookLogs.$inferSelect;

/** The person whose bound number this is, or null. */
export async function personAt(ctx: Ctx, channel: string, address: string): Promise<User | null> {
  const [person] = await ctx.db
    .select(userColumns)
    .from(contactPoints)
    .innerJoin(users, eq(users.id, contactPoints.userId))
    .where(and(eq(contactPoints.channel, channel), eq(contactPoints.address, address), bound));
  return person ?? null;
}

/** A talk's unfinished messages, in the order they came in. */
export function openInbound(ctx: Ctx, talk: string, limit = 20): Promise<InboundRow[]> {
  return ctx.db
    .select()
    .from(webhookLogs)
    .where(and(eq(webhookLogs.talk, talk), isNull(webhookLogs.doneAt)))
    .orderBy(asc(webhookLogs.seq))
    .limit(limit);
}

/** One message as it stands now. */
export async function inboundById(ctx: Ctx, id: string): Promise<InboundRow | null> {
  const [row] = await ctx.db.select().from(webhookLogs).where(eq(webhookLogs.id, id));
  return row ?? null;
}

/** Talks whose oldest unfinished message came in before this instant: left behind by a lost nudge or a crash. */
export async function stalledTalks(ctx: Ctx, before: Date): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ talk: webhookLogs.talk })
    .from(webhookLogs)
    .where(and(isNull(webhookLogs.doneAt), sql`${webhookLogs.receivedAt} < ${before}`))
    .limit(1000);
  return rows.map((row) => row.talk);
}

/** What came in from an address, newest first; with a user id only what is theirs or nobody's. */
export function inboundFrom(ctx: Ctx, channel: string, address: string, userId: string | null, limit = 50) {
  const theirs = userId === null ? undefined : or(isNull(webhookLogs.userId), eq(webhookLogs.userId, userId));
  return ctx.db
    .select({ id: webhookLogs.id, text: webhookLogs.messageContent, at: webhookLogs.receivedAt })
    .from(webhookLogs)
    .where(and(eq(webhookLogs.channel, channel), eq(webhookLogs.phoneNumber, address), theirs))
    .orderBy(desc(webhookLogs.createdAt), desc(webhookLogs.id))
    .limit(limit);
}

/** The person's WhatsApp number and whether it has proven itself. */
export async function ownPhone(ctx: UserCtx) {
  const [row] = await ctx.db
    .select({ address: contactPoints.address, state: contactPoints.state })
    .from(contactPoints)
    .where(and(eq(contactPoints.userId, ctx.user.id), eq(contactPoints.channel, 'whatsapp')))
    .orderBy(desc(inArray(contactPoints.state, ['bound', 'paused'])), desc(contactPoints.createdAt))
    .limit(1);
  return row ?? null;
}

/** Where and when somebody can be reached. */
export interface Reach {
  userId: string;
  firstName: string | null;
  /** IANA zone. */
  zone: string;
  /** Local times, HH:MM: between them nothing leaves that the person did not time. */
  quietFrom: string;
  quietTo: string;
  /** The bound WhatsApp number; null without one, or where it is paused or dead. */
  phone: { contactPointId: string; address: string; lastInboundAt: Date | null } | null;
}

/** How each of these people can be reached, in one statement. */
export async function reachOf(ctx: Ctx, userIds: string[]): Promise<Map<string, Reach>> {
  const rows = await ctx.db
    .select({
      userId: users.id,
      firstName: users.firstName,
      zone: users.timezone,
      quietFrom: users.quietFrom,
      quietTo: users.quietTo,
      contactPointId: contactPoints.id,
      address: contactPoints.address,
      lastInboundAt: contactPoints.lastInboundAt,
    })
    .from(users)
    .leftJoin(
      contactPoints,
      and(
        eq(contactPoints.userId, users.id),
        eq(contactPoints.channel, 'whatsapp'),
        eq(contactPoints.state, 'bound'),
      ),
    )
    .where(inArray(users.id, userIds));
  return new Map(
    rows.map(({ contactPointId, address, lastInboundAt, ...person }) => {
      const phone = contactPointId && address ? { contactPointId, address, lastInboundAt } : null;
      return [person.userId, { ...person, phone }];
    }),
  );
}

const bound = inArray(contactPoints.state, ['bound', 'paused']);

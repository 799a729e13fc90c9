import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import { contactPoints } from '@/db/schema/channels';
import { userColumns } from '@/lib/auth/reads';
import type { Ctx, User, UserCtx } from '@/lib/context';

const isBound = ne(contactPoints.state, 'claimed');

/** Returns the user to whom this address is bound, or null. */
export async function findUserByAddress(ctx: Ctx, channel: string, address: string): Promise<User | null> {
  const [user] = await ctx.db
    .select(userColumns)
    .from(contactPoints)
    .innerJoin(users, eq(users.id, contactPoints.userId))
    .where(and(eq(contactPoints.channel, channel), eq(contactPoints.address, address), isBound));
  return user ?? null;
}

/** Returns the user's WhatsApp number, a bound one before a claimed one, or null. */
export async function ownPhone(ctx: UserCtx) {
  const [row] = await ctx.db
    .select({ address: contactPoints.address, state: contactPoints.state })
    .from(contactPoints)
    .where(and(eq(contactPoints.userId, ctx.user.id), eq(contactPoints.channel, 'whatsapp')))
    .orderBy(desc(isBound), desc(contactPoints.createdAt))
    .limit(1);
  return row ?? null;
}

/** How and when a user can be reached. */
export interface Reach {
  userId: string;
  firstName: string | null;
  /** IANA zone. */
  zone: string;
  /** Quiet hours: local times, HH:MM. */
  quietFrom: string;
  quietTo: string;
  /** The bound WhatsApp number; null if there is none, or it is paused or dead. */
  phone: { contactPointId: string; address: string; lastInboundAt: Date | null } | null;
}

/** Returns how each of these users can be reached, by user id, in one statement. */
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
    rows.map(({ contactPointId, address, lastInboundAt, ...user }) => {
      const phone = contactPointId && address ? { contactPointId, address, lastInboundAt } : null;
      return [user.userId, { ...user, phone }];
    }),
  );
}

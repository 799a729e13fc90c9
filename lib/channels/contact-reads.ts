import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { users } from '@/db/schema/auth';
import { channelOrders, contactPoints } from '@/db/schema/channels';
import { userColumns } from '@/lib/auth/reads';
import {
  type ChannelOrders,
  isMessengerChannel,
  type MessengerChannel,
  messengerChannelNames,
  orderOf,
  readOrders,
} from '@/lib/channels/rules';
import type { Ctx, User, UserCtx } from '@/lib/context';
import type { Channel } from '@/lib/ports';
import type { HourClock } from '@/lib/time/hour-clock';

const isBound = ne(contactPoints.state, 'claimed');

export async function findUserByAddress(ctx: Ctx, channel: string, address: string): Promise<User | null> {
  const [user] = await ctx.db
    .select(userColumns)
    .from(contactPoints)
    .innerJoin(users, eq(users.id, contactPoints.userId))
    .where(and(eq(contactPoints.channel, channel), eq(contactPoints.address, address), isBound));
  return user ?? null;
}

export async function hasProof(
  ctx: Ctx,
  { channel, hash, address }: { channel: string; hash: string; address?: string },
): Promise<boolean> {
  const isAddress = address === undefined ? undefined : eq(contactPoints.address, address);
  const isHere = and(eq(contactPoints.channel, channel), isAddress);
  const isWaiting = and(eq(contactPoints.proofHash, hash), gt(contactPoints.proofExpiresAt, ctx.now()));
  return (await ctx.db.$count(contactPoints, and(isHere, isWaiting))) > 0;
}

export async function ownPhone(ctx: UserCtx) {
  const [row] = await ctx.db
    .select({ address: contactPoints.address, state: contactPoints.state })
    .from(contactPoints)
    .where(and(eq(contactPoints.userId, ctx.user.id), eq(contactPoints.channel, 'whatsapp')))
    .orderBy(desc(isBound), desc(contactPoints.createdAt))
    .limit(1);
  return row ?? null;
}

export function listContactPoints(ctx: UserCtx) {
  return ctx.db
    .select({
      channel: contactPoints.channel,
      address: contactPoints.address,
      label: contactPoints.label,
      state: contactPoints.state,
    })
    .from(contactPoints)
    .where(and(eq(contactPoints.userId, ctx.user.id), ne(contactPoints.address, '')))
    .orderBy(desc(isBound), desc(contactPoints.createdAt));
}

export interface Reach {
  userId: string;
  firstName: string | null;
  timezone: string;
  clock: HourClock | null;
  quietFrom: string;
  quietTo: string;
  contacts: Contact[];
  orders: ChannelOrders;
}

interface Contact {
  contactPointId: string;
  channel: MessengerChannel;
  address: string;
  lastInboundAt: Date | null;
}

export async function reachOf(ctx: Ctx, userIds: string[]): Promise<Map<string, Reach>> {
  const rows = await ctx.db
    .select({
      userId: users.id,
      firstName: users.firstName,
      timezone: users.timezone,
      clock: users.clock,
      quietFrom: users.quietFrom,
      quietTo: users.quietTo,
      contactPointId: contactPoints.id,
      channel: contactPoints.channel,
      address: contactPoints.address,
      lastInboundAt: contactPoints.lastInboundAt,
      orders: sql<{ topic: string; channels: string[] }[]>`(select coalesce(json_agg(o), '[]'::json)
        from ${channelOrders} o where o.user_id = ${users.id})`,
    })
    .from(users)
    .leftJoin(contactPoints, and(eq(contactPoints.userId, users.id), eq(contactPoints.state, 'bound')))
    .where(inArray(users.id, userIds))
    .orderBy(contactPoints.rank, contactPoints.createdAt);
  const reaches = new Map<string, Reach>();
  for (const { contactPointId, channel, address, lastInboundAt, orders, ...user } of rows) {
    const reach = reaches.get(user.userId) ?? { ...user, orders: readOrders(orders), contacts: [] };
    reaches.set(user.userId, reach);
    if (contactPointId && address && isMessengerChannel(channel))
      reach.contacts.push({ contactPointId, channel, address, lastInboundAt });
  }
  return reaches;
}

export function contactsFor({ contacts, orders }: Reach, kind: string): Contact[] {
  return orderOf(kind, orders).flatMap((channel) => contacts.filter((one) => one.channel === channel));
}

export async function firstChannelOf(ctx: UserCtx, kind: string): Promise<Channel> {
  const reach = (await reachOf(ctx, [ctx.user.id])).get(ctx.user.id);
  if (!reach) return 'whatsapp';
  if (orderOf(kind, reach.orders)[0] === 'web') return 'web';
  return contactsFor(reach, kind)[0]?.channel ?? 'whatsapp';
}

const maxConnected = 10_000;

export async function countContacts(
  ctx: Ctx,
): Promise<{ channel: string; connected: number; unreachable: number }[]> {
  const names = sql.join(
    messengerChannelNames.map((name) => sql`${name}`),
    sql`, `,
  );
  return rowsOf<{ channel: string; connected: number; unreachable: number }>(
    ctx.db,
    sql`select c.channel,
        (select count(*)::int from (select 1 from ${contactPoints} p where p.channel = c.channel and p.state <> 'claimed'
          order by p.channel, p.address limit ${maxConnected}) capped) as connected,
        (select count(*)::int from ${contactPoints} p where p.channel = c.channel and p.state = 'dead') as unreachable
      from unnest(array[${names}]::text[]) as c(channel)`,
  );
}

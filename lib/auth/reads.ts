import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/db/database';
import { sessions, users } from '@/db/schema/auth';
import type { User } from '@/lib/context';

const shownPhone = sql<string | null>`coalesce("users"."phone_number", (
  select c.address from contact_points c
  where c.user_id = "users"."id" and c.channel = 'whatsapp' and c.state = 'claimed'
  order by c.created_at desc limit 1))`;

export const userColumns = {
  id: users.id,
  email: users.email,
  phoneNumber: shownPhone,
  firstName: users.firstName,
  lastName: users.lastName,
  timezone: users.timezone,
  clock: users.clock,
  isAdmin: users.isAdmin,
};

export interface Session {
  user: User;
  createdAt: Date;
  expires: Date;
}

export async function findSession(db: Db, sid: string, now: Date): Promise<Session | null> {
  const [row] = await db
    .select({ user: userColumns, createdAt: sessions.createdAt, expires: sessions.expires })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sessionToken, sid), gt(sessions.expires, now)));
  return row ?? null;
}

export function userIdOfSession(sid: string): SQL {
  return sql`(select ${sessions.userId} from ${sessions} where ${sessions.sessionToken} = ${sid})`;
}

export async function findUser(db: Db, id: string): Promise<User | null> {
  const [user] = await db.select(userColumns).from(users).where(eq(users.id, id));
  return user ?? null;
}

export async function findCredentials(
  db: Db,
  email: string,
): Promise<{ user: User; passwordHash: string } | null> {
  const [row] = await db
    .select({ user: userColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  return row ?? null;
}

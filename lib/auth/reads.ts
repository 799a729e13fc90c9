import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/db/database';
import { sessions, users } from '@/db/schema/auth';
import type { User } from '@/lib/context';

// Table names are written out, because drizzle omits them in a select from a single table, and "id" would then mean
// contact_points.id.
const shownPhone = sql<string | null>`coalesce("users"."phone_number", (
  select c.address from contact_points c
  where c.user_id = "users"."id" and c.channel = 'whatsapp' and c.state = 'claimed'
  order by c.created_at desc limit 1))`;

/** The columns that make up a `User`; select them from the users table. */
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

/** Returns the unexpired session with this id and its user in one statement, or null. */
export async function findSession(db: Db, sid: string, now: Date): Promise<Session | null> {
  const [row] = await db
    .select({ user: userColumns, createdAt: sessions.createdAt, expires: sessions.expires })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sessionToken, sid), gt(sessions.expires, now)));
  return row ?? null;
}

/** Returns SQL for the id of the user of a session, for statements that do not read the session itself. */
export function userIdOfSession(sid: string): SQL {
  return sql`(select ${sessions.userId} from ${sessions} where ${sessions.sessionToken} = ${sid})`;
}

/** Returns the user with this id, or null. */
export async function findUser(db: Db, id: string): Promise<User | null> {
  const [user] = await db.select(userColumns).from(users).where(eq(users.id, id));
  return user ?? null;
}

/** Returns the user with this e-mail address and their password hash, or null. */
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

import { sql } from 'drizzle-orm';
import { passwordResets, sessions, users } from '@/db/schema/auth';
import type { FeaturePart } from '@/lib/feature';

export const authPart: FeaturePart = {
  tables: [
    { table: users, owner: sql`t.id`, secret: ['password_hash'] },
    { table: passwordResets, secret: ['token_hash'] },
    { table: sessions, secret: ['sid'] },
  ],
  uses: [sql`exists (select from ${users} where id = p.user_id and created_at >= p.silent_from)`],
};

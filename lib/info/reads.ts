import { asc, eq } from 'drizzle-orm';
import { userInfo } from '@/db/schema/info';
import type { UserCtx } from '@/lib/context';
import type { Info } from '@/lib/info/schema';

const maxInfoRead = 1000;

export const infoColumns = {
  id: userInfo.id,
  key: userInfo.key,
  value: userInfo.value,
  source: userInfo.source,
};

export function listInfo(ctx: UserCtx): Promise<Info[]> {
  return ctx.db
    .select(infoColumns)
    .from(userInfo)
    .where(eq(userInfo.userId, ctx.user.id))
    .orderBy(asc(userInfo.createdAt), asc(userInfo.id))
    .limit(maxInfoRead);
}

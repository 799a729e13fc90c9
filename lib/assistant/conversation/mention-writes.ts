import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { mentions } from '@/db/schema/assistant';
import type { UserCtx } from '@/lib/context';
import type { Mention, Mentions } from '@/lib/tool';
import { clip } from '@/lib/words/wording';

const keptMs = 24 * 3_600_000;
const maxOfCall = 50;
const maxRead = 100;
const maxTitle = 200;

export interface RecentMention extends Mention {
  act: Mentions['act'];
  turnId: string;
  call: number;
  position: number;
  at: Date;
}

export async function saveMentions(ctx: UserCtx, turnId: string, given: Mentions[]): Promise<void> {
  const rows = given.flatMap(({ act, items }, call) =>
    items.slice(0, maxOfCall).map(({ kind, id, title }, position) => ({
      ...{ userId: ctx.user.id, turnId, call, position, act, kind, itemId: id, title: clip(title, maxTitle) },
      createdAt: ctx.now(),
    })),
  );
  if (rows.length === 0) return;
  const old = new Date(ctx.now().getTime() - keptMs);
  await ctx.db.delete(mentions).where(and(eq(mentions.userId, ctx.user.id), lte(mentions.createdAt, old)));
  await ctx.db.insert(mentions).values(rows);
}

export async function recentMentions(ctx: UserCtx): Promise<RecentMention[]> {
  const rows = await ctx.db
    .select()
    .from(mentions)
    .where(
      and(eq(mentions.userId, ctx.user.id), gt(mentions.createdAt, new Date(ctx.now().getTime() - keptMs))),
    )
    .orderBy(desc(mentions.createdAt), desc(mentions.turnId), mentions.call, mentions.position)
    .limit(maxRead);
  return rows.map(({ act, kind, itemId, title, turnId, call, position, createdAt }) => ({
    ...{ act, kind: kind as Mention['kind'], id: itemId, title, turnId, call, position, at: createdAt },
  }));
}

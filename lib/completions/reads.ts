import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { completions } from '@/db/schema/completions';
import { isSameDeed } from '@/lib/completions/rules';
import type { Completion, CompletionQuery } from '@/lib/completions/schema';
import type { UserCtx } from '@/lib/context';
import { addDays, fromLocal } from '@/lib/time/clock';
import { listCompletedBetween } from '@/lib/todos/reads';

const maxRead = 500;
const maxListed = 50;

/**
 * Returns what the user has done from `from` to `to` (local dates, both included), newest first. `q` filters
 * by words.
 */
export async function listCompletions(ctx: UserCtx, { q, from, to }: CompletionQuery): Promise<Completion[]> {
  const zone = ctx.user.timezone;
  const start = from ? fromLocal(from, '00:00', zone) : undefined;
  const end = to ? fromLocal(addDays(to, 1), '00:00', zone) : undefined;
  const [todos, records] = await Promise.all([
    listCompletedBetween(ctx, { start, end }, maxRead),
    ctx.db
      .select()
      .from(completions)
      .where(
        and(
          eq(completions.userId, ctx.user.id),
          start && gte(completions.doneAt, start),
          end && lt(completions.doneAt, end),
        ),
      )
      .orderBy(desc(completions.doneAt))
      .limit(maxRead),
  ]);
  const all = [
    ...todos.flatMap(({ id, title, doneAt }) =>
      doneAt ? [{ kind: 'todo' as const, id, title, doneAt }] : [],
    ),
    ...records.map(({ id, title, doneAt, reminderId }) => ({
      ...{ kind: reminderId ? ('reminder' as const) : ('told' as const), id, title, doneAt },
    })),
  ];
  return all
    .filter(({ title }) => !q || isSameDeed(title, q))
    .toSorted((a, b) => b.doneAt.getTime() - a.doneAt.getTime())
    .slice(0, maxListed)
    .map((one) => ({ ...one, doneAt: one.doneAt.toISOString() }));
}

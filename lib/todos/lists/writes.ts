import { and, count, eq, sql } from 'drizzle-orm';
import { todoItems, todoLists } from '@/db/schema/todos';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError, isDatabaseError } from '@/lib/errors';
import { defaultListOf, type ListRow } from '@/lib/todos/lists/reads';
import type { DeletedList, ListInput, NamedList } from '@/lib/todos/lists/schema';
import { defaultListTitle, maxLists } from '@/lib/todos/rules';

type TodoRow = typeof todoItems.$inferSelect;

export interface DeletedListSnapshot {
  list: ListRow;
  deleted: TodoRow[];
  movedIds: string[];
}

const uniqueViolation = '23505';

/**
 * Creates a list. Throws `conflict` if the user has too many lists or a list with this name (case is
 * ignored).
 */
export function createList(ctx: UserCtx, { title }: ListInput): Promise<NamedList> {
  return inTransaction(ctx, async (tx) => {
    // A user with any list must also have the default list.
    await ensureDefaultList(tx);
    await lockLists(tx);
    const [counted] = await tx.db
      .select({ lists: count() })
      .from(todoLists)
      .where(eq(todoLists.userId, ctx.user.id));
    if ((counted?.lists ?? 0) >= maxLists)
      throw new AppError('conflict', `You have ${maxLists} lists, which is the most there can be.`);
    const [row] = await namedOnce(
      title,
      tx.db
        .insert(todoLists)
        .values({ userId: ctx.user.id, title, isDefault: false, createdAt: ctx.now() })
        .returning(),
    );
    if (!row) throw new Error('insert returned no row');
    return { id: row.id, title: row.title, isDefault: false, open: 0, done: 0 };
  });
}

export async function renameList(
  ctx: UserCtx,
  id: string,
  { title }: ListInput,
): Promise<{ id: string; title: string; before: string }> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockList(tx, id);
    await namedOnce(title, tx.db.update(todoLists).set({ title }).where(ownList(ctx, id)));
    return { id, title, before: before.title };
  });
}

/**
 * Deletes a list. `items` says whether the todos on the list are deleted or moved to the default list. Throws
 * `conflict` if there are todos and `items` is missing.
 */
export async function deleteList(
  ctx: UserCtx,
  id: string,
  { items }: { items?: 'delete' | 'move' | undefined },
): Promise<DeletedList> {
  const { deleted, movedIds } = await removeList(ctx, id, items);
  return { id, deleted: deleted.length, moved: movedIds.length };
}

export function removeList(
  ctx: UserCtx,
  id: string,
  items: 'delete' | 'move' | undefined,
): Promise<DeletedListSnapshot> {
  return inTransaction(ctx, async (tx) => {
    const list = await lockList(tx, id);
    if (list.isDefault)
      throw new AppError('invalid', 'This is your main list, which stays. You can rename it.');
    const inList = and(eq(todoItems.listId, id), eq(todoItems.userId, ctx.user.id));
    const moved =
      items === 'move'
        ? await tx.db
            .update(todoItems)
            .set({ listId: await ensureDefaultList(tx) })
            .where(inList)
            .returning({ id: todoItems.id })
        : [];
    const deleted = items === 'delete' ? await tx.db.delete(todoItems).where(inList).returning() : [];
    if (!items) await refuseUnsaid(tx, id);
    await tx.db.delete(todoLists).where(ownList(ctx, id));
    return { list, deleted, movedIds: moved.map((row) => row.id) };
  });
}

export async function lockListFor(ctx: UserCtx, listId: string | null | undefined): Promise<string> {
  // The default list needs no lock, because it cannot be deleted.
  return listId ? (await lockList(ctx, listId, 'share')).id : ensureDefaultList(ctx);
}

export async function ensureDefaultList(ctx: UserCtx): Promise<string> {
  const existing = await findDefaultList(ctx);
  if (existing) return existing.id;
  await lockLists(ctx);
  const createdMeanwhile = await findDefaultList(ctx);
  if (createdMeanwhile) return createdMeanwhile.id;
  const [created] = await ctx.db
    .insert(todoLists)
    .values({ userId: ctx.user.id, title: defaultListTitle })
    .returning({ id: todoLists.id });
  if (!created) throw new Error('insert returned no row');
  return created.id;
}

async function refuseUnsaid(ctx: UserCtx, id: string): Promise<void> {
  const [items] = await ctx.db.select({ count: count() }).from(todoItems).where(eq(todoItems.listId, id));
  if (items?.count)
    throw new AppError(
      'conflict',
      `This list still has ${items.count} ${items.count === 1 ? 'item' : 'items'}. Say whether to delete them or to move them to your main list.`,
    );
}

async function lockList(ctx: UserCtx, id: string, strength: 'share' | 'update' = 'update'): Promise<ListRow> {
  const [row] = await ctx.db.select().from(todoLists).where(ownList(ctx, id)).for(strength);
  if (!row) throw new AppError('not_found', 'This list does not exist any more.');
  return row;
}

async function namedOnce<T>(title: string, write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isDatabaseError(error, uniqueViolation)) throw error;
    throw new AppError('conflict', `You already have a list named “${title}”.`);
  }
}

async function lockLists(ctx: UserCtx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`list:${ctx.user.id}`}, 0))`);
}

async function findDefaultList(ctx: UserCtx): Promise<{ id: string } | undefined> {
  const [list] = await ctx.db.select({ id: todoLists.id }).from(todoLists).where(defaultListOf(ctx));
  return list;
}

function ownList(ctx: UserCtx, id: string) {
  return and(eq(todoLists.id, id), eq(todoLists.userId, ctx.user.id));
}

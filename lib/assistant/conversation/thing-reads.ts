import { lastUndoable } from '@/lib/assistant/conversation/turn-reads';
import type { UserCtx } from '@/lib/context';
import { listShownReminders } from '@/lib/reminders/reads';
import { listSocialDates } from '@/lib/social/reads';
import { listLists } from '@/lib/todos/lists/reads';
import { listOpenTodos } from '@/lib/todos/reads';

export type OwnThings = Awaited<ReturnType<typeof readThings>>;

export async function readThings(ctx: UserCtx) {
  const [todos, reminders, dates, lists, last] = await Promise.all([
    listOpenTodos(ctx),
    listShownReminders(ctx),
    listSocialDates(ctx),
    listLists(ctx),
    lastUndoable(ctx),
  ]);
  return { todos, reminders, dates, lists, last };
}

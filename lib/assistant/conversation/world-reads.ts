import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { turnSteps, turns } from '@/db/schema/assistant';
import type { Receipt, TurnContext } from '@/lib/assistant/conversation/turn-reads';
import type { UserCtx } from '@/lib/context';
import type { Mention, Thing, World } from '@/lib/phrase';
import { listShownReminders } from '@/lib/reminders/reads';
import { listSocialDates } from '@/lib/social/reads';
import { occasionOf } from '@/lib/social/rules';
import { listOpenTodos } from '@/lib/todos/reads';

const dayMs = 86_400_000;
const maxTurns = 40;

/** Reads what the offline assistant knows besides a message, in one wave of statements. */
export async function readWorld(ctx: UserCtx, context: TurnContext): Promise<World> {
  const [todos, reminders, dates, receipts] = await Promise.all([
    listOpenTodos(ctx),
    listShownReminders(ctx),
    listSocialDates(ctx),
    recentReceipts(ctx),
  ]);
  const things: Thing[] = [
    ...todos.map(
      (todo): Thing => ({ kind: 'todo', id: todo.id, title: todo.text, date: todo.dueDate, list: todo.list }),
    ),
    ...reminders.map(
      ({ id, title, reminderTime, recurrenceRule }): Thing => ({
        ...{ kind: 'reminder', id, title },
        at: new Date(reminderTime),
        rule: recurrenceRule,
      }),
    ),
    ...context.facts.map(
      (fact): Thing => ({ kind: 'fact', id: fact.id, title: fact.key, value: fact.value }),
    ),
    ...dates.map((date): Thing => ({ kind: 'date', id: date.id, title: occasionOf(date), date: date.next })),
  ];
  return {
    now: ctx.now(),
    zone: ctx.user.timezone,
    things,
    mentions: mentionsIn(receipts, things),
    hasCalendar: context.hasCalendar,
    firstName: ctx.user.firstName,
  };
}

async function recentReceipts(ctx: UserCtx): Promise<{ turn: string; receipts: Receipt[] }[]> {
  const rows = await ctx.db
    .select({ turn: turns.id, receipts: turnSteps.receipts })
    .from(turns)
    .innerJoin(turnSteps, eq(turnSteps.turnId, turns.id))
    .where(
      and(
        eq(turns.userId, ctx.user.id),
        isNull(turns.undoneAt),
        gt(turns.createdAt, new Date(ctx.now().getTime() - dayMs)),
      ),
    )
    .orderBy(desc(turns.createdAt), desc(turns.id))
    .limit(maxTurns);
  return rows.map(({ turn, receipts }) => ({ turn, receipts: receipts as Receipt[] }));
}

const kinds: Record<string, Thing['kind']> = {
  todos: 'todo',
  reminders: 'reminder',
  info: 'fact',
  social: 'date',
};

function mentionsIn(turnsOf: { turn: string; receipts: Receipt[] }[], things: Thing[]): Mention[] {
  const known = new Map(things.map((thing) => [thing.id, thing]));
  return turnsOf.flatMap(({ turn, receipts }) =>
    receipts.flatMap(({ undo, action, input }): Mention[] => {
      const kind = kinds[undo.verb.split('.')[0] ?? ''];
      if (!kind) return [];
      const args = undo.args as { ids?: string[]; rows?: Record<string, unknown>[] };
      const rows = args.rows ?? (args.ids ?? []).map((id) => ({ id }));
      const how: Mention['how'] =
        action.startsWith('deleted') || action.startsWith('forgot')
          ? 'deleted'
          : args.ids
            ? 'made'
            : /^(?:completed|cleared)/.test(action)
              ? 'done'
              : 'changed';
      return rows.map((row: Record<string, unknown>) => {
        const id = String(row.id);
        const title = String(row.title ?? row.text ?? row.key ?? row.name ?? '');
        return { turn, how, thing: known.get(id) ?? { kind, id, title: title || titleIn(input) } };
      });
    }),
  );
}

function titleIn(input: unknown): string {
  return typeof input === 'object' && input !== null && 'title' in input ? String(input.title) : '';
}

import type { RecentMention } from '@/lib/assistant/conversation/mention-writes';
import type { OwnThings } from '@/lib/assistant/conversation/thing-reads';
import type { TurnContext } from '@/lib/assistant/conversation/turn-reads';
import type { UserCtx } from '@/lib/context';
import type { Mention, Thing, World } from '@/lib/phrases/phrase';
import { occasionOf } from '@/lib/social/rules';

/** Returns what the offline assistant knows besides a message. */
export function worldOf(ctx: UserCtx, context: TurnContext, own: OwnThings): World {
  const { todos, reminders, dates, lists, last } = own;
  const things: Thing[] = [
    ...todos.map(
      ({ id, text, dueDate, list }): Thing => ({ kind: 'todo', id, title: text, date: dueDate, list }),
    ),
    ...reminders.map(
      ({ id, title, reminderTime, recurrenceRule }): Thing => ({
        ...{ kind: 'reminder', id, title },
        at: new Date(reminderTime),
        rule: recurrenceRule,
      }),
    ),
    ...context.facts.map(({ id, key, value }): Thing => ({ kind: 'fact', id, title: key, value })),
    ...dates.map((date): Thing => ({ kind: 'date', id: date.id, title: occasionOf(date), date: date.next })),
    ...lists
      .filter(({ isDefault }) => !isDefault)
      .map(({ id, title }): Thing => ({ kind: 'list', id, title })),
  ];
  return {
    now: ctx.now(),
    zone: ctx.user.timezone,
    things,
    mentions: mentionsIn(context.mentions, things),
    lastChanges: last?.receipts.map(({ tool, input }) => ({ tool, input: { ...(input as object) } })) ?? [],
    hasCalendar: context.hasCalendar,
    firstName: ctx.user.firstName,
  };
}

const kinds: Partial<Record<RecentMention['kind'], Thing['kind']>> = {
  todo: 'todo',
  reminder: 'reminder',
  fact: 'fact',
  social: 'date',
  list: 'list',
  event: 'event',
};
const acts: Record<RecentMention['act'], Mention['how']> = {
  made: 'made',
  changed: 'changed',
  done: 'done',
  deleted: 'deleted',
  listed: 'shown',
  asked: 'shown',
};

function mentionsIn(recent: RecentMention[], things: Thing[]): Mention[] {
  const known = new Map(things.map((thing) => [thing.id, thing]));
  return recent.flatMap(({ kind, act, id, title, turnId }): Mention[] => {
    const own = kinds[kind];
    return own ? [{ thing: known.get(id) ?? { kind: own, id, title }, how: acts[act], turn: turnId }] : [];
  });
}

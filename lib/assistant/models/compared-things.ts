import type { OwnThings } from '@/lib/assistant/conversation/thing-reads';
import type { TurnContext } from '@/lib/assistant/conversation/turn-reads';

// Maximum of the words of the message times the characters of the items.
const mostWork = 10_000_000;
const mostWords = 150;
const leastLength = 200;

/**
 * Returns only as many things as can be compared with `text` in limited time: the last facts and todos, and
 * the first reminders and dates.
 */
export function comparedThings<
  C extends Pick<TurnContext, 'facts'>,
  T extends Pick<OwnThings, 'todos' | 'reminders' | 'dates'>,
>(context: C, things: T, text: string): { context: C; things: T } {
  const words = text.split(/\s+/, mostWords).length;
  const kinds = 4;
  const room = mostWork / words / kinds;
  const { todos, reminders, dates } = things;
  return {
    context: {
      ...context,
      facts: lastWithin(room, context.facts, ({ key, value }) => key.length + value.length),
    },
    things: {
      ...things,
      todos: lastWithin(room, todos, (todo) => todo.text.length),
      reminders: firstWithin(
        room,
        reminders,
        ({ title, description }) => title.length + (description?.length ?? 0),
      ),
      dates: firstWithin(room, dates, ({ name }) => name.length),
    },
  };
}

function lastWithin<T>(room: number, items: T[], lengthOf: (item: T) => number): T[] {
  return firstWithin(room, items.toReversed(), lengthOf).reverse();
}

function firstWithin<T>(room: number, items: T[], lengthOf: (item: T) => number): T[] {
  let length = 0;
  const end = items.findIndex((item) => {
    length += leastLength + lengthOf(item);
    return length > room;
  });
  return items.slice(0, end < 0 ? items.length : end);
}

'use client';

import type { ReactNode } from 'react';
import { EventLine } from '@/components/connectors/event-line';
import { useTodaysEvents } from '@/components/connectors/use-events';
import { NextRun } from '@/components/daily-reminders/next-run';
import { useDailyReminders } from '@/components/daily-reminders/use-daily-reminders';
import { useClock, useToday } from '@/components/page/clock';
import { ReminderTime } from '@/components/reminders/reminder-time';
import { useReminders } from '@/components/reminders/use-reminders';
import { DueDate } from '@/components/todos/due-date';
import { useTodos } from '@/components/todos/use-todos';
import type { CalendarEvent } from '@/lib/connectors/schema';
import type { DailyReminder } from '@/lib/daily-reminders/schema';
import type { Reminder } from '@/lib/reminders/schema';
import { dueState } from '@/lib/todos/rules';
import type { Todo } from '@/lib/todos/schema';

const maxItems = 5;
// A scrolling area must be reachable with the keyboard.
const focusable = { tabIndex: 0 };

/**
 * Today's agenda, shown beside the chat on wide screens: overdue and due todos, the remaining calendar
 * events, the next reminders and the next summary.
 */
export function TodayAgenda() {
  const today = useToday();
  const { now } = useClock();
  const todos = useTodos().data?.items ?? [];
  const overdue = todos.filter((todo) => dueState(todo, today) === 'overdue');
  const due = todos.filter((todo) => dueState(todo, today) === 'today');
  const events = (useTodaysEvents(today).data ?? []).filter(
    ({ startTime, endTime }) => new Date(endTime ?? startTime) > now,
  );
  const next = (useReminders().data ?? []).filter(({ reminderTime }) => new Date(reminderTime) >= now);
  const daily = (useDailyReminders().data ?? []).filter(({ isActive }) => isActive);
  const isEmpty = overdue.length + due.length + events.length + next.length === 0;

  return (
    <aside
      aria-label="Today"
      {...focusable}
      className="hidden w-80 shrink-0 overflow-y-auto border-l border-border py-5 pl-8 -outline-offset-2 lg:block"
    >
      {isEmpty && (
        <p className="text-muted-foreground">Nothing is due. Todos and reminders appear here on their day.</p>
      )}
      <AgendaSection title="Overdue" items={overdue}>
        {(todo: Todo) => <TodoLine todo={todo} today={today} />}
      </AgendaSection>
      <AgendaSection title="Today" items={due}>
        {(todo: Todo) => <TodoLine todo={todo} today={today} />}
      </AgendaSection>
      <AgendaSection title="Calendar today" items={events}>
        {(event: CalendarEvent) => <EventLine event={event} />}
      </AgendaSection>
      <AgendaSection title="Next reminders" items={next}>
        {({ title, reminderTime, recurrenceRule }: Reminder) => (
          <>
            <p dir="auto" className="line-clamp-2">
              {title}
            </p>
            <ReminderTime at={reminderTime} repeats={recurrenceRule !== null} />
          </>
        )}
      </AgendaSection>
      <AgendaSection title="Next summary" items={daily}>
        {(summary: DailyReminder) => (
          <>
            <p dir="auto" className="line-clamp-2">
              {summary.name}
            </p>
            <NextRun daily={summary} />
          </>
        )}
      </AgendaSection>
    </aside>
  );
}

function TodoLine({ todo, today }: { todo: Todo; today: string }) {
  return (
    <>
      <p dir="auto" className="line-clamp-2">
        {todo.text}
      </p>
      {todo.dueDate && <DueDate dueDate={todo.dueDate} state={dueState(todo, today)} today={today} />}
    </>
  );
}

function AgendaSection<Item extends { id: string }>(props: {
  title: string;
  items: Item[];
  children: (item: Item) => ReactNode;
}) {
  const { title, items, children } = props;
  if (items.length === 0) return null;
  return (
    <section className="mb-5">
      <h2 className="mb-1 text-sm font-semibold text-muted-foreground">{title}</h2>
      <ul className="divide-y divide-border">
        {items.slice(0, maxItems).map((item) => (
          <li key={item.id} className="py-1.5 wrap-anywhere">
            {children(item)}
          </li>
        ))}
      </ul>
      {items.length > maxItems && (
        <p className="pt-1 text-sm text-muted-foreground">and {items.length - maxItems} more</p>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { PhoneCard } from '@/components/channels/phone-card';
import { DailyReminderCard } from '@/components/daily-reminders/daily-reminder-card';
import { SentCard } from '@/components/deliveries/sent-card';
import { InfoCard } from '@/components/info/info-card';
import { ReminderCard } from '@/components/reminders/reminder-card';
import { TodoCard } from '@/components/todos/todo-card';

const places = {
  todos: 'Todos',
  reminders: 'Reminders',
  info: 'Info',
  daily: 'Daily',
  sent: 'Sent',
  phone: 'WhatsApp',
};
type Place = keyof typeof places;

/** The person's own lists, each with its form: what is used every day first, what is set up once last. */
export function Tools() {
  return (
    <>
      <PlaceLinks />
      <div className="grid items-start gap-12 pb-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] xl:grid-cols-3 xl:grid-rows-none">
        <Column className="lg:row-span-2 xl:row-span-1">
          <At place="todos">
            <TodoCard />
          </At>
        </Column>
        <Column>
          <At place="reminders">
            <ReminderCard />
          </At>
          <At place="info">
            <InfoCard />
          </At>
        </Column>
        <Column>
          <At place="daily">
            <DailyReminderCard />
          </At>
          <At place="sent">
            <SentCard />
          </At>
          <At place="phone">
            <PhoneCard />
          </At>
        </Column>
      </div>
    </>
  );
}

/** Where the cards stand below each other, a long list would hide the rest: one tap leads to each. */
function PlaceLinks() {
  return (
    <nav
      aria-label="Tools"
      className="sticky -top-6 z-10 -mx-4 -mt-6 mb-5 border-b border-line bg-paper px-4 sm:-mx-6 sm:px-6 lg:hidden"
    >
      <ul className="flex justify-between gap-x-2 sm:justify-start sm:gap-x-6">
        {Object.entries(places).map(([place, label]) => (
          <li key={place}>
            <a
              href={`#tools-${place}`}
              className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A form takes its shape from the width of its column, not of the window. */
function Column({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`@container grid min-w-0 gap-12 ${className}`}>{children}</div>;
}

function At({ place, children }: { place: Place; children: ReactNode }) {
  return (
    <div id={`tools-${place}`} className="min-w-0 scroll-mt-14">
      {children}
    </div>
  );
}

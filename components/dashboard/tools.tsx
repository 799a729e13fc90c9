import type { ReactNode } from 'react';
import { PhoneCard } from '@/components/channels/phone-card';
import { DailyReminderCard } from '@/components/daily-reminders/daily-reminder-card';
import { Place, PlaceLinks } from '@/components/dashboard/place-links';
import { SentCard } from '@/components/deliveries/sent-card';
import { InfoCard } from '@/components/info/info-card';
import { ReminderCard } from '@/components/reminders/reminder-card';
import { SocialCard } from '@/components/social/social-card';
import { TodoCard } from '@/components/todos/todo-card';

/** The person's own lists, each with its form: what is used every day first, what is set up once later, what fills itself last. */
export function Tools() {
  return (
    <>
      <PlaceLinks />
      <div className="grid items-start gap-12 pb-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] xl:grid-cols-3 xl:grid-rows-none">
        <Column className="lg:row-span-2 xl:row-span-1">
          <Place name="todos">
            <TodoCard />
          </Place>
        </Column>
        <Column>
          <Place name="reminders">
            <ReminderCard />
          </Place>
          <Place name="info">
            <InfoCard />
          </Place>
        </Column>
        <Column>
          <Place name="daily">
            <DailyReminderCard />
          </Place>
          <Place name="social">
            <SocialCard />
          </Place>
          <Place name="phone">
            <PhoneCard />
          </Place>
          <Place name="sent">
            <SentCard />
          </Place>
        </Column>
      </div>
    </>
  );
}

/** A form takes its shape from the width of its column, not of the window. */
function Column({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`@container grid min-w-0 gap-12 ${className}`}>{children}</div>;
}

import type { ReactNode } from 'react';
import { DailyReminderCard } from '@/components/daily-reminders/daily-reminder-card';
import { ToolLinks, ToolSection } from '@/components/dashboard/tool-links';
import { SentCard } from '@/components/deliveries/sent-card';
import { InfoCard } from '@/components/info/info-card';
import { ReminderCard } from '@/components/reminders/reminder-card';
import { SocialCard } from '@/components/social/social-card';
import { TodoCard } from '@/components/todos/todo-card';

export function Tools() {
  return (
    <>
      <ToolLinks />
      <div className="grid items-start gap-12 pb-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] xl:grid-cols-3 xl:grid-rows-none">
        <Column className="lg:row-span-2 xl:row-span-1">
          <ToolSection name="todos">
            <TodoCard />
          </ToolSection>
        </Column>
        <Column>
          <ToolSection name="reminders">
            <ReminderCard />
          </ToolSection>
          <ToolSection name="info">
            <InfoCard />
          </ToolSection>
        </Column>
        <Column>
          <ToolSection name="daily">
            <DailyReminderCard />
          </ToolSection>
          <ToolSection name="social">
            <SocialCard />
          </ToolSection>
          <ToolSection name="sent">
            <SentCard />
          </ToolSection>
        </Column>
      </div>
    </>
  );
}

function Column({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`@container grid min-w-0 gap-12 ${className}`}>{children}</div>;
}

import type { ReactNode } from 'react';
import { DailyReminderCard } from '@/components/daily-reminders/daily-reminder-card';
import { ToolPanel, ToolTabs } from '@/components/dashboard/tool-tabs';
import { SentCard } from '@/components/deliveries/sent-card';
import { InfoCard } from '@/components/info/info-card';
import { ReminderCard } from '@/components/reminders/reminder-card';
import { SocialCard } from '@/components/social/social-card';
import { TodoCard } from '@/components/todos/todo-card';

export function Tools() {
  return (
    <ToolTabs>
      <div className="items-start gap-12 pb-20 lg:grid lg:pb-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] xl:grid-cols-3 xl:grid-rows-none">
        <Column className="lg:row-span-2 xl:row-span-1">
          <ToolPanel name="todos">
            <TodoCard />
          </ToolPanel>
        </Column>
        <Column>
          <ToolPanel name="reminders">
            <ReminderCard />
          </ToolPanel>
          <ToolPanel name="info">
            <InfoCard />
          </ToolPanel>
        </Column>
        <Column>
          <ToolPanel name="daily">
            <DailyReminderCard />
          </ToolPanel>
          <ToolPanel name="social">
            <SocialCard />
          </ToolPanel>
          <ToolPanel name="sent">
            <SentCard />
          </ToolPanel>
        </Column>
      </div>
    </ToolTabs>
  );
}

function Column({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`@container min-w-0 gap-12 lg:grid ${className}`}>{children}</div>;
}

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
      <ToolPanel name="todos">
        <TodoCard />
      </ToolPanel>
      <ToolPanel name="reminders">
        <ReminderCard />
      </ToolPanel>
      <ToolPanel name="info">
        <InfoCard />
      </ToolPanel>
      <ToolPanel name="daily">
        <DailyReminderCard />
      </ToolPanel>
      <ToolPanel name="social">
        <SocialCard />
      </ToolPanel>
      <ToolPanel name="sent">
        <SentCard />
      </ToolPanel>
    </ToolTabs>
  );
}

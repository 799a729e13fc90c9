import { PhoneCard } from '@/components/channels/phone-card';
import { InfoCard } from '@/components/info/info-card';
import { ReminderCard } from '@/components/reminders/reminder-card';
import { TodoCard } from '@/components/todos/todo-card';

/** The person's own lists, each with its form. */
export function Tools() {
  return (
    <div className="grid items-start gap-x-12 gap-y-12 pb-8 lg:grid-cols-2">
      <TodoCard />
      <div className="grid gap-12">
        <ReminderCard />
        <InfoCard />
        <PhoneCard />
      </div>
    </div>
  );
}

import { userRoute } from '@/lib/http/route';
import { reminderParams, updateReminderInput } from '@/lib/reminders/schema';
import { deleteReminder, updateReminder } from '@/lib/reminders/writes';

export const PATCH = userRoute(
  { params: reminderParams, body: updateReminderInput },
  (ctx, { params, body }) => updateReminder(ctx, params.id, body),
);

export const DELETE = userRoute({ params: reminderParams }, (ctx, { params }) =>
  deleteReminder(ctx, params.id),
);

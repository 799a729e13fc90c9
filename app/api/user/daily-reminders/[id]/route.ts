import { dailyReminderInput, dailyReminderParams } from '@/lib/daily-reminders/schema';
import { deleteDailyReminder, updateDailyReminder } from '@/lib/daily-reminders/writes';
import { userRoute } from '@/lib/http/route';

export const PUT = userRoute(
  { params: dailyReminderParams, body: dailyReminderInput },
  (ctx, { params, body }) => updateDailyReminder(ctx, params.id, body),
);

export const DELETE = userRoute({ params: dailyReminderParams }, (ctx, { params }) =>
  deleteDailyReminder(ctx, params.id),
);

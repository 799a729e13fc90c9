import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder } from '@/lib/daily-reminders/writes';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({}, (ctx) => listDailyReminders(ctx));

export const POST = userRoute({ body: dailyReminderInput, status: 201 }, (ctx, { body }) =>
  createDailyReminder(ctx, body),
);

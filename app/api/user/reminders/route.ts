import { userRoute } from '@/lib/http/route';
import { listShownReminders } from '@/lib/reminders/reads';
import { createReminderInput } from '@/lib/reminders/schema';
import { createReminder } from '@/lib/reminders/writes';

export const GET = userRoute({}, (ctx) => listShownReminders(ctx));

export const POST = userRoute({ body: createReminderInput, status: 201 }, (ctx, { body }) =>
  createReminder(ctx, body),
);

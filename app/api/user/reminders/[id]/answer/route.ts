import { userRoute } from '@/lib/http/route';
import { answerOne } from '@/lib/reminders/answers/answer';
import { answerReminderInput, reminderParams } from '@/lib/reminders/schema';

export const POST = userRoute(
  { params: reminderParams, body: answerReminderInput },
  (ctx, { params, body }) => answerOne(ctx, params.id, body),
);

import { userRoute } from '@/lib/http/route';
import { answerReminder } from '@/lib/reminders/answers/from-screen';
import { answerInput, reminderParams } from '@/lib/reminders/schema';

export const POST = userRoute({ params: reminderParams, body: answerInput }, (ctx, { params, body }) =>
  answerReminder(ctx, params.id, body),
);

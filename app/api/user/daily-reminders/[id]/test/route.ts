import { dailyReminderParams } from '@/lib/daily-reminders/schema';
import { sendTestSummary } from '@/lib/daily-reminders/send';
import { userRoute } from '@/lib/http/route';

export const POST = userRoute({ params: dailyReminderParams }, (ctx, { params }) =>
  sendTestSummary(ctx, params.id),
);

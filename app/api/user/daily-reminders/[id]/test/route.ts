import { dailyReminderParams } from '@/lib/daily-reminders/schema';
import { sendNow } from '@/lib/daily-reminders/send';
import { userRoute } from '@/lib/http/route';

export const POST = userRoute({ params: dailyReminderParams }, (ctx, { params }) => sendNow(ctx, params.id));

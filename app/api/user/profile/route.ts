import { timezoneInput } from '@/lib/auth/schema';
import { setTimezone } from '@/lib/auth/writes';
import { userRoute } from '@/lib/http/route';

export const PATCH = userRoute({ body: timezoneInput }, async (ctx, { body }) => ({
  user: await setTimezone(ctx, body),
}));

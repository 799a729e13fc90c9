import { userRoute } from '@/lib/http/route';
import { listSocialDates } from '@/lib/social/reads';
import { createSocialDateInput } from '@/lib/social/schema';
import { createSocialDate } from '@/lib/social/writes';

export const GET = userRoute({}, (ctx) => listSocialDates(ctx));

export const POST = userRoute({ body: createSocialDateInput, status: 201 }, (ctx, { body }) =>
  createSocialDate(ctx, body),
);

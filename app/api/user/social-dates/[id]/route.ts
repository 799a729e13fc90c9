import { userRoute } from '@/lib/http/route';
import { socialDateParams, updateSocialDateInput } from '@/lib/social/schema';
import { deleteSocialDate, updateSocialDate } from '@/lib/social/writes';

export const PATCH = userRoute(
  { params: socialDateParams, body: updateSocialDateInput },
  (ctx, { params, body }) => updateSocialDate(ctx, params.id, body),
);

export const DELETE = userRoute({ params: socialDateParams }, (ctx, { params }) =>
  deleteSocialDate(ctx, params.id),
);

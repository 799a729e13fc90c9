import { requestPasswordReset } from '@/lib/auth/reset/reset';
import { resetRequestInput } from '@/lib/auth/schema';
import { clientAddress } from '@/lib/http/address';
import { publicRoute } from '@/lib/http/route';

export const POST = publicRoute({ body: resetRequestInput }, (ctx, { body, request }) =>
  requestPasswordReset(ctx, { ...body, address: clientAddress(request.headers) }),
);

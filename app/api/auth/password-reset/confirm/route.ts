import { resetPassword } from '@/lib/auth/reset/reset';
import { resetInput } from '@/lib/auth/schema';
import { refuseWeakPassword } from '@/lib/config/registration';
import { clientAddress } from '@/lib/http/address';
import { publicRoute } from '@/lib/http/route';
import { reclaimByEmail } from '@/lib/profile/reclaim';

export const POST = publicRoute({ body: resetInput }, async (ctx, { body, request }) => {
  await refuseWeakPassword(ctx, body.password, []);
  return resetPassword(ctx, { ...body, address: clientAddress(request.headers) }, reclaimByEmail);
});

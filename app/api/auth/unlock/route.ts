import { unlockInput } from '@/lib/auth/schema';
import { redeemUnlockCode } from '@/lib/auth/unlock';
import { clientAddress } from '@/lib/http/address';
import { rememberDevice } from '@/lib/http/auth';
import { publicRoute } from '@/lib/http/route';

export const POST = publicRoute({ body: unlockInput }, async (ctx, { body, request }) => {
  await redeemUnlockCode(ctx, { ...body, address: clientAddress(request.headers) });
  await rememberDevice(ctx, body.email);
  return { message: 'You can sign in now.' };
});

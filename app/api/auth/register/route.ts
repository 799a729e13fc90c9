import { registerInput } from '@/lib/auth/schema';
import { registerUser } from '@/lib/auth/writes';
import { claimAddress } from '@/lib/channels/contact-writes';
import { assertMayRegister, refuseWeakPassword } from '@/lib/config/registration';
import { readRegistration } from '@/lib/config/registration-reads';
import { clientAddress } from '@/lib/http/address';
import { signIn } from '@/lib/http/auth';
import { publicRoute } from '@/lib/http/route';

export const POST = publicRoute({ body: registerInput, status: 201 }, async (ctx, { body, request }) => {
  assertMayRegister(await readRegistration(ctx), body.email);
  await refuseWeakPassword(ctx, body.password, body.email.split('@'));
  const address = clientAddress(request.headers);
  return {
    user: await signIn(ctx, async () => ({ user: await registerUser(ctx, body, claimAddress, address) })),
  };
});

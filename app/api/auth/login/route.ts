import { loginInput } from '@/lib/auth/schema';
import { signInByPassword } from '@/lib/http/auth';
import { publicRoute } from '@/lib/http/route';

export const POST = publicRoute({ body: loginInput }, async (ctx, { body, request }) => ({
  user: await signInByPassword(ctx, request, body),
}));

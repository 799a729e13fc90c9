import { signOut } from '@/lib/http/auth';
import { publicRoute } from '@/lib/http/route';

export const POST = publicRoute({}, async (ctx) => {
  await signOut(ctx);
  return { message: 'You have been successfully signed out.' };
});

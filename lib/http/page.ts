import type { UserCtx } from '@/lib/context';
import { sessionUser } from '@/lib/http/session';
import { serverCtx } from '@/lib/http/wire';

/** Returns the context of the signed-in user for a server component; null if nobody is signed in. Throws if the lookup fails. */
export async function pageCtx(): Promise<UserCtx | null> {
  const user = await sessionUser();
  return user ? { ...(await serverCtx()), user, channel: 'web' } : null;
}

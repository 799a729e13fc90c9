import type { UserCtx } from '@/lib/context';
import { sessionUser } from '@/lib/http/session';
import { world } from '@/lib/http/wire';

/** The signed-in person's context for a server component, or null for a visitor. Throws where the look-up failed. */
export async function pageCtx(): Promise<UserCtx | null> {
  const user = await sessionUser();
  return user ? { ...(await world()), user, channel: 'web' } : null;
}

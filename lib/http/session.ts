import { cookies } from 'next/headers';
import { decode } from 'next-auth/jwt';
import { cache } from 'react';
import { findSession } from '@/lib/auth/reads';
import { isEndDue } from '@/lib/auth/rules';
import { moveSessionEnd } from '@/lib/auth/session-writes';
import type { User } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { sessionCookie } from '@/lib/http/cookies';
import { world } from '@/lib/http/wire';
import { logUnexpected } from '@/lib/log';

/**
 * Who this request comes from: the only place that decides it. Null without a cookie, with one that is not ours, and
 * without a live session. A look-up that fails lets nobody in and signs nobody out: it throws unavailable.
 * A page pays for it once, however many of its parts ask.
 */
export const sessionUser = cache(async (): Promise<User | null> => {
  const sid = await sessionId();
  return sid ? lookUp(sid) : null;
});

/** The session id in this request's cookie, whether or not the session lives. */
export async function sessionId(): Promise<string | null> {
  const token = (await cookies()).get(sessionCookie())?.value;
  const secret = env().authSecret;
  if (!token || !secret) return null;
  // A cookie that does not open is a stranger's or an old key's; decode throws for it.
  const payload = await decode<{ sid?: unknown }>({ token, secret, salt: sessionCookie() }).catch(() => null);
  return typeof payload?.sid === 'string' ? payload.sid : null;
}

async function lookUp(sid: string): Promise<User | null> {
  try {
    const ctx = await world();
    const session = await findSession(ctx.db, sid, ctx.now());
    if (session && isEndDue(session, ctx.now())) {
      await moveSessionEnd(ctx, { id: sid, createdAt: session.createdAt });
    }
    return session?.user ?? null;
  } catch (error) {
    logUnexpected(error);
    throw new AppError(
      'unavailable',
      'We cannot check your sign-in right now. Please try again in a moment.',
    );
  }
}

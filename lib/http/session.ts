import { cookies } from 'next/headers';
import { decode } from 'next-auth/jwt';
import { cache } from 'react';
import { findSession } from '@/lib/auth/reads';
import { isEndDue } from '@/lib/auth/rules';
import { moveSessionEnd } from '@/lib/auth/sessions/session-writes';
import type { User } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { sessionCookie } from '@/lib/http/cookies';
import { serverCtx } from '@/lib/http/wire';
import { logUnexpected } from '@/lib/log';

/** Returns the user who is signed in. Null if nobody is signed in. No other code decides who is signed in. */
export const sessionUser = cache(async (): Promise<User | null> => {
  const sid = await sessionId();
  return sid ? lookUp(sid) : null;
});

export async function sessionId(): Promise<string | null> {
  const token = (await cookies()).get(sessionCookie())?.value;
  const secret = env().authSecret;
  if (!token || !secret) return null;
  // decode throws if the cookie is forged or was encrypted with an old key.
  const payload = await decode<{ sid?: unknown }>({ token, secret, salt: sessionCookie() }).catch(() => null);
  return typeof payload?.sid === 'string' ? payload.sid : null;
}

async function lookUp(sid: string): Promise<User | null> {
  try {
    const ctx = await serverCtx();
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

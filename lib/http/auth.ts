import { Auth, raw, skipCSRFCheck } from '@auth/core';
import { cookies, headers } from 'next/headers';
import { NextRequest } from 'next/server';
import NextAuth, { type NextAuthConfig } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { deviceOf } from '@/lib/auth/device';
import { findCredentials } from '@/lib/auth/reads';
import { deviceSeconds, sessionAbsoluteMs } from '@/lib/auth/rules';
import { type LoginInput, loginInput } from '@/lib/auth/schema';
import { createSession, deleteSession, sessionAdapter } from '@/lib/auth/sessions/session-writes';
import { newDevice } from '@/lib/auth/throttle/devices';
import { type Proven, proveOwner } from '@/lib/auth/verify';
import type { Ctx, User } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { clientAddress } from '@/lib/http/address';
import { checked, readText } from '@/lib/http/body';
import { cookieOptions, deviceCookie, sessionCookie } from '@/lib/http/cookies';
import { sessionId } from '@/lib/http/session';
import { logUnexpected } from '@/lib/log';

type Prove = (credentials: unknown) => Promise<{ user: User; passwordHash?: string }>;

interface Outcome {
  user?: User;
  failure?: unknown;
}

export async function signIn(ctx: Ctx, prove: Prove): Promise<User> {
  const outcome: Outcome = {};
  const request = new Request(`${env().appUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    body: new URLSearchParams(),
  });
  const result = await Auth(request, { ...config(ctx, prove, outcome), raw, skipCSRFCheck }).catch(
    (error: unknown) => ({ cookies: [], error }),
  );
  rethrow(outcome);
  const cookie = result.cookies?.find(({ name }) => name === sessionCookie());
  if (!outcome.user || !cookie?.value) throw cannotSignIn();
  (await cookies()).set(cookie.name, cookie.value, cookie.options);
  await rememberDevice(ctx, outcome.user.email);
  return outcome.user;
}

export function signInByPassword(ctx: Ctx, request: Request, input: LoginInput): Promise<User> {
  return signIn(ctx, () => provePassword(ctx, request, input));
}

/** Deletes this browser's session, then the cookie. If the session cannot be deleted, the cookie remains. */
export async function signOut(ctx: Ctx): Promise<void> {
  const outcome: Outcome = {};
  await endSession(ctx, await sessionId(), outcome);
  rethrow(outcome);
  await dropCookie();
}

export async function handleAuthRoute(ctx: Ctx, request: Request): Promise<Response> {
  const outcome: Outcome = {};
  const { handlers } = NextAuth(config(ctx, (input) => provePassword(ctx, request, input), outcome));
  // Auth.js builds redirects from this URL, so the Host and X-Forwarded-Host headers must not influence it.
  const { pathname, search } = new URL(request.url);
  const ours = `${env().appUrl}${pathname}${search}`;
  const { headers, method } = request;
  const response =
    method === 'POST'
      ? await handlers.POST(
          new NextRequest(ours, { headers, method, body: await readText(request, 16 * 1024) }),
        )
      : await handlers.GET(new NextRequest(ours, { headers }));
  if (!isWrongPassword(outcome.failure)) rethrow(outcome);
  if (outcome.user) await rememberDevice(ctx, outcome.user.email);
  return response;
}

function config(ctx: Ctx, prove: Prove, outcome: Outcome): NextAuthConfig {
  return {
    secret: env().authSecret ?? undefined,
    basePath: '/api/auth',
    trustHost: true,
    adapter: sessionAdapter(ctx.db),
    // Auth.js has no database sessions for password sign-in, so its cookie contains only the id of our
    // session.
    session: { strategy: 'jwt', maxAge: sessionAbsoluteMs / 1000 },
    useSecureCookies: env().https,
    cookies: { sessionToken: { name: sessionCookie(), options: cookieOptions() } },
    pages: { signIn: '/login', signOut: '/', error: '/login', verifyRequest: '/login' },
    providers: [Credentials({ credentials: { email: {}, password: {} }, authorize })],
    callbacks: {
      jwt: ({ token, user }) => (user ? { sid: user.id } : token),
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      signOut: (message) => endSession(ctx, 'token' in message ? sidOf(message.token) : null, outcome),
    },
    logger: { error: logUnlessExpected, warn: () => {}, debug: () => {} },
  };

  async function authorize(credentials: Partial<Record<string, unknown>>) {
    try {
      const { user, passwordHash } = await prove({
        email: credentials.email,
        password: credentials.password,
      });
      const device = deviceOf((await headers()).get('user-agent'));
      const sid = await createSession(ctx, user.id, passwordHash, device);
      outcome.user = user;
      return { id: sid };
    } catch (error) {
      outcome.failure = error;
      // Auth.js expects null for a wrong password. All other failures must throw.
      if (isWrongPassword(error)) return null;
      throw error;
    }
  }
}

async function endSession(ctx: Ctx, sid: string | null, outcome: Outcome): Promise<void> {
  try {
    if (sid) await deleteSession(ctx, sid);
  } catch (error) {
    outcome.failure = error;
  }
}

async function provePassword(ctx: Ctx, request: Request, input: unknown): Promise<Proven> {
  const { address, device } = await callerOf(request);
  return proveOwner(ctx, { ...checked(loginInput, input), address, device });
}

export async function callerOf(request: Request) {
  const device = (await cookies()).get(deviceCookie())?.value ?? null;
  return { address: clientAddress(request.headers), device, sid: await sessionId() };
}

export async function dropCookie(): Promise<void> {
  (await cookies()).set(sessionCookie(), '', { ...cookieOptions(), maxAge: 0 });
}

export async function rememberDevice(ctx: Ctx, email: string): Promise<void> {
  const found = await findCredentials(ctx.db, email);
  if (!found) return;
  const value = newDevice(email, found.passwordHash);
  (await cookies()).set(deviceCookie(), value, { ...cookieOptions(), maxAge: deviceSeconds });
}

function rethrow({ failure }: Outcome): void {
  if (failure === undefined) return;
  if (failure instanceof AppError) throw failure;
  logUnexpected(failure);
  throw cannotSignIn();
}

function cannotSignIn(): AppError {
  return new AppError(
    'unavailable',
    'Signing in and out does not work right now. Please try again in a moment.',
  );
}

function isWrongPassword(failure: unknown): boolean {
  return failure instanceof AppError && failure.code === 'unauthenticated';
}

function sidOf(token: unknown): string | null {
  const hasSid =
    typeof token === 'object' && token !== null && 'sid' in token && typeof token.sid === 'string';
  return hasSid ? String(token.sid) : null;
}

// Any visitor can cause these errors, or the outcome already reports them.
const expected = new Set([
  'CallbackRouteError',
  'CredentialsSignin',
  'InvalidCallbackUrl',
  'JWTSessionError',
  'MissingCSRF',
  'SignOutError',
  'SyntaxError',
  'UnknownAction',
]);

function logUnlessExpected(error: Error): void {
  const type = 'type' in error ? String(error.type) : error.name;
  if (!expected.has(type)) logUnexpected(error);
}

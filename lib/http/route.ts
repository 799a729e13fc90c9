import type { z } from 'zod';
import { paceWrites } from '@/lib/auth/pace';
import { authMessages } from '@/lib/auth/rules';
import { enqueueChangedCalendars } from '@/lib/connectors/sync/enqueue';
import type { Ctx, UserCtx } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { checkedQuery, readJson } from '@/lib/http/body';
import { respondError, respondJson } from '@/lib/http/respond';
import { sessionUser } from '@/lib/http/session';
import { world } from '@/lib/http/wire';
import { armWake } from '@/lib/scheduler/arm';

interface RouteOptions<B extends z.ZodType, P extends z.ZodType, Q extends z.ZodType> {
  body?: B;
  params?: P;
  query?: Q;
  status?: number;
}

interface RouteInput<B extends z.ZodType, P extends z.ZodType, Q extends z.ZodType> {
  body: z.output<B>;
  params: z.output<P>;
  query: z.output<Q>;
  request: Request;
}

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

/** A door anyone may use. */
export function publicRoute<B extends z.ZodType, P extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<B, P, Q>,
  verb: (ctx: Ctx, input: RouteInput<B, P, Q>) => Promise<unknown>,
): Handler {
  return door(options, world, verb);
}

/** A door for signed-in people: 401 without a session, 503 where the look-up failed. */
export function userRoute<B extends z.ZodType, P extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<B, P, Q>,
  verb: (ctx: UserCtx, input: RouteInput<B, P, Q>) => Promise<unknown>,
): Handler {
  return door(options, signedIn, verb);
}

/** A door for admins: 401 without a session, 403 for everyone else. */
export function adminRoute<B extends z.ZodType, P extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<B, P, Q>,
  verb: (ctx: UserCtx, input: RouteInput<B, P, Q>) => Promise<unknown>,
): Handler {
  return door(options, signedInAdmin, verb);
}

async function signedIn(request: Request): Promise<UserCtx> {
  const ctx = await world();
  const user = await sessionUser();
  if (!user) throw new AppError('unauthenticated', 'Authentication required');
  // A tab of somebody who signed in here before must not write into another account.
  const meant = request.headers.get('x-user');
  if (meant && meant !== user.id) throw new AppError('conflict', authMessages.otherUser);
  const userCtx: UserCtx = { ...ctx, user, channel: 'web' };
  if (!isRead(request)) await paceWrites(userCtx);
  return userCtx;
}

async function signedInAdmin(request: Request): Promise<UserCtx> {
  const ctx = await signedIn(request);
  if (!ctx.user.isAdmin) throw new AppError('forbidden', authMessages.notAdmin);
  return ctx;
}

function door<C extends Ctx, B extends z.ZodType, P extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<B, P, Q>,
  enter: (request: Request) => Promise<C>,
  verb: (ctx: C, input: RouteInput<B, P, Q>) => Promise<unknown>,
): Handler {
  return async (request, context) => {
    try {
      refuseForeignOrigin(request);
      const ctx = await enter(request);
      const params = (options.params ? checkedId(options.params, await context.params) : {}) as z.output<P>;
      const query = (options.query ? checkedQuery(options.query, request) : {}) as z.output<Q>;
      const body = (options.body ? await readJson(request, options.body) : {}) as z.output<B>;
      const result = await verb(ctx, { body, params, query, request });
      await armWake(ctx);
      await enqueueChangedCalendars(ctx);
      return result instanceof Response ? result : respondJson(result, options.status);
    } catch (error) {
      return respondError(error);
    }
  };
}

/** An id that cannot exist is answered as one that does not. */
function checkedId<P extends z.ZodType>(schema: P, value: unknown): z.output<P> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('not_found', 'Not found');
  return parsed.data;
}

/** Unsafe methods come from our own pages: Sec-Fetch-Site says so, or the Origin is ours, or no browser sent them a cookie. */
function refuseForeignOrigin(request: Request): void {
  if (isRead(request)) return;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site === 'same-origin') return;
  if (site === null && origin !== null && isOurOrigin(origin, request)) return;
  if (site === null && origin === null) {
    throw new AppError(
      'forbidden',
      'Send the header "Sec-Fetch-Site: same-origin" or an Origin of this site.',
    );
  }
  throw new AppError('forbidden', 'This request did not come from our own pages.');
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isOurOrigin(origin: string, request: Request): boolean {
  if (origin === env().appUrl) return true;
  // Without a configured https address (demo, a phone on the same network) the address that was dialled counts.
  return !env().https && origin === `http://${request.headers.get('host')}`;
}

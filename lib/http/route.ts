import type { z } from 'zod';
import { noteEdit } from '@/lib/assistant/conversation/writes';
import { authMessages } from '@/lib/auth/messages';
import { paceWrites } from '@/lib/auth/throttle/pace';
import type { Ctx, UserCtx } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { checkedQuery, readJson } from '@/lib/http/body';
import { respondError, respondJson } from '@/lib/http/respond';
import { runVerb } from '@/lib/http/run-verb';
import { sessionUser } from '@/lib/http/session';
import { serverCtx } from '@/lib/http/wire';

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

export function publicRoute<B extends z.ZodType, P extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<B, P, Q>,
  verb: (ctx: Ctx, input: RouteInput<B, P, Q>) => Promise<unknown>,
): Handler {
  return handler(options, serverCtx, verb);
}

export function userRoute<B extends z.ZodType, P extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<B, P, Q>,
  verb: (ctx: UserCtx, input: RouteInput<B, P, Q>) => Promise<unknown>,
): Handler {
  return handler(options, signedIn, async (ctx, input) => {
    const result = await verb(ctx, input);
    const feature = editedFeature(input.request);
    if (feature) await noteEdit(ctx, feature);
    return result;
  });
}

// Undo in the chat does not cover edits in forms. Keys: the path after /api/user/.
const editedFeatures: Record<string, string> = {
  ...{ todos: 'todos', lists: 'lists', reminders: 'reminders', info: 'stored information' },
  ...{ 'social-dates': 'birthdays', 'daily-reminders': 'daily summary', 'journal-entries': 'journal' },
};

function editedFeature({ method, url }: Request): string | null {
  if (method === 'GET' || method === 'HEAD') return null;
  const [, feature = ''] = /\/api\/user\/([\w-]+)/.exec(new URL(url).pathname) ?? [];
  return editedFeatures[feature] ?? null;
}

export function adminRoute<B extends z.ZodType, P extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<B, P, Q>,
  verb: (ctx: UserCtx, input: RouteInput<B, P, Q>) => Promise<unknown>,
): Handler {
  return handler(options, signedInAdmin, verb);
}

async function signedIn(request: Request): Promise<UserCtx> {
  const ctx = await serverCtx();
  const user = await sessionUser();
  if (!user) throw new AppError('unauthenticated', 'Authentication required');
  // A browser tab may still show another user. It must not write to the account that is signed in now.
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

function handler<C extends Ctx, B extends z.ZodType, P extends z.ZodType, Q extends z.ZodType>(
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
      const result = await runVerb(ctx, () => verb(ctx, { body, params, query, request }));
      return result instanceof Response ? result : respondJson(result, options.status);
    } catch (error) {
      return respondError(error);
    }
  };
}

function checkedId<P extends z.ZodType>(schema: P, value: unknown): z.output<P> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('not_found', 'Not found');
  return parsed.data;
}

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
  // Without an https address (in the demo, or on a phone in the same network), the request's own host is
  // allowed.
  return !env().https && origin === `http://${request.headers.get('host')}`;
}

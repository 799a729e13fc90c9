import type { z } from 'zod';
import type { Ctx } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { checkedJson, readText } from '@/lib/http/body';
import { signingKeys } from '@/lib/http/own-queue';
import { respondError, respondJson } from '@/lib/http/respond';
import { runVerb } from '@/lib/http/run-verb';
import { serverCtx } from '@/lib/http/wire';
import { markServed, readToken } from '@/lib/outbox/queue/token-writes';

const clockToleranceSeconds = 5;

/**
 * Creates a route handler for signed requests of the queue. Refuses a request that was already handled. If
 * the function `verb` throws, the response is 5xx, and the queue tries again.
 */
export function signedRoute<B extends z.ZodType>(
  body: B,
  verb: (ctx: Ctx, body: z.output<B>) => Promise<unknown>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const text = await readText(request, 64 * 1024);
      const token = await verify(request, text);
      const base = await serverCtx();
      const { isServed, now } = await readToken(base, token.jti);
      if (isServed) throw new AppError('forbidden', 'This callback was already served.');
      const ctx = onClock(base, now);
      const input = checkedJson(body, text);
      const result = await runVerb(ctx, () => verb(ctx, input));
      await markServed(ctx, token.jti, token.expiresAt);
      return respondJson(result);
    } catch (error) {
      return respondError(error);
    }
  };
}

export function onClock(ctx: Ctx, now: Date): Ctx {
  const ahead = now.getTime() - ctx.now().getTime();
  return { ...ctx, now: () => new Date(ctx.now().getTime() + ahead) };
}

// Unlike QStash's Receiver, also requires an id (`jti`) and an expiry.
async function verify(request: Request, body: string): Promise<{ jti: string; expiresAt: Date }> {
  const refused = new AppError('forbidden', 'The signature of this callback is not valid.');
  const signature = request.headers.get('upstash-signature');
  if (!signature) throw refused;
  const { Receiver } = await import('@upstash/qstash');
  const { current, next } = signingKeys();
  const url = `${env().appUrl}${new URL(request.url).pathname}`;
  const receiver = new Receiver({ currentSigningKey: current, nextSigningKey: next });
  const isValid = await receiver
    .verify({ signature, body, url, clockTolerance: clockToleranceSeconds })
    .catch(() => false);
  if (!isValid) throw refused;
  const claims: unknown = JSON.parse(Buffer.from(signature.split('.')[1] ?? '', 'base64url').toString());
  if (typeof claims !== 'object' || claims === null || !('exp' in claims) || !('jti' in claims))
    throw refused;
  if (typeof claims.exp !== 'number' || typeof claims.jti !== 'string') throw refused;
  if (!/^[\w.:-]{1,200}$/.test(claims.jti)) throw refused;
  return { jti: claims.jti, expiresAt: new Date(claims.exp * 1000) };
}

import { createHash, randomBytes } from 'node:crypto';
import { isReady, type Provider, providerNames } from '@/lib/connectors/rules';
import type { CallbackQuery, ConnectAnswer } from '@/lib/connectors/schema';
import { keepGrant, keepState, takeState } from '@/lib/connectors/writes';
import type { UserCtx } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

/** How a consent ended, as the screen is told. */
export type ConnectOutcome = 'connected' | 'demo-connected' | 'error';

/**
 * The address at which somebody lets us into their account, for ten minutes and for this session alone; `origin` is where their
 * browser sees us. Throws invalid for a provider that is not there yet.
 */
export async function startConnecting(
  ctx: UserCtx,
  provider: Provider,
  { sid, origin }: { sid: string; origin: string },
): Promise<ConnectAnswer> {
  if (!isReady(provider)) throw new AppError('invalid', `${providerNames[provider]} is coming soon.`);
  const state = randomBytes(32).toString('base64url');
  await keepState(ctx, { digest: digestOf(state), sid, provider });
  const { calendar } = ctx.ports;
  const challenge = createHash('sha256').update(verifierOf(state)).digest('base64url');
  // A provider takes only the address that is registered with it; our own hop stays where the session is.
  const back = redirectUri(provider, calendar.isDemo ? origin : env().appUrl);
  const authUrl = await calendar.authUrl({ state, challenge, redirectUri: back });
  return { authUrl, isDemo: calendar.isDemo };
}

/** Where the consent leads back to: takes its state once, and its code for tokens. Throws forbidden for a state that is not theirs. */
export async function finishConnecting(
  ctx: UserCtx,
  provider: Provider,
  { state = '', code }: CallbackQuery,
  sid: string,
): Promise<ConnectOutcome> {
  const isTheirs = await takeState(ctx, { digest: digestOf(state), sid, provider });
  if (!isTheirs) throw new AppError('forbidden', 'This sign-in was not begun here, or it was used already.');
  if (!code) return 'error';
  const { calendar } = ctx.ports;
  const grant = await calendar.exchange({
    code,
    verifier: verifierOf(state),
    redirectUri: redirectUri(provider, env().appUrl),
  });
  await keepGrant(ctx, provider, grant);
  return calendar.isDemo ? 'demo-connected' : 'connected';
}

/** PKCE's secret is worked out again from the state: it is stored nowhere. */
function verifierOf(state: string): string {
  return mac('connector verifier', state);
}

function digestOf(state: string): string {
  return createHash('sha256').update(state).digest('base64url');
}

function redirectUri(provider: Provider, origin: string): string {
  return `${origin}/api/connectors/callback/${provider}`;
}

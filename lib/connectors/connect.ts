import { createHash, randomBytes } from 'node:crypto';
import { isReady, type Provider, providerNames } from '@/lib/connectors/rules';
import type { CallbackQuery, ConnectAnswer } from '@/lib/connectors/schema';
import { consumeConsentState, saveConsentState, saveGrant } from '@/lib/connectors/writes';
import type { UserCtx } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

export type ConnectOutcome = 'connected' | 'demo-connected' | 'error';

/**
 * Returns the URL of the provider's consent page. The URL works for ten minutes, and only for the session `sid`.
 */
export async function startConnecting(
  ctx: UserCtx,
  provider: Provider,
  { sid, origin }: { sid: string; origin: string },
): Promise<ConnectAnswer> {
  if (!isReady(provider)) throw new AppError('invalid', `${providerNames[provider]} is coming soon.`);
  const state = randomBytes(32).toString('base64url');
  await saveConsentState(ctx, { digest: digestOf(state), sid, provider });
  const { calendar } = ctx.ports;
  const challenge = createHash('sha256').update(verifierOf(state)).digest('base64url');
  // Google accepts only the registered redirect URL. The demo must return to the origin that has the session
  // cookie.
  const callback = redirectUri(provider, calendar.isDemo ? origin : env().appUrl);
  const authUrl = await calendar.authUrl({ state, challenge, redirectUri: callback });
  return { authUrl, isDemo: calendar.isDemo };
}

/**
 * Exchanges the provider's code for tokens and saves the tokens. Throws `forbidden` if `state` does not belong to
 * the session with the id `sid`.
 */
export async function finishConnecting(
  ctx: UserCtx,
  provider: Provider,
  { state = '', code }: CallbackQuery,
  sid: string,
): Promise<ConnectOutcome> {
  const isValid = await consumeConsentState(ctx, { digest: digestOf(state), sid, provider });
  if (!isValid) throw new AppError('forbidden', 'This sign-in was not started here, or it was already used.');
  if (!code) return 'error';
  const { calendar } = ctx.ports;
  const grant = await calendar.exchangeCode({
    code,
    verifier: verifierOf(state),
    redirectUri: redirectUri(provider, env().appUrl),
  });
  await saveGrant(ctx, provider, grant);
  return calendar.isDemo ? 'demo-connected' : 'connected';
}

// The PKCE verifier is computed from the OAuth `state` and therefore never stored.
function verifierOf(state: string): string {
  return mac('connector verifier', state);
}

function digestOf(state: string): string {
  return createHash('sha256').update(state).digest('base64url');
}

function redirectUri(provider: Provider, origin: string): string {
  return `${origin}/api/connectors/callback/${provider}`;
}

import type { Env } from '@/lib/env';
import { CalendarError, type CalendarGrant, type CalendarToken } from '@/lib/ports';

export type GoogleSettings = NonNullable<Env['google']>;
type CalendarModule = typeof import('googleapis/build/src/apis/calendar');
type OAuthClient = InstanceType<CalendarModule['auth']['OAuth2']>;

const eventsScope = 'https://www.googleapis.com/auth/calendar.events';
const scopes = [
  'openid',
  'email',
  eventsScope,
  'https://www.googleapis.com/auth/calendar.freebusy',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
];

const timeoutMs = 15_000;

export async function oauthClient(settings: GoogleSettings, redirectUri?: string): Promise<OAuthClient> {
  const { auth } = await import('googleapis/build/src/apis/calendar');
  const { clientId, clientSecret, oauthUrl } = settings;
  return new auth.OAuth2({
    clientId,
    clientSecret,
    ...(redirectUri ? { redirectUri } : {}),
    ...(oauthUrl ? { endpoints: endpointsAt(oauthUrl) } : {}),
    transporterOptions: { timeout: timeoutMs, retry: false },
  });
}

export async function consentUrl(
  settings: GoogleSettings,
  { state, challenge, redirectUri }: { state: string; challenge: string; redirectUri: string },
): Promise<string> {
  const client = await oauthClient(settings, redirectUri);
  // Without `prompt`, Google returns no refresh token for a second consent.
  const address = client.generateAuthUrl({ access_type: 'offline', prompt: 'consent', scope: scopes, state });
  const url = new URL(address);
  url.searchParams.set('code_challenge', challenge);
  url.searchParams.set('code_challenge_method', 'S256');
  return url.href;
}

export async function exchangeCode(
  settings: GoogleSettings,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<CalendarGrant> {
  const client = await oauthClient(settings, redirectUri);
  const { tokens } = await client.getToken({ code, codeVerifier: verifier });
  // Users can refuse single permissions on Google's consent page.
  if (!tokens.scope?.split(' ').includes(eventsScope))
    throw new CalendarError('refused', 'access to events was not granted');
  return {
    ...accessTokenIn(tokens),
    email: emailIn(tokens.id_token),
    refreshToken: tokens.refresh_token ?? null,
  };
}

export async function refreshAccessToken(
  settings: GoogleSettings,
  refreshToken: string,
): Promise<CalendarToken> {
  const client = await oauthClient(settings);
  client.setCredentials({ refresh_token: refreshToken });
  const { credentials } = await client.refreshAccessToken();
  return accessTokenIn(credentials);
}

/** Revokes a token. Google then also revokes all other tokens of the same consent. */
export async function revokeToken(settings: GoogleSettings, token: string): Promise<void> {
  const client = await oauthClient(settings);
  await client.transporter.request({
    method: 'POST',
    url: String(client.endpoints.oauth2RevokeUrl),
    data: new URLSearchParams({ token }),
  });
}

interface TokenResponse {
  access_token?: string | null;
  expiry_date?: number | null;
}

const defaultExpirySeconds = 3600;

function accessTokenIn({ access_token: accessToken, expiry_date: expiry }: TokenResponse): CalendarToken {
  if (!accessToken) throw new CalendarError('unreachable', 'no token in the answer');
  const expiresInSeconds = expiry ? Math.round((expiry - Date.now()) / 1000) : defaultExpirySeconds;
  return { accessToken, expiresInSeconds };
}

// The signature is not checked, because Google sends the token directly over TLS (OpenID Connect Core, 3.1.3.7).
function emailIn(idToken: string | null | undefined): string {
  const payload: unknown = JSON.parse(
    Buffer.from(idToken?.split('.')[1] ?? 'bnVsbA', 'base64url').toString(),
  );
  const email = typeof payload === 'object' && payload !== null && 'email' in payload ? payload.email : null;
  if (typeof email !== 'string' || email === '') throw new CalendarError('refused', 'no e-mail address');
  return email.slice(0, 255);
}

function endpointsAt(base: string) {
  return {
    oauth2AuthBaseUrl: `${base}/o/oauth2/v2/auth`,
    oauth2TokenUrl: `${base}/oauth2/token`,
    oauth2RevokeUrl: `${base}/oauth2/revoke`,
  };
}

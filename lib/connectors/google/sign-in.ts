import type { Env } from '@/lib/env';

export type GoogleSettings = NonNullable<Env['google']>;
type Module = typeof import('googleapis/build/src/apis/calendar');
type SignInClient = InstanceType<Module['auth']['OAuth2']>;

/** Least: events, being busy, the names of the calendars for the choice, the e-mail address. */
const scopes = [
  'openid',
  'email',
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.freebusy',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
];

const timeoutMs = 15_000;

/** Google's own sign-in client, at Google's addresses or those below GOOGLE_OAUTH_URL. */
export async function signInClient(settings: GoogleSettings, redirectUri?: string): Promise<SignInClient> {
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

/** Google's consent page, bound to the one who asked by PKCE. */
export async function consentAt(
  settings: GoogleSettings,
  { state, challenge, redirectUri }: { state: string; challenge: string; redirectUri: string },
): Promise<string> {
  const client = await signInClient(settings, redirectUri);
  // With prompt, because a second consent brings no refresh token otherwise.
  const address = client.generateAuthUrl({ access_type: 'offline', prompt: 'consent', scope: scopes, state });
  const url = new URL(address);
  url.searchParams.set('code_challenge', challenge);
  url.searchParams.set('code_challenge_method', 'S256');
  return url.href;
}

/** Takes the token, and all that hangs on its consent, back. */
export async function revokeAt(settings: GoogleSettings, token: string): Promise<void> {
  const client = await signInClient(settings);
  await client.transporter.request({
    method: 'POST',
    url: String(client.endpoints.oauth2RevokeUrl),
    data: new URLSearchParams({ token }),
  });
}

function endpointsAt(base: string) {
  return {
    oauth2AuthBaseUrl: `${base}/o/oauth2/v2/auth`,
    oauth2TokenUrl: `${base}/oauth2/token`,
    oauth2RevokeUrl: `${base}/oauth2/revoke`,
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { type StandInAccount, takeFault } from './google-api';
import type { StandInResponse } from './google-calendar';

export const standInClient = { id: 'sidekick.apps.example', secret: 'a-client-secret' };

interface Consent {
  email: string;
  challenge: string;
  redirectUri: string;
  scope: string;
}

export class StandInOAuth {
  private readonly consents = new Map<string, Consent>();
  private readonly accessTokens = new Map<string, string>();
  private readonly refreshTokens = new Map<string, string>();

  constructor(
    private readonly accountOf: (email: string) => StandInAccount,
    private readonly emulatorUrl: string | undefined,
  ) {}

  emailOf(accessToken: string): string | undefined {
    return this.accessTokens.get(accessToken);
  }

  expireAccessTokens(email: string): void {
    deleteTokensOf(email, this.accessTokens);
  }

  /**
   * Returns the product's callback URL with a code, as if the user had consented. The query parameter `login`
   * is the e-mail address of the user's account.
   */
  consent(url: URL): string {
    if (this.emulatorUrl) return `${this.emulatorUrl}${url.pathname}${url.search}`;
    const query = url.searchParams;
    const redirectUri = query.get('redirect_uri') ?? 'http://nowhere';
    const code = randomBytes(16).toString('hex');
    this.consents.set(code, {
      email: query.get('login') ?? '',
      challenge: query.get('code_challenge_method') === 'S256' ? (query.get('code_challenge') ?? '') : '',
      redirectUri,
      scope: query.get('granted') ?? query.get('scope') ?? '',
    });
    const back = new URL(redirectUri);
    back.search = new URLSearchParams({ state: query.get('state') ?? '', code }).toString();
    return back.href;
  }

  async token(form: URLSearchParams): Promise<StandInResponse> {
    const email = this.refreshTokens.get(form.get('refresh_token') ?? '');
    const account = email === undefined ? undefined : this.accountOf(email);
    account?.calls.push('refresh');
    if (account?.faults.revoked) return { status: 400, body: { error: 'invalid_grant' } };
    if (account && takeFault(account.faults, 'unanswered')) return { status: 503 };
    if (this.emulatorUrl) return this.emulatorToken(form, email);
    const isKnownClient =
      form.get('client_id') === standInClient.id && form.get('client_secret') === standInClient.secret;
    if (!isKnownClient) return { status: 401, body: { error: 'invalid_client' } };
    return email === undefined ? this.exchange(form) : { status: 200, body: this.newAccessToken(email) };
  }

  private exchange(form: URLSearchParams): StandInResponse {
    const code = form.get('code') ?? '';
    const consent = this.consents.get(code);
    this.consents.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (consent?.challenge !== challenge || consent.redirectUri !== form.get('redirect_uri'))
      return { status: 400, body: { error: 'invalid_grant' } };
    const { email, scope } = consent;
    const refreshToken = `refresh-${randomBytes(12).toString('hex')}`;
    this.refreshTokens.set(refreshToken, email);
    this.accountOf(email).faults.revoked = false;
    const idToken = `e30.${Buffer.from(JSON.stringify({ email })).toString('base64url')}.`;
    return {
      status: 200,
      body: { ...this.newAccessToken(email), refresh_token: refreshToken, id_token: idToken, scope },
    };
  }

  private newAccessToken(email: string) {
    const accessToken = `access-${randomBytes(12).toString('hex')}`;
    this.accessTokens.set(accessToken, email);
    return { access_token: accessToken, token_type: 'Bearer', expires_in: 3600 };
  }

  private async emulatorToken(form: URLSearchParams, email: string | undefined): Promise<StandInResponse> {
    const response = await fetch(`${this.emulatorUrl}/oauth2/token`, { method: 'POST', body: form });
    const tokens = await response.json();
    if (response.ok) {
      const claims = tokens.id_token
        ? JSON.parse(Buffer.from(tokens.id_token.split('.')[1], 'base64url').toString())
        : { email };
      this.accessTokens.set(tokens.access_token, claims.email);
      if (tokens.refresh_token) this.refreshTokens.set(tokens.refresh_token, claims.email);
    }
    return { status: response.status, body: tokens };
  }

  async revoke(token: string): Promise<StandInResponse> {
    const email = this.refreshTokens.get(token) ?? this.accessTokens.get(token);
    if (!email) return { status: 400, body: { error: 'invalid_token' } };
    const { calls, faults } = this.accountOf(email);
    calls.push('revoke');
    if (faults.stubborn) return { status: 503 };
    if (this.emulatorUrl)
      await fetch(`${this.emulatorUrl}/oauth2/revoke`, {
        method: 'POST',
        body: new URLSearchParams({ token }),
      });
    deleteTokensOf(email, this.accessTokens);
    deleteTokensOf(email, this.refreshTokens);
    return { status: 200, body: {} };
  }
}

function deleteTokensOf(email: string, tokens: Map<string, string>): void {
  for (const [token, owner] of tokens) if (owner === email) tokens.delete(token);
}

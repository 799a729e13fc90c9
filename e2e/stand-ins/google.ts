import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '@/lib/testing/postgres';
import { type Answer, type KeptEvent, refusal, StandInCalendar } from './google-calendar';

/** What goes wrong for an account from now on. */
export interface Faults {
  /** Access tokens given out so far are over. */
  expire?: boolean;
  /** The consent was taken back: refreshing is refused. */
  revoked?: boolean;
  /** Sync tokens given out so far are too old. */
  gone?: boolean;
  /** So many calls are answered with 403 rateLimitExceeded. */
  limited?: number;
  /** So many inserts are done and answered with 503. */
  swallowed?: number;
  /** So many calls are answered with 503. */
  broken?: number;
  /** Revoking is answered with 503. */
  stubborn?: boolean;
}

interface Account {
  calendars: StandInCalendar[];
  faults: Faults;
  calls: string[];
}

const accounts = '/_accounts/';

/**
 * Google on loopback: consent with PKCE, tokens, revoking, and a small calendar with what the product relies on. Its own ledger,
 * below /_accounts/<email>, is the judge. With `oauth` (the address of `emulate`'s Google) the consent and the tokens are that one's.
 */
export async function startGoogle(
  given: { oauth?: string; client?: { id: string; secret: string } } = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const { oauth, client = standInClient } = given;
  const known = new Map<string, Account>();
  const codes = new Map<string, { email: string; challenge: string; redirect: string; scope: string }>();
  const access = new Map<string, string>();
  const refresh = new Map<string, string>();

  function accountOf(email: string): Account {
    const account = known.get(email) ?? {
      calendars: [new StandInCalendar(email, 'Main', true), new StandInCalendar('team', 'Team', false)],
      faults: {},
      calls: [],
    };
    known.set(email, account);
    return account;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Answer | 'done'> {
    const url = new URL(request.url ?? '', 'http://stand-in');
    const body = await textOf(request);
    if (url.pathname.startsWith(accounts)) return control(url, request.method ?? 'GET', body);
    if (url.pathname === '/o/oauth2/v2/auth') return consent(url, response);
    if (url.pathname === '/oauth2/token') return token(new URLSearchParams(body));
    if (url.pathname === '/oauth2/revoke') return revoke(new URLSearchParams(body).get('token') ?? '');
    const email = access.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (!email) return refusal(401, 'authError');
    return api(accountOf(email), request.method ?? 'GET', url, body);
  }

  /** Whoever is named in `login` agrees at once; emulate shows its page. */
  function consent(url: URL, response: ServerResponse): 'done' {
    const ask = url.searchParams;
    const login = ask.get('login') ?? '';
    const code = randomBytes(16).toString('hex');
    const back = new URL(ask.get('redirect_uri') ?? 'http://nowhere');
    back.search = new URLSearchParams({ state: ask.get('state') ?? '', code }).toString();
    codes.set(code, {
      email: login,
      challenge: ask.get('code_challenge_method') === 'S256' ? (ask.get('code_challenge') ?? '') : '',
      redirect: ask.get('redirect_uri') ?? '',
      scope: ask.get('granted') ?? ask.get('scope') ?? '',
    });
    response.writeHead(302, { Location: oauth ? `${oauth}${url.pathname}${url.search}` : back.href }).end();
    return 'done';
  }

  async function token(form: URLSearchParams): Promise<Answer> {
    const standing = form.get('refresh_token') ?? '';
    const email = refresh.get(standing);
    if (email) accountOf(email).calls.push('refresh');
    if (email && accountOf(email).faults.revoked) return { status: 400, body: { error: 'invalid_grant' } };
    if (oauth) return tokenOfEmulate(form, email);
    const isOurs = form.get('client_id') === client.id && form.get('client_secret') === client.secret;
    if (!isOurs) return { status: 401, body: { error: 'invalid_client' } };
    if (email) return { status: 200, body: { ...newAccess(email), expires_in: 3600 } };
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood = code && proof === code.challenge && form.get('redirect_uri') === code.redirect;
    if (!isGood) return { status: 400, body: { error: 'invalid_grant' } };
    const refreshToken = `refresh-${randomBytes(12).toString('hex')}`;
    refresh.set(refreshToken, code.email);
    accountOf(code.email).faults.revoked = false;
    const idToken = `e30.${Buffer.from(JSON.stringify({ email: code.email })).toString('base64url')}.`;
    const rest = { refresh_token: refreshToken, id_token: idToken, scope: code.scope, expires_in: 3600 };
    return { status: 200, body: { ...newAccess(code.email), ...rest } };
  }

  async function tokenOfEmulate(form: URLSearchParams, before: string | undefined): Promise<Answer> {
    const response = await fetch(`${oauth}/oauth2/token`, { method: 'POST', body: form });
    const said = await response.json();
    if (response.ok) {
      const claims = said.id_token
        ? JSON.parse(Buffer.from(said.id_token.split('.')[1], 'base64url').toString())
        : { email: before };
      access.set(said.access_token, claims.email);
      if (said.refresh_token) refresh.set(said.refresh_token, claims.email);
    }
    return { status: response.status, body: said };
  }

  function newAccess(email: string): { access_token: string; token_type: string } {
    const accessToken = `access-${randomBytes(12).toString('hex')}`;
    access.set(accessToken, email);
    return { access_token: accessToken, token_type: 'Bearer' };
  }

  async function revoke(token: string): Promise<Answer> {
    const email = refresh.get(token) ?? access.get(token);
    if (!email) return { status: 400, body: { error: 'invalid_token' } };
    accountOf(email).calls.push('revoke');
    if (accountOf(email).faults.stubborn) return { status: 503 };
    if (oauth)
      await fetch(`${oauth}/oauth2/revoke`, { method: 'POST', body: new URLSearchParams({ token }) });
    for (const tokens of [access, refresh])
      for (const [value, owner] of tokens) if (owner === email) tokens.delete(value);
    return { status: 200, body: {} };
  }

  function api(account: Account, method: string, url: URL, body: string): Answer {
    const { faults, calls } = account;
    const path = decodeURIComponent(url.pathname.replace(/^\/calendar\/v3\//, ''));
    calls.push(`${method} ${path}`);
    if (take(faults, 'limited')) return refusal(403, 'rateLimitExceeded');
    if (take(faults, 'broken')) return { status: 503 };
    const given = body ? JSON.parse(body) : {};
    if (path === 'users/me/calendarList')
      return {
        status: 200,
        body: {
          items: account.calendars.map(({ id, name, isPrimary }) => ({
            id,
            summary: name,
            primary: isPrimary,
          })),
        },
      };
    if (path === 'freeBusy') {
      const items: { id: string }[] = given.items;
      const found = items.map(({ id }) => [
        id,
        { busy: calendarOf(account, id)?.busy(given.timeMin, given.timeMax) ?? [] },
      ]);
      return { status: 200, body: { calendars: Object.fromEntries(found) } };
    }
    const [, calendarId = '', eventId] = /^calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(path) ?? [];
    const calendar = calendarOf(account, calendarId);
    if (!calendar) return refusal(404, 'notFound');
    if (eventId === undefined && method === 'GET') return calendar.list(url.searchParams);
    if (eventId === undefined) {
      const done = calendar.insert(given);
      return take(faults, 'swallowed') ? { status: 503 } : done;
    }
    if (method === 'PATCH') return calendar.patch(eventId, given);
    return method === 'DELETE' ? calendar.delete(eventId) : calendar.get(eventId);
  }

  /** What a test asks and does behind the product's back. */
  function control(url: URL, method: string, body: string): Answer {
    const [email = '', what, id = ''] = decodeURIComponent(url.pathname.slice(accounts.length)).split('/');
    const account = accountOf(email);
    const calendar = calendarOf(account, url.searchParams.get('calendar') ?? 'primary');
    if (!calendar) return refusal(404, 'notFound');
    if (what === 'calls') return { status: 200, body: account.calls };
    if (what === 'faults') {
      const faults: Faults = JSON.parse(body);
      if (faults.expire) for (const [value, owner] of access) if (owner === email) access.delete(value);
      if (faults.gone) for (const one of account.calendars) one.forgetTokens();
      Object.assign(account.faults, faults);
      return { status: 200, body: {} };
    }
    if (what === 'drop') {
      account.calendars = account.calendars.filter((one) => one.id !== id);
      return { status: 200, body: {} };
    }
    if (method === 'GET') return { status: 200, body: [...calendar.events.values()] };
    if (method === 'POST') return calendar.insert(JSON.parse(body));
    return method === 'PATCH' ? calendar.patch(id, JSON.parse(body)) : calendar.delete(id);
  }

  const server = createServer((request, response) => {
    void answer(request, response)
      .catch((error: unknown): Answer => ({ status: 500, body: { error: String(error) } }))
      .then((said) => said !== 'done' && send(response, said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the stand-in has no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The accounts of the consent page. */
export const consenting = ['one', 'two', 'three', 'four'].map((name) => `${name}@gmail.example`);

/** The stand-in with `emulate`'s consent page and tokens, for one redirect address. */
export async function startGoogleWithConsent(
  redirectUri: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { id, secret } = standInClient;
  const client = { client_id: id, client_secret: secret, name: 'Sidekick', redirect_uris: [redirectUri] };
  const { createEmulator } = await import('emulate');
  const emulator = await createEmulator({
    service: 'google',
    port: await freePort(),
    seed: { google: { users: consenting.map((email) => ({ email, name: email })), oauth_clients: [client] } },
  });
  const google = await startGoogle({ oauth: emulator.url.replace('localhost', '127.0.0.1') });
  return {
    url: google.url,
    close: async () => {
      await google.close();
      await emulator.close();
    },
  };
}

export const standInClient = { id: 'sidekick.apps.example', secret: 'a-client-secret' };

/** Google as a test sees it: what stands in somebody's calendar, what was called, and what is to go wrong. */
export function googleOf(url: string, email: string) {
  const ask = async (path: string, method = 'GET', body?: unknown, calendar = 'primary') => {
    const address = `${url}${accounts}${encodeURIComponent(email)}/${path}?calendar=${calendar}`;
    const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    return response.status === 204 ? null : response.json();
  };
  return {
    all: (calendar?: string): Promise<KeptEvent[]> => ask('events', 'GET', undefined, calendar),
    /** What is there and not deleted. */
    events: async (calendar?: string): Promise<KeptEvent[]> =>
      (await ask('events', 'GET', undefined, calendar)).filter(
        ({ status }: KeptEvent) => status === 'confirmed',
      ),
    add: (event: Partial<KeptEvent>, calendar?: string): Promise<KeptEvent> =>
      ask('events', 'POST', event, calendar),
    change: (id: string, event: Partial<KeptEvent>): Promise<KeptEvent> =>
      ask(`events/${id}`, 'PATCH', event),
    remove: (id: string): Promise<null> => ask(`events/${id}`, 'DELETE'),
    calls: (): Promise<string[]> => ask('calls'),
    fault: (faults: Faults): Promise<unknown> => ask('faults', 'POST', faults),
    dropCalendar: (id: string): Promise<unknown> => ask(`drop/${id}`, 'POST', {}),
  };
}

function calendarOf({ calendars }: Account, id: string): StandInCalendar | undefined {
  return calendars.find((one) => one.id === id || (id === 'primary' && one.isPrimary));
}

function take(faults: Faults, kind: 'limited' | 'swallowed' | 'broken'): boolean {
  const left = faults[kind] ?? 0;
  faults[kind] = Math.max(left - 1, 0);
  return left > 0;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(body === undefined ? '' : JSON.stringify(body));
}

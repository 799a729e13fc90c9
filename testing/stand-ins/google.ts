import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '@/testing/ports';
import { calendarApi, calendarOf, type GoogleFaults, newAccount, type StandInAccount } from './google-api';
import { errorResponse, type GoogleEvent, type StandInResponse } from './google-calendar';
import { StandInOAuth, standInClient } from './google-oauth';
import { listen } from './http';

const controlPath = '/_accounts/';

export async function startGoogle(
  options: { emulatorUrl?: string } = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const accounts = new Map<string, StandInAccount>();
  const oauth = new StandInOAuth(accountOf, options.emulatorUrl);

  function accountOf(email: string): StandInAccount {
    const account = accounts.get(email) ?? newAccount(email);
    accounts.set(email, account);
    return account;
  }

  async function respond(request: IncomingMessage): Promise<StandInResponse> {
    const url = new URL(request.url ?? '', 'http://stand-in');
    const method = request.method ?? 'GET';
    const body = await bodyOf(request);
    if (url.pathname.startsWith(controlPath)) return control(url, method, body);
    if (url.pathname === '/o/oauth2/v2/auth') return { status: 302, location: oauth.consent(url) };
    if (url.pathname === '/oauth2/token') return oauth.token(new URLSearchParams(body));
    if (url.pathname === '/oauth2/revoke') return oauth.revoke(new URLSearchParams(body).get('token') ?? '');
    const email = oauth.emailOf((request.headers.authorization ?? '').replace('Bearer ', ''));
    return email ? calendarApi(accountOf(email), method, url, body) : errorResponse(401, 'authError');
  }

  function control(url: URL, method: string, body: string): StandInResponse {
    const [email = '', what, id = ''] = decodeURIComponent(url.pathname.slice(controlPath.length)).split('/');
    const account = accountOf(email);
    const calendar = calendarOf(account, url.searchParams.get('calendar') ?? 'primary');
    if (!calendar) return errorResponse(404, 'notFound');
    if (what === 'calls') return { status: 200, body: account.calls };
    if (what === 'faults') {
      const faults: GoogleFaults = JSON.parse(body);
      if (faults.expire) oauth.expireAccessTokens(email);
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
    void respond(request)
      .catch((error: unknown): StandInResponse => ({ status: 500, body: { error: String(error) } }))
      .then((answer) => send(response, answer));
  });
  return listen(server);
}

export const consentingEmails = ['one', 'two', 'three', 'four'].map((name) => `${name}@gmail.example`);

export async function startGoogleWithConsent(
  redirectUri: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { id, secret } = standInClient;
  const client = { client_id: id, client_secret: secret, name: 'Sidekick', redirect_uris: [redirectUri] };
  const users = consentingEmails.map((email) => ({ email, name: email }));
  const { createEmulator } = await import('emulate');
  const emulator = await createEmulator({
    service: 'google',
    port: await freePort(),
    seed: { google: { users, oauth_clients: [client] } },
  });
  const google = await startGoogle({ emulatorUrl: emulator.url.replace('localhost', '127.0.0.1') });
  return {
    url: google.url,
    close: async () => {
      await google.close();
      await emulator.close();
    },
  };
}

export function googleAccount(url: string, email: string) {
  const request = async (path: string, method = 'GET', body?: unknown, calendar = 'primary') => {
    const address = `${url}${controlPath}${encodeURIComponent(email)}/${path}?calendar=${calendar}`;
    const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    return response.status === 204 ? null : response.json();
  };
  const all = (calendar?: string): Promise<GoogleEvent[]> => request('events', 'GET', undefined, calendar);
  return {
    all,
    events: async (calendar?: string): Promise<GoogleEvent[]> =>
      (await all(calendar)).filter(({ status }) => status === 'confirmed'),
    add: (event: Partial<GoogleEvent>, calendar?: string): Promise<GoogleEvent> =>
      request('events', 'POST', event, calendar),
    change: (id: string, event: Partial<GoogleEvent>): Promise<GoogleEvent> =>
      request(`events/${id}`, 'PATCH', event),
    remove: (id: string): Promise<null> => request(`events/${id}`, 'DELETE'),
    calls: (): Promise<string[]> => request('calls'),
    fault: (faults: GoogleFaults): Promise<unknown> => request('faults', 'POST', faults),
    dropCalendar: (id: string): Promise<unknown> => request(`drop/${id}`, 'POST', {}),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, { status, body, location }: StandInResponse): void {
  const headers = location ? { Location: location } : { 'Content-Type': 'application/json' };
  response.writeHead(status, headers).end(body === undefined ? '' : JSON.stringify(body));
}

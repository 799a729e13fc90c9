import type { calendar_v3 } from 'googleapis/build/src/apis/calendar';
import { asCalendarError, statusOf } from '@/lib/connectors/google/errors';
import { bodyOf, entryOf, timesOf } from '@/lib/connectors/google/events';
import { consentAt, type GoogleSettings, revokeAt, signInClient } from '@/lib/connectors/google/sign-in';
import { type Calendar, type CalendarEntry, CalendarError } from '@/lib/ports';

/** Google takes 600 calls a minute of one person; most of them are ours to use, some are their other programs'. */
const usualPerSecond = 7;
const pageSize = 1000;
const timeoutMs = 15_000;

/** Google Calendar by its own library, whose calendar module alone is loaded, with the first call. */
export function googleCalendar(settings: GoogleSettings, perSecond = usualPerSecond): Calendar {
  const { apiUrl } = settings;

  async function api(token: string): Promise<calendar_v3.Calendar> {
    const { calendar } = await import('googleapis/build/src/apis/calendar');
    const auth = await signInClient(settings);
    auth.setCredentials({ access_token: token });
    return calendar({
      version: 'v3',
      auth,
      // Our own pauses are longer and outlive a process.
      retry: false,
      timeout: timeoutMs,
      ...(apiUrl ? { rootUrl: `${apiUrl}/` } : {}),
    });
  }

  /** Our words for whatever goes wrong. */
  async function asking<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw asCalendarError(error);
    }
  }

  return {
    isDemo: false,
    perSecond,
    authUrl: (ask) => consentAt(settings, ask),
    exchange: ({ code, verifier, redirectUri }) =>
      asking(async () => {
        const client = await signInClient(settings, redirectUri);
        const { tokens } = await client.getToken({ code, codeVerifier: verifier });
        return grantIn(tokens);
      }),
    refresh: (refreshToken) =>
      asking(async () => {
        const client = await signInClient(settings);
        client.setCredentials({ refresh_token: refreshToken });
        const { credentials } = await client.refreshAccessToken();
        return tokenIn(credentials);
      }),
    revoke: (token) => asking(() => revokeAt(settings, token)),
    calendars: (token) =>
      asking(async () => {
        const { data } = await (await api(token)).calendarList.list({
          minAccessRole: 'writer',
          maxResults: 250,
        });
        return (data.items ?? []).flatMap(({ id, summary, summaryOverride, primary }) =>
          id ? [{ id, name: summaryOverride ?? summary ?? id, isPrimary: primary === true }] : [],
        );
      }),
    changes: (token, { calendarId, zone, cursor, since, page }) =>
      asking(async () => {
        const { data } = await (await api(token)).events.list({
          calendarId,
          maxResults: pageSize,
          ...(page ? { pageToken: page } : {}),
          // A reading that goes on asks the same as the one it goes on from.
          ...(cursor ? { syncToken: cursor } : { timeMin: since.toISOString() }),
        });
        return {
          entries: (data.items ?? []).flatMap((event) => entryOf(event, zone) ?? []),
          page: data.nextPageToken ?? null,
          cursor: data.nextSyncToken ?? null,
        };
      }),
    put: (token, calendarId, entry, how) =>
      asking(async () => put((await api(token)).events, calendarId, entry, how)),
    remove: (token, calendarId, eventId) =>
      asking(async () => {
        const { events } = await api(token);
        await events.delete({ calendarId, eventId }).catch((error: unknown) => {
          if (![404, 410].includes(statusOf(error) ?? 0)) throw error;
        });
      }),
    busy: (token, { calendarIds, from, to }) =>
      asking(async () => {
        const requestBody = {
          timeMin: from.toISOString(),
          timeMax: to.toISOString(),
          items: calendarIds.map((id) => ({ id })),
        };
        const { data } = await (await api(token)).freebusy.query({ requestBody });
        return Object.values(data.calendars ?? {}).flatMap(({ busy = [] }) =>
          busy.flatMap(({ start, end }) =>
            start && end ? [{ start: new Date(start), end: new Date(end) }] : [],
          ),
        );
      }),
  };
}

/** The same id is the same event: one that is there already, or was and is deleted, is written over. */
async function put(
  events: calendar_v3.Resource$Events,
  calendarId: string,
  entry: CalendarEntry,
  how: 'new' | 'whole' | 'times',
): Promise<void> {
  const eventId = entry.id;
  const patch = (requestBody: calendar_v3.Schema$Event) => events.patch({ calendarId, eventId, requestBody });
  const insert = () => {
    const attendees = entry.attendees.map((email) => ({ email }));
    const requestBody = { ...bodyOf(entry), id: eventId, ...(attendees.length > 0 ? { attendees } : {}) };
    return events.insert({
      calendarId,
      requestBody,
      ...(attendees.length > 0 ? { sendUpdates: 'all' as const } : {}),
    });
  };
  const isThere = (error: unknown) => statusOf(error) === 409;
  const isGone = (error: unknown) => [404, 410].includes(statusOf(error) ?? 0);
  if (how === 'times') {
    await patch(timesOf(entry));
  } else if (how === 'new') {
    await insert().catch((error: unknown) => (isThere(error) ? patch(bodyOf(entry)) : Promise.reject(error)));
  } else {
    await patch(bodyOf(entry)).catch((error: unknown) => (isGone(error) ? insert() : Promise.reject(error)));
  }
}

interface Tokens {
  access_token?: string | null;
  refresh_token?: string | null;
  id_token?: string | null;
  expiry_date?: number | null;
  scope?: string;
}

const usualSeconds = 3600;

function tokenIn({ access_token: accessToken, expiry_date: expiry }: Tokens) {
  if (!accessToken) throw new CalendarError('unreachable', 'no token in the answer');
  const expiresInSeconds = expiry ? Math.round((expiry - Date.now()) / 1000) : usualSeconds;
  return { accessToken, expiresInSeconds };
}

/** People may leave out parts of what was asked for: without the events there is nothing to connect. */
function grantIn(tokens: Tokens) {
  const granted = tokens.scope?.split(' ') ?? [];
  if (!granted.includes('https://www.googleapis.com/auth/calendar.events'))
    throw new CalendarError('refused', 'the calendar was not granted');
  return { ...tokenIn(tokens), email: emailIn(tokens.id_token), refreshToken: tokens.refresh_token ?? null };
}

/** The token came from Google itself over TLS: its signature says nothing more (OpenID Connect Core, 3.1.3.7). */
function emailIn(idToken: string | null | undefined): string {
  const payload: unknown = JSON.parse(
    Buffer.from(idToken?.split('.')[1] ?? 'bnVsbA', 'base64url').toString(),
  );
  const email = typeof payload === 'object' && payload !== null && 'email' in payload ? payload.email : null;
  if (typeof email !== 'string' || email === '') throw new CalendarError('refused', 'no e-mail address');
  return email.slice(0, 255);
}

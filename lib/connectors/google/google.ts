import type { calendar_v3 } from 'googleapis/build/src/apis/calendar';
import { httpStatus, toCalendarError } from '@/lib/connectors/google/errors';
import { toGoogleEvent, toGoogleTimes, toProviderEvent } from '@/lib/connectors/google/events';
import {
  consentUrl,
  exchangeCode,
  type GoogleSettings,
  oauthClient,
  refreshAccessToken,
  revokeToken,
} from '@/lib/connectors/google/oauth';
import type { CalendarProvider, ProviderEvent, PutMode } from '@/lib/ports';

// Google allows a user 10 calls per second. The user's other programs also need calls.
const defaultPerSecond = 7;
const pageSize = 1000;
const timeoutMs = 15_000;

export function googleCalendar(settings: GoogleSettings, perSecond = defaultPerSecond): CalendarProvider {
  const { apiUrl } = settings;

  async function api(token: string): Promise<calendar_v3.Calendar> {
    const { calendar } = await import('googleapis/build/src/apis/calendar');
    const auth = await oauthClient(settings);
    auth.setCredentials({ access_token: token });
    return calendar({
      version: 'v3',
      auth,
      // The sync itself retries, with longer pauses and also after a restart.
      retry: false,
      timeout: timeoutMs,
      ...(apiUrl ? { rootUrl: `${apiUrl}/` } : {}),
    });
  }

  return {
    isDemo: false,
    perSecond,
    authUrl: (request) => consentUrl(settings, request),
    exchangeCode: (consent) => withCalendarErrors(() => exchangeCode(settings, consent)),
    refreshToken: (token) => withCalendarErrors(() => refreshAccessToken(settings, token)),
    revokeToken: (token) => withCalendarErrors(() => revokeToken(settings, token)),
    listCalendars: (token) =>
      withCalendarErrors(async () => {
        const { data } = await (await api(token)).calendarList.list({
          minAccessRole: 'writer',
          maxResults: 250,
        });
        return (data.items ?? []).flatMap(({ id, summary, summaryOverride, primary }) =>
          id ? [{ id, name: summaryOverride ?? summary ?? id, isPrimary: primary === true }] : [],
        );
      }),
    listChanges: (token, { calendarId, zone, cursor, since, page }) =>
      withCalendarErrors(async () => {
        const { data } = await (await api(token)).events.list({
          calendarId,
          maxResults: pageSize,
          ...(page ? { pageToken: page } : {}),
          // Google requires the same parameters for every page.
          ...(cursor ? { syncToken: cursor } : { timeMin: since.toISOString() }),
        });
        return {
          events: (data.items ?? []).flatMap((event) => toProviderEvent(event, zone) ?? []),
          nextPage: data.nextPageToken ?? null,
          nextCursor: data.nextSyncToken ?? null,
        };
      }),
    putEvent: (token, calendarId, event, mode) =>
      withCalendarErrors(async () => putEvent((await api(token)).events, calendarId, event, mode)),
    removeEvent: (token, calendarId, eventId) =>
      withCalendarErrors(async () => {
        const { events } = await api(token);
        await events.delete({ calendarId, eventId }).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      }),
    listBusy: (token, { calendarIds, from, to }) =>
      withCalendarErrors(async () => {
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

async function withCalendarErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toCalendarError(error);
  }
}

// Google keeps the ids of deleted events and refuses an insert with such an id.
async function putEvent(
  events: calendar_v3.Resource$Events,
  calendarId: string,
  event: ProviderEvent,
  mode: PutMode,
): Promise<void> {
  const eventId = event.id;
  const patch = (requestBody: calendar_v3.Schema$Event) => events.patch({ calendarId, eventId, requestBody });
  const insert = () => {
    const attendees = event.attendees.map((email) => ({ email }));
    const hasAttendees = attendees.length > 0;
    return events.insert({
      calendarId,
      requestBody: { ...toGoogleEvent(event), id: eventId, ...(hasAttendees ? { attendees } : {}) },
      ...(hasAttendees ? { sendUpdates: 'all' as const } : {}),
    });
  };
  if (mode === 'times') {
    await patch(toGoogleTimes(event));
  } else if (mode === 'insert') {
    await insert().catch((error: unknown) => {
      if (httpStatus(error) !== 409) throw error;
      return patch(toGoogleEvent(event));
    });
  } else {
    await patch(toGoogleEvent(event)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return insert();
    });
  }
}

function isMissing(error: unknown): boolean {
  return [404, 410].includes(httpStatus(error) ?? 0);
}

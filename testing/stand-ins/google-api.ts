import { errorResponse, StandInCalendar, type StandInResponse } from './google-calendar';

export interface GoogleFaults {
  expire?: boolean;
  revoked?: boolean;
  /** Number of coming token refreshes that fail with 503. */
  unanswered?: number;
  gone?: boolean;
  /** Number of coming calls that fail with 403 rateLimitExceeded. */
  limited?: number;
  /** Number of coming inserts that create the event but respond with 503. */
  swallowed?: number;
  /** Number of coming calls that fail with 503. */
  broken?: number;
  stubborn?: boolean;
}

export interface StandInAccount {
  calendars: StandInCalendar[];
  faults: GoogleFaults;
  calls: string[];
}

export function newAccount(email: string): StandInAccount {
  return {
    calendars: [new StandInCalendar(email, 'Main', true), new StandInCalendar('team', 'Team', false)],
    faults: {},
    calls: [],
  };
}

export function calendarOf({ calendars }: StandInAccount, id: string): StandInCalendar | undefined {
  return calendars.find((one) => one.id === id || (id === 'primary' && one.isPrimary));
}

export function calendarApi(
  account: StandInAccount,
  method: string,
  url: URL,
  body: string,
): StandInResponse {
  const { faults, calls } = account;
  const path = decodeURIComponent(url.pathname.replace(/^\/calendar\/v3\//, ''));
  calls.push(`${method} ${path}`);
  if (takeFault(faults, 'limited')) return errorResponse(403, 'rateLimitExceeded');
  if (takeFault(faults, 'broken')) return { status: 503 };
  const input = body ? JSON.parse(body) : {};
  if (path === 'users/me/calendarList') return calendarList(account);
  if (path === 'freeBusy') return freeBusy(account, input);
  const [, calendarId = '', eventId] = /^calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(path) ?? [];
  const calendar = calendarOf(account, calendarId);
  if (!calendar) return errorResponse(404, 'notFound');
  if (eventId === undefined && method === 'GET') return calendar.list(url.searchParams);
  if (eventId === undefined) {
    const response = calendar.insert(input);
    return takeFault(faults, 'swallowed') ? { status: 503 } : response;
  }
  if (method === 'PATCH') return calendar.patch(eventId, input);
  return method === 'DELETE' ? calendar.delete(eventId) : calendar.get(eventId);
}

function calendarList({ calendars }: StandInAccount): StandInResponse {
  const items = calendars.map(({ id, name, isPrimary }) => ({ id, summary: name, primary: isPrimary }));
  return { status: 200, body: { items } };
}

function freeBusy(
  account: StandInAccount,
  { items, timeMin, timeMax }: { items: { id: string }[]; timeMin: string; timeMax: string },
): StandInResponse {
  const calendars = items.map(({ id }) => [
    id,
    { busy: calendarOf(account, id)?.busy(timeMin, timeMax) ?? [] },
  ]);
  return { status: 200, body: { calendars: Object.fromEntries(calendars) } };
}

export function takeFault(
  faults: GoogleFaults,
  kind: 'limited' | 'swallowed' | 'broken' | 'unanswered',
): boolean {
  const left = faults[kind] ?? 0;
  faults[kind] = Math.max(left - 1, 0);
  return left > 0;
}

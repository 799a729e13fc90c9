import { CalendarError } from '@/lib/ports';

/** The HTTP status of an answer that the library threw; undefined where none came. */
export function statusOf(error: unknown): number | undefined {
  const status = field(error, 'status') ?? field(field(error, 'response'), 'status');
  return typeof status === 'number' ? status : undefined;
}

const askedToWait = /rateLimitExceeded|quotaExceeded|RATE_LIMIT|userRateLimit/i;
const longestWaitSeconds = 3600;

/** What Google's answer means for us. */
export function asCalendarError(error: unknown): CalendarError {
  if (error instanceof CalendarError) return error;
  const status = statusOf(error);
  const reason = reasonIn(error);
  const name = `${status ?? 'no answer'} ${reason}`.trim();
  if (reason === 'invalid_grant') return new CalendarError('revoked', name);
  if (status === 401 && reason !== 'invalid_client') return new CalendarError('unauthorized', name);
  if (status === 429 || (status === 403 && askedToWait.test(reason)))
    return new CalendarError('limited', name, secondsToWait(error));
  if (status === 410) return new CalendarError('gone', name);
  if (status === 404) return new CalendarError('missing', name);
  const isNo = status !== undefined && status >= 400 && status < 500 && status !== 408;
  return new CalendarError(isNo ? 'refused' : 'unreachable', name);
}

/** { error: 'invalid_grant' } of the sign-in, { error: { errors: [{ reason }] } } of the calendar. */
function reasonIn(error: unknown): string {
  const said = field(field(field(error, 'response'), 'data'), 'error');
  if (typeof said === 'string') return said;
  const list = field(said, 'errors');
  const reason = Array.isArray(list) ? field(list[0], 'reason') : field(said, 'status');
  return typeof reason === 'string' ? reason : '';
}

function secondsToWait(error: unknown): number | undefined {
  const headers = field(field(error, 'response'), 'headers');
  const value = headers instanceof Headers ? headers.get('retry-after') : null;
  const seconds = Number(value ?? 0);
  return seconds > 0 ? Math.min(seconds, longestWaitSeconds) : undefined;
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

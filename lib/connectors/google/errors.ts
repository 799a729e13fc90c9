import { CalendarError } from '@/lib/ports';

export function httpStatus(error: unknown): number | undefined {
  const status = field(error, 'status') ?? field(field(error, 'response'), 'status');
  return typeof status === 'number' ? status : undefined;
}

const rateLimitReason = /rateLimitExceeded|quotaExceeded|RATE_LIMIT|userRateLimit/i;
const maxWaitSeconds = 3600;

export function toCalendarError(error: unknown): CalendarError {
  if (error instanceof CalendarError) return error;
  const status = httpStatus(error);
  const reason = reasonIn(error);
  const description = `${status ?? 'no answer'} ${reason}`.trim();
  if (reason === 'invalid_grant') return new CalendarError('revoked', description);
  if (status === 401 && reason !== 'invalid_client') return new CalendarError('unauthorized', description);
  if (status === 429 || (status === 403 && rateLimitReason.test(reason)))
    return new CalendarError('limited', description, secondsToWait(error));
  if (status === 410) return new CalendarError('gone', description);
  if (status === 404) return new CalendarError('missing', description);
  const isRefused = status !== undefined && status >= 400 && status < 500 && status !== 408;
  return new CalendarError(isRefused ? 'refused' : 'unreachable', description);
}

// Google's OAuth and calendar API return errors in different forms.
function reasonIn(error: unknown): string {
  const body = field(field(field(error, 'response'), 'data'), 'error');
  if (typeof body === 'string') return body;
  const list = field(body, 'errors');
  const reason = Array.isArray(list) ? field(list[0], 'reason') : field(body, 'status');
  return typeof reason === 'string' ? reason : '';
}

function secondsToWait(error: unknown): number | undefined {
  const headers = field(field(error, 'response'), 'headers');
  const value = headers instanceof Headers ? headers.get('retry-after') : null;
  const seconds = Number(value ?? 0);
  return seconds > 0 ? Math.min(seconds, maxWaitSeconds) : undefined;
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

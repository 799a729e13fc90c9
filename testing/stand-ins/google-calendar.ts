export interface GoogleEvent {
  id: string;
  status: 'confirmed' | 'cancelled';
  summary?: string;
  description?: string;
  location?: string;
  start?: Time;
  end?: Time;
  recurrence?: string[];
  recurringEventId?: string;
  originalStartTime?: Time;
  transparency?: string;
  attendees?: { email: string; self?: boolean; responseStatus?: string }[];
  seq: number;
}

interface Time {
  date?: string | null;
  dateTime?: string | null;
  timeZone?: string;
}

export interface StandInResponse {
  status: number;
  body?: unknown;
  location?: string;
}

export function errorResponse(status: number, reason: string): StandInResponse {
  return { status, body: { error: { code: status, message: reason, errors: [{ reason }] } } };
}

const occurrenceId = /^(.+)_(\d{8}(?:T\d{6}Z)?)$/;

export class StandInCalendar {
  readonly events = new Map<string, GoogleEvent>();
  private seq = 0;
  private oldest = 0;

  constructor(
    readonly id: string,
    readonly name: string,
    readonly isPrimary: boolean,
  ) {}

  forgetTokens(): void {
    this.seq += 1;
    this.oldest = this.seq;
  }

  insert(body: Partial<GoogleEvent>): StandInResponse {
    const id = body.id ?? `g${Math.random().toString(32).slice(2, 14)}`;
    if (!/^[a-v0-9]{5,1024}$/.test(id)) return errorResponse(400, 'invalid');
    if (this.events.has(id)) return errorResponse(409, 'duplicate');
    if (!body.start || !body.end) return errorResponse(400, 'required');
    if (body.recurrence?.length && !body.start.timeZone) return errorResponse(400, 'timeZoneRequired');
    return { status: 200, body: this.keep({ ...body, id, status: 'confirmed', seq: 0 }) };
  }

  patch(id: string, body: Partial<GoogleEvent>): StandInResponse {
    const event = this.events.get(id) ?? this.occurrence(id);
    if (!event) return errorResponse(404, 'notFound');
    const start = body.start ? { ...event.start, ...body.start } : event.start;
    const end = body.end ? { ...event.end, ...body.end } : event.end;
    return {
      status: 200,
      body: this.keep({ ...event, ...body, id, ...(start && end ? { start, end } : {}) }),
    };
  }

  get(id: string): StandInResponse {
    const event = this.events.get(id);
    return event ? { status: 200, body: event } : errorResponse(404, 'notFound');
  }

  delete(id: string): StandInResponse {
    const event = this.events.get(id) ?? this.occurrence(id);
    if (!event) return errorResponse(404, 'notFound');
    if (event.status === 'cancelled') return errorResponse(410, 'deleted');
    this.keep({ ...event, status: 'cancelled' });
    return { status: 204 };
  }

  list(query: URLSearchParams): StandInResponse {
    const token = query.get('syncToken');
    const page = query.get('pageToken');
    if (token && query.has('timeMin')) return errorResponse(400, 'invalid');
    const since = Number(token?.slice(1) ?? 0);
    if (token && since < this.oldest) return errorResponse(410, 'fullSyncRequired');
    const from = Number(page ?? 0);
    const size = Number(query.get('maxResults') ?? 250);
    const all = [...this.events.values()]
      .filter((event) => (token ? event.seq > since : this.isShown(event, query.get('timeMin'))))
      .toSorted((a, b) => a.seq - b.seq);
    const isLast = from + size >= all.length;
    const end = isLast ? { nextSyncToken: `s${this.seq}` } : { nextPageToken: String(from + size) };
    return { status: 200, body: { items: all.slice(from, from + size).map(shown), ...end } };
  }

  busy(from: string, to: string): { start: string; end: string }[] {
    return [...this.events.values()].flatMap(({ status, transparency, start, end }) => {
      const isBusy = status === 'confirmed' && transparency !== 'transparent';
      if (!isBusy || !start?.dateTime || !end?.dateTime) return [];
      const isIn = new Date(start.dateTime) < new Date(to) && new Date(end.dateTime) > new Date(from);
      return isIn ? [{ start: start.dateTime, end: end.dateTime }] : [];
    });
  }

  private isShown(
    { status, recurringEventId, recurrence, end }: GoogleEvent,
    timeMin: string | null,
  ): boolean {
    if (status === 'cancelled') return recurringEventId !== undefined;
    const isPast = timeMin !== null && new Date(end?.dateTime ?? end?.date ?? 0) <= new Date(timeMin);
    return !isPast || (recurrence?.length ?? 0) > 0;
  }

  private occurrence(id: string): GoogleEvent | null {
    const [, seriesId = '', stamp = ''] = occurrenceId.exec(id) ?? [];
    const series = this.events.get(seriesId);
    if (!series?.start?.dateTime || !series.end?.dateTime) return null;
    const at = new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
    const length = new Date(series.end.dateTime).getTime() - new Date(series.start.dateTime).getTime();
    const { recurrence: _, ...rest } = series;
    return {
      ...rest,
      id,
      recurringEventId: seriesId,
      originalStartTime: { dateTime: at.toISOString() },
      start: { dateTime: at.toISOString() },
      end: { dateTime: new Date(at.getTime() + length).toISOString() },
    };
  }

  private keep(event: GoogleEvent): GoogleEvent {
    this.seq += 1;
    const kept = { ...event, start: instant(event.start), end: instant(event.end), seq: this.seq };
    this.events.set(event.id, kept);
    return kept;
  }
}

function instant(time: Time | undefined): Time {
  const { date, dateTime, timeZone } = time ?? {};
  if (date) return { date };
  if (!dateTime || /(Z|[+-]\d\d:\d\d)$/.test(dateTime))
    return { dateTime, ...(timeZone ? { timeZone } : {}) };
  const guess = new Date(`${dateTime}Z`);
  const local = new Date(`${guess.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
  return {
    dateTime: new Date(guess.getTime() - (local.getTime() - guess.getTime())).toISOString(),
    ...(timeZone ? { timeZone } : {}),
  };
}

function shown(event: GoogleEvent): Partial<GoogleEvent> {
  const { id, status, recurringEventId, originalStartTime } = event;
  if (status !== 'cancelled') return event;
  return { id, status, ...(recurringEventId ? { recurringEventId, originalStartTime } : {}) };
}

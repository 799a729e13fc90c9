import type { LanguageModelV4 } from '@ai-sdk/provider';

/** What the product needs from outside, in our words. Real or local adapters are picked in lib/http/wire.ts. */
export interface Ports {
  messenger: Messenger;
  queue: Queue;
  models: Models;
  calendar: Calendar;
}

export type Channel = 'web' | 'whatsapp';

export interface OutboundMessage {
  channel: 'whatsapp';
  /** E.164 */
  to: string;
  text: string;
  /** Leaves instead of the text: what the provider lets through when the person has not written for a day. */
  template?: { name: TemplateName; variables: Record<string, string> };
  /** Our id of this try. */
  sendId: string;
}

/** What an approved template announces. */
export type TemplateName = 'reminder' | 'summary' | 'journal' | 'recap';

export interface Messenger {
  /** The provider's name as it stands in the ledger. */
  provider: string;
  /** Templates that are set up; without one, nothing leaves outside of the answering window. */
  templates?: readonly TemplateName[];
  /** What the provider takes from one sender; unset where it minds no pace. */
  perSecond?: number;
  /** Resolves when the provider has taken the message; throws SendError otherwise. */
  send(message: OutboundMessage): Promise<{ providerId: string; state: 'accepted' | 'delivered' }>;
  /** What the provider knows of messages to an address (E.164) since an instant, newest first. */
  sentTo(address: string, since: Date): Promise<SentMessage[]>;
}

export interface SentMessage {
  providerId: string;
  text: string;
  state: 'accepted' | 'delivered' | 'read' | 'failed';
  errorCode: string | null;
}

/**
 * refused: the provider said no, for good. limited: it asks to come back later. unreachable: it never heard of it.
 * unknown: the request left and no answer came: it may have been sent.
 */
export class SendError extends Error {
  constructor(
    readonly kind: 'refused' | 'limited' | 'unreachable' | 'unknown',
    readonly reason: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(`send ${kind}: ${reason}`);
    this.name = 'SendError';
  }
}

export interface Job {
  /** A path of our own under /api/jobs. */
  path: `/api/jobs/${string}`;
  body: Record<string, unknown>;
  delaySeconds?: number;
  /** Not to be called before this instant. */
  notBefore?: Date;
  /** Of the jobs with the same key no more than this many run at once. */
  flow?: { key: string; parallelism: number };
  /** Jobs with the same id within the queue's window are one. */
  dedupeId?: string;
}

export interface Queue {
  /** Resolves when the job is safely with the queue; it then calls path with a signed POST, again until it gets a 2xx. */
  publish(job: Job): Promise<void>;
  /** Many at once, in as few calls as the queue allows. */
  publishAll(jobs: Job[]): Promise<void>;
}

export interface Models {
  /** A chat model of the provider; loads its SDK when first asked. */
  online(options: { apiKey: string; model: string }): Promise<LanguageModelV4>;
}

/** What a sign-in at the calendar's provider gave. */
export interface CalendarGrant extends CalendarToken {
  email: string;
  /** Null where the provider gave none: the account was connected before and not asked anew. */
  refreshToken: string | null;
}

export interface CalendarToken {
  accessToken: string;
  expiresInSeconds: number;
}

/** An event as the provider knows it. */
export interface CalendarEntry {
  id: string;
  title: string;
  description: string | null;
  location: string | null;
  start: Date;
  end: Date | null;
  /** From local midnight to local midnight. */
  isAllDay: boolean;
  /** IANA name: whose clocks a series follows. */
  zone: string | null;
  /** RFC 5545 lines (RRULE, EXDATE, RDATE); empty for a single one. */
  recurrence: string[];
  /** An occurrence that differs from its series: whose it is, and when it would have been. */
  seriesId: string | null;
  originalStart: Date | null;
  isCancelled: boolean;
  /** It does not make the person busy. */
  isFree: boolean;
  /** E-mail addresses. */
  attendees: string[];
}

/** What changed since a cursor; `page` leads on, and only the last page gives the next cursor. */
export interface CalendarChanges {
  entries: CalendarEntry[];
  page: string | null;
  cursor: string | null;
}

export interface Calendar {
  /** Simulated: nothing leaves. */
  isDemo: boolean;
  /** What the provider takes for one account; unset where it minds no pace. */
  perSecond?: number;
  /** The provider's consent page; `challenge` is the S256 of PKCE. */
  authUrl(ask: { state: string; challenge: string; redirectUri: string }): Promise<string>;
  /** Takes the code of a consent once. Throws refused where not all that was asked for was granted. */
  exchange(given: { code: string; verifier: string; redirectUri: string }): Promise<CalendarGrant>;
  refresh(refreshToken: string): Promise<CalendarToken>;
  revoke(token: string): Promise<void>;
  /** Calendars that may be written to. */
  calendars(token: string): Promise<{ id: string; name: string; isPrimary: boolean }[]>;
  /** Without a cursor everything from `since` on. Throws gone for a cursor that is too old. All-day events begin in `zone`. */
  changes(
    token: string,
    ask: { calendarId: string; zone: string; cursor: string | null; since: Date; page: string | null },
  ): Promise<CalendarChanges>;
  /** Writes an event under its own id: again is the same event. Guests of a new one are invited. */
  put(
    token: string,
    calendarId: string,
    entry: CalendarEntry,
    /** new: it may be there already. whole: it was written before. times: of somebody else's, only when it is. */
    how: 'new' | 'whole' | 'times',
  ): Promise<void>;
  /** One that is not there is removed. */
  remove(token: string, calendarId: string, id: string): Promise<void>;
  /** When other calendars of the account are busy. */
  busy(
    token: string,
    ask: { calendarIds: string[]; from: Date; to: Date },
  ): Promise<{ start: Date; end: Date }[]>;
}

/**
 * unauthorized: the access token is over. revoked: the account has to be connected anew. limited: it asks to come back later.
 * gone: the cursor is too old. missing: no such calendar. refused: the provider said no, for good. unreachable: anything else.
 */
export class CalendarError extends Error {
  constructor(
    readonly kind: 'unauthorized' | 'revoked' | 'limited' | 'gone' | 'missing' | 'refused' | 'unreachable',
    readonly reason: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(`calendar ${kind}: ${reason}`);
    this.name = 'CalendarError';
  }
}

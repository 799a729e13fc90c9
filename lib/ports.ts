import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { MessengerChannel } from '@/lib/channels/rules';

/** The outside services that the product uses. lib/http/wire.ts chooses a real or a local adapter for each. */
export interface Ports {
  messengers: Messengers;
  /** Sends mail; undefined if this server cannot send mail. */
  mailer?: Mailer | undefined;
  queue: Queue;
  models: Models;
  calendar: CalendarProvider;
}

/** 'web' is the browser: the dashboard and the web chat. */
export type Channel = 'web' | MessengerChannel;

/** The adapters of the channels that are set up. */
export type Messengers = Partial<Record<MessengerChannel, Messenger>>;

export interface OutboundMessage {
  /** The recipient's address on the channel: E.164, a chat's id or an e-mail address. */
  to: string;
  /** One part of the message, at most as long as the channel allows. */
  text: string;
  /** The template to send instead of the text while the answering window is closed. */
  template?: { name: TemplateName; variables: Record<string, string> };
  /** Id of this attempt (a row of `sends`). */
  sendId: string;
  /** The delivery (for a digest, the one that carries it), for buttons, subjects and links. `kinds` starts with the most important. */
  delivery: { id: string; kinds: string[]; userId: string | null };
  part: { index: number; count: number };
  /** Buttons below the last part, if the channel has buttons. */
  buttons?: MessageButton[];
}

export interface MessageButton {
  label: string;
  /** Sent back when the button is pressed, at most 64 bytes. The receiver checks that it belongs to the user. */
  payload: string;
}

/** What the press of a button has led to. */
export interface ChosenButton {
  /** In a few words; null if it has led to nothing. */
  outcome: string | null;
  /** The text of the message that the button belongs to, if it is known. */
  text: string | null;
}

/** The kinds of message for which the provider may have an approved template. */
export type TemplateName = 'reminder' | 'summary' | 'journal' | 'recap';

export interface Messenger {
  /** The name stored with each attempt, with the circuit breaker and with the operator's switch. */
  provider: string;
  /** The templates that are set up. Without one, nothing can be sent while the answering window is closed. */
  templates?: readonly TemplateName[];
  /** Messages per second that the provider accepts from one sender; undefined if it sets no limit. */
  perSecond?: number;
  /** Resolves once the provider has accepted the message. Throws SendError otherwise. */
  send(message: OutboundMessage): Promise<{ providerId: string; state: 'accepted' | 'delivered' }>;
  /** Shows the recipient that a reply is being written, if the channel supports it. */
  showTyping?(to: string): Promise<void>;
  /** Removes the buttons from a message, by its provider id, and shows what was chosen. */
  markChosen?(providerId: string, chosen: ChosenButton): Promise<void>;
  /** Returns the URL that opens a chat with our bot. */
  botUrl?(): Promise<string>;
  /** Returns the provider's records of messages to an address since an instant, newest first, if the provider keeps such a list. */
  sentTo?(address: string, since: Date): Promise<SentMessage[]>;
  /** Seconds after which the list is certain to show an accepted message. A message missing after that was not sent. */
  listedWithinSeconds?: number;
}

export interface SentMessage {
  providerId: string;
  text: string;
  state: 'accepted' | 'delivered' | 'read' | 'failed';
  errorCode: string | null;
}

/** A mail to a user. */
export interface Mail {
  userId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The unique part of the Message-ID. */
  id: string;
  /** The URL for ending mails of this kind by a POST without a session (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

export interface Mailer {
  /** The name stored with each attempt; 'kept' if the mail is stored on this server, where the user can read it. */
  provider: 'smtp' | 'kept';
  /** Resolves once the mail server has accepted the mail. Throws SendError otherwise. */
  send(mail: Mail): Promise<void>;
}

/**
 * refused: the provider rejected the message; a retry would not help. gone: the address no longer accepts our messages. limited: the
 * provider asks us to wait. unreachable: the request did not reach the provider. unknown: the request was sent but not answered, so the
 * message may have been sent.
 */
export class SendError extends Error {
  constructor(
    readonly kind: 'refused' | 'gone' | 'limited' | 'unreachable' | 'unknown',
    readonly reason: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(`send ${kind}: ${reason}`);
    this.name = 'SendError';
  }
}

export interface Job {
  path: `/api/jobs/${string}`;
  body: Record<string, unknown>;
  delaySeconds?: number;
  /** Earliest instant at which the job may run. */
  notBefore?: Date;
  /** At most `parallelism` jobs with the same key run at once. */
  flow?: { key: string; parallelism: number };
  /** The queue ignores a further job with the same id within its deduplication window. */
  dedupeId?: string;
}

export interface Queue {
  /** Resolves once the queue has stored the job. The queue then POSTs the signed job to `path` until it gets a 2xx. */
  publish(job: Job): Promise<void>;
  /** Publishes many jobs in as few calls as possible. */
  publishAll(jobs: Job[]): Promise<void>;
}

export interface Models {
  /** Returns a chat model of the provider. Loads the provider's SDK on the first call. */
  online(options: { apiKey: string; model: string }): Promise<LanguageModelV4>;
}

/** What the provider returns once a user has given consent. */
export interface CalendarGrant extends CalendarToken {
  email: string;
  /** Null if the provider returned none, which happens if the user has given consent before and was not asked again. */
  refreshToken: string | null;
}

export interface CalendarToken {
  accessToken: string;
  expiresInSeconds: number;
}

/** An event in the form in which providers store it. */
export interface ProviderEvent {
  id: string;
  title: string;
  description: string | null;
  location: string | null;
  start: Date;
  end: Date | null;
  /** Whether the event lasts all day. Start and end are then local midnights. */
  isAllDay: boolean;
  /** IANA time zone that a series follows. */
  zone: string | null;
  /** RFC 5545 lines (RRULE, EXDATE, RDATE); empty for a single event. */
  recurrence: string[];
  /** For an occurrence that differs from its series: the id of the series, and the start that the series' rule gives. */
  seriesId: string | null;
  originalStart: Date | null;
  isCancelled: boolean;
  /** Whether the event leaves the user free. */
  isFree: boolean;
  /** E-mail addresses of the people invited. */
  attendees: string[];
}

/** One page of the changes since a cursor. Only the last page has the next cursor. */
export interface CalendarChanges {
  events: ProviderEvent[];
  nextPage: string | null;
  nextCursor: string | null;
}

/**
 * insert: the event is new; if it exists, it is overwritten. overwrite: the event exists; if it is missing, it is inserted. times: only
 * start and end are changed, and only if the event exists.
 */
export type PutMode = 'insert' | 'overwrite' | 'times';

export interface CalendarProvider {
  /** Whether the calendar is simulated, so that no request leaves the process. */
  isDemo: boolean;
  /** Calls per second that the provider accepts for one account; undefined if it sets no limit. */
  perSecond?: number;
  /** Returns the URL of the provider's consent page. `challenge` is the S256 challenge of PKCE. */
  authUrl(request: { state: string; challenge: string; redirectUri: string }): Promise<string>;
  /** Exchanges the one-time code of a consent for tokens. Throws refused if the user did not grant access to events. */
  exchangeCode(consent: { code: string; verifier: string; redirectUri: string }): Promise<CalendarGrant>;
  refreshToken(refreshToken: string): Promise<CalendarToken>;
  revokeToken(token: string): Promise<void>;
  /** Returns the calendars that the account may write to. */
  listCalendars(token: string): Promise<{ id: string; name: string; isPrimary: boolean }[]>;
  /**
   * Returns a page of the changes since `cursor`; if it is null, of all events from `since` on. Throws gone if the cursor is too old.
   * All-day events start at midnight in `zone`.
   */
  listChanges(
    token: string,
    request: { calendarId: string; zone: string; cursor: string | null; since: Date; page: string | null },
  ): Promise<CalendarChanges>;
  /** Writes an event under an id that we chose, so that a repeated call changes nothing. Inserting an event invites its attendees. */
  putEvent(token: string, calendarId: string, event: ProviderEvent, mode: PutMode): Promise<void>;
  /** Deletes an event. Succeeds also if the event does not exist. */
  removeEvent(token: string, calendarId: string, id: string): Promise<void>;
  /** Returns when the given calendars of the account are busy. */
  listBusy(
    token: string,
    request: { calendarIds: string[]; from: Date; to: Date },
  ): Promise<{ start: Date; end: Date }[]>;
}

/**
 * unauthorized: the access token is no longer valid. revoked: the user has to connect the account again. limited: the provider asks us
 * to wait. gone: the cursor is too old. missing: the calendar does not exist. refused: the provider rejected the request; a retry would
 * not help. unreachable: any other failure.
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

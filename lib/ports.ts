import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { MessengerChannel } from '@/lib/channels/rules';

/** The outside services the product uses. lib/http/wire.ts chooses a real or a local adapter for each. */
export interface Ports {
  messengers: Messengers;
  /** Sends mail; undefined if none can be sent from here. */
  mailer?: Mailer | undefined;
  queue: Queue;
  models: Models;
  calendar: CalendarProvider;
}

/** 'web' is the browser: the dashboard and the web chat. */
export type Channel = 'web' | MessengerChannel;

/** The adapter of each channel that is set up. */
export type Messengers = Partial<Record<MessengerChannel, Messenger>>;

export interface OutboundMessage {
  /** The recipient's address on the channel: E.164, a chat's id or an e-mail address. */
  to: string;
  /** One part of the message, as long as the channel allows. */
  text: string;
  /** Sent instead of the text when the answering window is closed. */
  template?: { name: TemplateName; variables: Record<string, string> };
  /** Id of this attempt (a row of `sends`). */
  sendId: string;
  /** What is sent, for buttons, subjects and links; of a digest, one of its deliveries. */
  delivery: { id: string; kind: string; userId: string | null };
  part: { index: number; count: number };
  /** What the user can press below the last part, where the channel has buttons. */
  buttons?: MessageButton[];
}

export interface MessageButton {
  label: string;
  /** Comes back when the button is pressed. At most 64 bytes; whose it is is checked then. */
  payload: string;
}

/** What the press of a button has led to. */
export interface ChosenButton {
  /** In a few words; null if it has led to nothing. */
  outcome: string | null;
  /** The text of the message that the button belongs to, if it is known. */
  text: string | null;
}

/** The kinds of message for which the provider can have an approved template. */
export type TemplateName = 'reminder' | 'summary' | 'journal' | 'recap';

export interface Messenger {
  /** The name stored with each attempt, with the circuit breaker and with the operator's switch. */
  provider: string;
  /** Templates that are set up. Without one, nothing can be sent while the answering window is closed. */
  templates?: readonly TemplateName[];
  /** Messages the provider accepts from one sender; undefined if it sets no limit. */
  perSecond?: number;
  /** Resolves once the provider has accepted the message. Throws SendError otherwise. */
  send(message: OutboundMessage): Promise<{ providerId: string; state: 'accepted' | 'delivered' }>;
  /** Shows at an address that an answer is on its way, if the channel can. */
  showTyping?(to: string): Promise<void>;
  /** Takes the buttons off a message, by its provider id, and shows what was chosen with them. */
  markChosen?(providerId: string, chosen: ChosenButton): Promise<void>;
  /** Returns the address of the page that opens a chat with us. */
  botUrl?(): Promise<string>;
  /** Returns the provider's records of messages to an address since an instant, newest first, if it keeps a list. */
  sentTo?(address: string, since: Date): Promise<SentMessage[]>;
  /** After this the list certainly shows a message that was accepted: what it then lacks was not sent. */
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
  /** The part of its Message-ID that tells it from all others. */
  id: string;
  /** Ends mails of this kind by a POST without a session (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

export interface Mailer {
  /** The name stored with each attempt; 'kept' if the mail stays on this machine, where its user can read it. */
  provider: 'smtp' | 'kept';
  /** Resolves once the server has accepted the mail. Throws SendError otherwise. */
  send(mail: Mail): Promise<void>;
}

/**
 * refused: the provider rejected the message; a retry would not help. gone: the address takes no message of ours any more. limited:
 * the provider asks us to wait. unreachable: the request did not reach the provider. unknown: the request was sent and no answer came,
 * so the message may have been sent.
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
  /** Jobs with the same id run only once within the queue's deduplication window. */
  dedupeId?: string;
}

export interface Queue {
  /** Resolves once the queue has stored the job. The queue then POSTs it, signed, to `path` until it gets a 2xx. */
  publish(job: Job): Promise<void>;
  /** Publishes many jobs in as few calls as the queue allows. */
  publishAll(jobs: Job[]): Promise<void>;
}

export interface Models {
  /** Returns a chat model of the provider. Loads the provider's SDK on the first call. */
  online(options: { apiKey: string; model: string }): Promise<LanguageModelV4>;
}

/** What the provider returns once a user has given consent. */
export interface CalendarGrant extends CalendarToken {
  email: string;
  /** Null if the provider returned none, which happens when the account gave consent before and was not asked again. */
  refreshToken: string | null;
}

export interface CalendarToken {
  accessToken: string;
  expiresInSeconds: number;
}

/** An event as the provider stores it. */
export interface ProviderEvent {
  id: string;
  title: string;
  description: string | null;
  location: string | null;
  start: Date;
  end: Date | null;
  /** Start and end are then local midnights. */
  isAllDay: boolean;
  /** IANA time zone that a series follows. */
  zone: string | null;
  /** RFC 5545 lines (RRULE, EXDATE, RDATE); empty for a single event. */
  recurrence: string[];
  /** For an occurrence that differs from its series: the id of the series, and the start it would have by the series' rule. */
  seriesId: string | null;
  originalStart: Date | null;
  isCancelled: boolean;
  /** The event does not make the user busy. */
  isFree: boolean;
  /** E-mail addresses. */
  attendees: string[];
}

/** One page of changes since a cursor. Only the last page has the next cursor. */
export interface CalendarChanges {
  events: ProviderEvent[];
  nextPage: string | null;
  nextCursor: string | null;
}

/**
 * insert: the event is new; if it exists already, overwrite it. overwrite: the event exists; if it is missing, insert it.
 * times: change only start and end, and only if it exists.
 */
export type PutMode = 'insert' | 'overwrite' | 'times';

export interface CalendarProvider {
  /** A simulated calendar: no request leaves the process. */
  isDemo: boolean;
  /** Calls the provider accepts for one account; undefined if it sets no limit. */
  perSecond?: number;
  /** Returns the address of the provider's consent page. `challenge` is the S256 challenge of PKCE. */
  authUrl(request: { state: string; challenge: string; redirectUri: string }): Promise<string>;
  /** Exchanges the one-time code of a consent for tokens. Throws refused if the user did not grant access to events. */
  exchangeCode(consent: { code: string; verifier: string; redirectUri: string }): Promise<CalendarGrant>;
  refreshToken(refreshToken: string): Promise<CalendarToken>;
  revokeToken(token: string): Promise<void>;
  /** Returns the calendars that the account may write to. */
  listCalendars(token: string): Promise<{ id: string; name: string; isPrimary: boolean }[]>;
  /**
   * Returns the changes since `cursor`, or without a cursor every event from `since` on. Throws gone if the cursor is too old.
   * All-day events start at midnight in `zone`.
   */
  listChanges(
    token: string,
    request: { calendarId: string; zone: string; cursor: string | null; since: Date; page: string | null },
  ): Promise<CalendarChanges>;
  /** Writes an event under the id we chose, so a repeated call changes nothing. Inserting an event invites its attendees. */
  putEvent(token: string, calendarId: string, event: ProviderEvent, mode: PutMode): Promise<void>;
  /** Deletes an event. Succeeds if it does not exist. */
  removeEvent(token: string, calendarId: string, id: string): Promise<void>;
  /** Returns when the given calendars of the account are busy. */
  listBusy(
    token: string,
    request: { calendarIds: string[]; from: Date; to: Date },
  ): Promise<{ start: Date; end: Date }[]>;
}

/**
 * unauthorized: the access token is no longer valid. revoked: the user has to connect the account again. limited: the provider asks
 * us to wait. gone: the cursor is too old. missing: the calendar does not exist. refused: the provider rejected the request; a retry
 * would not help. unreachable: anything else.
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

import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { MessengerChannel } from '@/lib/channels/rules';

/** The outside services of the product. lib/http/wire.ts chooses a real or a local adapter for each. */
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

export type Messengers = Partial<Record<MessengerChannel, Messenger>>;

export interface OutboundMessage {
  /** The recipient's address on the channel: E.164 number, chat id or e-mail address. */
  to: string;
  text: string;
  /**
   * The template to send instead of the text. It is set if the channel accepts no free-form text now: on
   * WhatsApp, if the user's last message is more than 24 hours old.
   */
  template?: { name: TemplateName; variables: Record<string, string> };
  sendId: string;
  /**
   * The delivery that this message sends. The buttons and links of the message contain the delivery's id. If
   * the message combines several deliveries, this is the one that contains the others. `kinds` are the kinds
   * of all deliveries in the message, the most important one first.
   */
  delivery: { id: string; kinds: string[]; userId: string | null };
  part: { index: number; count: number };
  buttons?: MessageButton[];
}

export interface MessageButton {
  label: string;
  /** The text that we receive when a user presses the button, at most 64 bytes. */
  payload: string;
}

export interface ChosenButton {
  outcome: string | null;
  text: string | null;
}

export type TemplateName = 'reminder' | 'summary' | 'journal' | 'recap';

export interface Messenger {
  /** The provider's name in the database. An admin turns the provider off by this name. */
  provider: string;
  /** The names of the templates that are set up. See `template` of OutboundMessage. */
  templates?: readonly TemplateName[];
  /** Messages per second that the provider accepts from us; undefined means no limit. */
  perSecond?: number;
  /** Sends a message. Resolves once the provider has accepted it, otherwise throws SendError. */
  send(message: OutboundMessage): Promise<{ providerId: string; state: 'accepted' | 'delivered' }>;
  /** Shows the recipient that a reply is being written. Missing if the channel does not support this. */
  showTyping?(to: string): Promise<void>;
  /** Removes the buttons from a message and shows the outcome of the pressed button, if there is one. */
  markChosen?(providerId: string, chosen: ChosenButton): Promise<void>;
  botUrl?(): Promise<string>;
  /**
   * Returns the messages that the provider has sent to an address since an instant, newest first. Missing if
   * the provider does not list its messages.
   */
  sentTo?(address: string, since: Date): Promise<SentMessage[]>;
  /**
   * Seconds after which the provider's list contains every accepted message. A message that is still missing
   * by then was not sent.
   */
  listedWithinSeconds?: number;
}

export interface SentMessage {
  providerId: string;
  text: string;
  state: 'accepted' | 'delivered' | 'read' | 'failed';
  errorCode: string | null;
}

export interface Mail {
  userId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  id: string;
  /** The URL for unsubscribing from mails of this kind by a POST without a session (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

export interface Mailer {
  /**
   * The name stored with each attempt to send a mail. A 'kept' mail does not leave this server, and the user
   * reads it here.
   */
  provider: 'smtp' | 'kept';
  /** Sends a mail. Resolves once the mail server has accepted it, otherwise throws SendError. */
  send(mail: Mail): Promise<void>;
}

/**
 * A failed send, by kind. refused: the provider rejected the message, and a retry would not help. gone: the
 * address no longer accepts our messages. limited: the provider asks us to wait. unreachable: the request did
 * not reach the provider. unknown: the request was sent but not answered, so the message may have been sent.
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
  notBefore?: Date;
  /** At most `parallelism` jobs with the same key run at once. */
  flow?: { key: string; parallelism: number };
  /** The queue ignores a further job with the same id within its deduplication window. */
  dedupeId?: string;
}

export interface Queue {
  /**
   * Stores a job. The queue then POSTs the signed job to `path` until it gets a 2xx. Resolves once the job is
   * stored.
   */
  publish(job: Job): Promise<void>;
  publishAll(jobs: Job[]): Promise<void>;
}

export interface Models {
  online(options: { apiKey: string; model: string }): Promise<LanguageModelV4>;
}

export interface CalendarGrant extends CalendarToken {
  email: string;
  /** Null if the provider returned none because the user had given consent before. */
  refreshToken: string | null;
}

export interface CalendarToken {
  accessToken: string;
  expiresInSeconds: number;
}

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
  /**
   * Set for an occurrence that was moved or edited: the id of its series, and its start before the change.
   * Both are null for other events.
   */
  seriesId: string | null;
  originalStart: Date | null;
  isCancelled: boolean;
  /** Whether the user is free during the event: it is marked as free, or the user has declined it. */
  isFree: boolean;
  attendees: string[];
}

/** A page of the changes since a cursor. `nextCursor` is null except on the last page. */
export interface CalendarChanges {
  events: ProviderEvent[];
  nextPage: string | null;
  nextCursor: string | null;
}

/**
 * How to write an event. insert: the event is new; overwrite it if it exists. overwrite: the event exists;
 * insert it if it is missing. times: change only start and end, and only if the event exists.
 */
export type PutMode = 'insert' | 'overwrite' | 'times';

export interface CalendarProvider {
  /** Whether the calendar is simulated, so that no request leaves the process. */
  isDemo: boolean;
  /** Calls per second that the provider accepts for one account; undefined means no limit. */
  perSecond?: number;
  /** Returns the URL of the provider's consent page. `challenge` is the S256 challenge of PKCE. */
  authUrl(request: { state: string; challenge: string; redirectUri: string }): Promise<string>;
  /** Exchanges a one-time code for tokens. Throws `refused` if the user did not grant access to events. */
  exchangeCode(consent: { code: string; verifier: string; redirectUri: string }): Promise<CalendarGrant>;
  refreshToken(refreshToken: string): Promise<CalendarToken>;
  revokeToken(token: string): Promise<void>;
  listCalendars(token: string): Promise<{ id: string; name: string; isPrimary: boolean }[]>;
  /**
   * Returns a page of the changes since `cursor`. If `cursor` is null, returns a page of all events from
   * `since` on. Throws `gone` if the cursor is too old. All-day events start at midnight in `zone`.
   */
  listChanges(
    token: string,
    request: { calendarId: string; zone: string; cursor: string | null; since: Date; page: string | null },
  ): Promise<CalendarChanges>;
  /**
   * Writes an event under an id that we chose, so that a repeated call changes nothing. Inserting an event
   * invites its attendees.
   */
  putEvent(token: string, calendarId: string, event: ProviderEvent, mode: PutMode): Promise<void>;
  /** Deletes an event. Also succeeds if the event does not exist. */
  removeEvent(token: string, calendarId: string, id: string): Promise<void>;
  listBusy(
    token: string,
    request: { calendarIds: string[]; from: Date; to: Date },
  ): Promise<{ start: Date; end: Date }[]>;
}

/**
 * A failed calendar call, by kind. unauthorized: the access token is no longer valid. revoked: the user has
 * to connect the account again. limited: the provider asks us to wait. gone: the cursor is too old. missing:
 * the calendar does not exist. refused: the provider rejected the request, and a retry would not help.
 * unreachable: any other failure.
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

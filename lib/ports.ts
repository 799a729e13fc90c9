import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { MessengerChannel } from '@/lib/channels/rules';

export interface Ports {
  messengers: Messengers;
  mailer?: Mailer | undefined;
  queue: Queue;
  models: Models;
  calendar: CalendarProvider;
}

export type Channel = 'web' | MessengerChannel;

export type Messengers = Partial<Record<MessengerChannel, Messenger>>;

export interface OutboundMessage {
  /** E.164 number, chat id or e-mail address. */
  to: string;
  text: string;
  /** The template that replaces the text if the channel accepts no free text now. */
  template?: { name: TemplateName; variables: Record<string, string> };
  sendId: string;
  /**
   * The delivery (a row of the outbox) that this message sends. A digest sends several deliveries: then `id`
   * is the id of the digest, and `kinds` has its kind and the kinds of all its deliveries.
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
  provider: string;
  templates?: readonly TemplateName[];
  perSecond?: number;
  /** Sends a message. Throws `SendError` if the provider has not confirmed that it accepts the message. */
  send(message: OutboundMessage): Promise<{ providerId: string; state: 'accepted' | 'delivered' }>;
  showTyping?(to: string): Promise<void>;
  markChosen?(providerId: string, chosen: ChosenButton): Promise<void>;
  botUrl?(): Promise<string>;
  /** Returns the messages sent to an address since an instant, newest first. */
  sentTo?(address: string, since: Date): Promise<SentMessage[]>;
  /** Seconds after which an accepted message is always in the list of `sentTo`. */
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
  /** URL to unsubscribe with a POST request, without a session (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

export interface Mailer {
  /** How mails reach the user: 'smtp' sends them, 'kept' only shows them on the dashboard. */
  provider: 'smtp' | 'kept';
  send(mail: Mail): Promise<void>;
}

/**
 * An error in sending a message. `kind` tells what happened to the message:
 * - 'refused': it was not sent, because the provider does not accept this message.
 * - 'gone': it was not sent, because the address takes no messages any more.
 * - 'limited' or 'unreachable': it was not sent now, and can be sent after `retryAfterSeconds`.
 * - 'unknown': it may have been sent.
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
  flow?: { key: string; parallelism: number };
  dedupeId?: string;
}

export interface Queue {
  /** Stores a job. The queue sends the job as a POST request to `path`, and repeats a request that fails. */
  publish(job: Job): Promise<void>;
  publishAll(jobs: Job[]): Promise<void>;
}

export interface Models {
  online(options: { apiKey: string; model: string }): Promise<LanguageModelV4>;
}

export interface CalendarGrant extends CalendarToken {
  email: string;
  /**
   * The token that gets new access tokens. Null if the provider sent none, because the user gave consent
   * earlier.
   */
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
  /** If true, start and end are local midnights. */
  isAllDay: boolean;
  zone: string | null;
  /** RFC 5545 lines (RRULE, EXDATE, RDATE); empty for a single event. */
  recurrence: string[];
  /** Id of the series if this event is a changed occurrence of a series, otherwise null. */
  seriesId: string | null;
  originalStart: Date | null;
  isCancelled: boolean;
  /** Whether the event is marked as free, or the user has declined it. */
  isFree: boolean;
  attendees: string[];
}

export interface CalendarChanges {
  events: ProviderEvent[];
  /** Value of `page` that requests the next page; null on the last page. */
  nextPage: string | null;
  /**
   * The `cursor` of the next request, which then returns only the changes made after these. Only the last page
   * has it; null on the other pages.
   */
  nextCursor: string | null;
}

/**
 * How to write an event:
 * - 'insert': tries to create it, and changes the existing event if there is one.
 * - 'overwrite': tries to change the existing event, and creates it if there is none.
 * - 'times': changes only start and end of the existing event.
 */
export type PutMode = 'insert' | 'overwrite' | 'times';

export interface CalendarProvider {
  isDemo: boolean;
  perSecond?: number;
  /**
   * Returns the URL of the provider's consent page. `challenge` is the S256 challenge of PKCE. The provider
   * returns `state` with the user's answer.
   */
  authUrl(request: { state: string; challenge: string; redirectUri: string }): Promise<string>;
  /** Exchanges a one-time code for tokens. Throws `refused` if the user did not grant access to events. */
  exchangeCode(consent: { code: string; verifier: string; redirectUri: string }): Promise<CalendarGrant>;
  refreshToken(refreshToken: string): Promise<CalendarToken>;
  revokeToken(token: string): Promise<void>;
  listCalendars(token: string): Promise<{ id: string; name: string; isPrimary: boolean }[]>;
  /**
   * Returns a page of the changes after `cursor`. If `cursor` is null, returns a page of all events since the
   * instant `since`. Throws `gone` if the cursor is too old.
   */
  listChanges(
    token: string,
    request: { calendarId: string; zone: string; cursor: string | null; since: Date; page: string | null },
  ): Promise<CalendarChanges>;
  /** Writes an event under our own id, `event.id`. A repeated call changes nothing. */
  putEvent(token: string, calendarId: string, event: ProviderEvent, mode: PutMode): Promise<void>;
  removeEvent(token: string, calendarId: string, id: string): Promise<void>;
  listBusy(
    token: string,
    request: { calendarIds: string[]; from: Date; to: Date },
  ): Promise<{ start: Date; end: Date }[]>;
}

/**
 * A failed calendar call: 'revoked' if the user has to connect the account again, 'gone' if the cursor is too old.
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

import type { LanguageModelV4 } from '@ai-sdk/provider';

/** What the product needs from outside, in our words. Real or local adapters are picked in lib/http/wire.ts. */
export interface Ports {
  messenger: Messenger;
  queue: Queue;
  models: Models;
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

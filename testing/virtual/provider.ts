import {
  type Messenger,
  type OutboundMessage,
  SendError,
  type SentMessage,
  type TemplateName,
} from '@/lib/ports';

/** A message that the provider accepted. `text` is what its list of messages shows. */
export interface AcceptedMessage extends SentMessage {
  to: string;
  template: TemplateName | null;
  sendId: string;
  at: Date;
  /** When the provider's list begins to contain it. */
  listedFrom: Date;
}

/**
 * How the provider treats a message.
 * - accept: it takes the message.
 * - reset: it takes the message, but the connection breaks before its answer arrives.
 * - hang, fail: it does not take the message, and its answer (none, or a 503) does not say so.
 * - windowClosed: it refuses free-form text (63016).
 * - limit: it asks to come back later (429).
 * - crash: the product's process dies before or after the provider has accepted.
 */
export type Treatment =
  | { type: 'accept' | 'reset' | 'hang' | 'fail' | 'windowClosed' }
  | { type: 'limit'; seconds: number }
  | { type: 'crash'; moment: 'before' | 'after' };

/** Thrown where a simulated process of the product dies. */
export class SimulatedCrash extends Error {
  constructor(where: string) {
    super(`crash ${where}`);
    this.name = 'SimulatedCrash';
  }
}

export interface FakeProvider {
  /** All accepted messages, even if the product does not know. The judges trust only this. */
  ledger: AcceptedMessage[];
  treatments: Map<Treatment['type'], number>;
  /** Returns the provider's adapter for one process of the product. `crash` ends that process. */
  messengerFor: (crash: (where: string) => never) => Messenger;
}

/** Creates a provider that treats each message as `treat` says. Its list shows a message after `listingDelayMs`. */
export function createFakeProvider(options: {
  now: () => Date;
  treat: (message: OutboundMessage) => Treatment;
  listingDelayMs: () => number;
  templates?: TemplateName[];
  /** Returns whether the answering window of an address is open. By default it always is. */
  isWindowOpen?: (address: string) => boolean;
  /** Called when a message was accepted, before the product gets the response. */
  onAccepted?: (message: AcceptedMessage) => Promise<void>;
}): FakeProvider {
  const ledger: AcceptedMessage[] = [];
  const treatments: FakeProvider['treatments'] = new Map();
  const { now, treat, listingDelayMs, templates = [], isWindowOpen = () => true, onAccepted } = options;

  async function accept({ to, text, template, sendId }: OutboundMessage): Promise<AcceptedMessage> {
    const message: AcceptedMessage = {
      providerId: `SM${String(ledger.length + 1).padStart(8, '0')}`,
      to,
      text: template ? fillTemplate(template.variables) : text,
      template: template?.name ?? null,
      sendId,
      at: now(),
      listedFrom: new Date(now().getTime() + listingDelayMs()),
      state: 'accepted',
      errorCode: null,
    };
    ledger.push(message);
    await onAccepted?.(message);
    return message;
  }

  return {
    ledger,
    treatments,
    messengerFor: (crash) => ({
      provider: 'fake',
      templates,
      send: async (message) => {
        const isRefused = !message.template && !isWindowOpen(message.to);
        const treatment: Treatment = isRefused ? { type: 'windowClosed' } : treat(message);
        treatments.set(treatment.type, (treatments.get(treatment.type) ?? 0) + 1);
        if (treatment.type === 'limit') throw new SendError('limited', '429', treatment.seconds);
        if (treatment.type === 'windowClosed') throw new SendError('refused', '63016');
        if (treatment.type === 'hang') throw new SendError('unknown', 'no answer');
        if (treatment.type === 'fail') throw new SendError('unknown', '503');
        if (treatment.type === 'crash' && treatment.moment === 'before') crash('before the send');
        const { providerId } = await accept(message);
        if (treatment.type === 'crash') crash('after the provider accepted');
        if (treatment.type === 'reset') throw new SendError('unknown', 'ECONNRESET');
        return { providerId, state: 'accepted' };
      },
      listedWithinSeconds: 600,
      sentTo: async (address, since) =>
        ledger
          .filter(({ to, at, listedFrom }) => to === address && at >= since && listedFrom <= now())
          .reverse(),
    }),
  };
}

const beforeName = 'Hello ';
const beforeHeadline = ', this is Sidekick: ';
const afterHeadline = '. Answer to read all of it.';

/** Returns the text of an approved template as the phone shows it. */
function fillTemplate(variables: Record<string, string>): string {
  return `${beforeName}${variables[1]}${beforeHeadline}${variables[2]}${afterHeadline}`;
}

/** Returns the headline in a filled-in template. */
export function headlineIn(text: string): string {
  return text.slice(text.indexOf(beforeHeadline) + beforeHeadline.length, -afterHeadline.length);
}

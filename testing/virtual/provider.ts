import type { MessengerChannel } from '@/lib/channels/rules';
import {
  type Messenger,
  type Messengers,
  type OutboundMessage,
  SendError,
  type SentMessage,
  type TemplateName,
} from '@/lib/ports';

/**
 * A message that the provider accepted. The provider's list of sent messages (`sentTo`) shows the message from
 * `listedFrom` on. `text` is the text in this list.
 */
export interface AcceptedMessage extends SentMessage {
  channel: MessengerChannel;
  to: string;
  template: TemplateName | null;
  sendId: string;
  at: Date;
  listedFrom: Date;
}

/**
 * How the fake provider treats a message. After 'reset', 'hang' and 'fail', the product cannot know the
 * outcome.
 */
export type Treatment =
  | { type: 'accept' | 'reset' | 'hang' | 'fail' | 'windowClosed' | 'refuse' | 'gone' }
  | { type: 'limit'; seconds: number }
  | { type: 'crash'; moment: 'before' | 'after' };

export class SimulatedCrash extends Error {
  constructor(where: string) {
    super(`crash ${where}`);
    this.name = 'SimulatedCrash';
  }
}

export interface FakeProvider {
  /** All messages that the provider accepted. Simulations judge the product by this list. */
  ledger: AcceptedMessage[];
  treatments: Map<Treatment['type'], number>;
  refusals: Refusal[];
  /**
   * Returns the messengers of one process. For the treatment 'crash', a messenger calls `crash`, and the process
   * dies.
   */
  messengersFor: (crash: (where: string) => never) => Messengers;
}

export interface Refusal {
  channel: MessengerChannel;
  to: string;
  sendId: string;
  at: number;
  type: 'windowClosed' | 'refuse' | 'gone';
}

export function providerOf(channel: MessengerChannel): string {
  return `fake-${channel}`;
}

export function createFakeProvider(options: {
  now: () => Date;
  channels?: readonly MessengerChannel[];
  treat: (message: OutboundMessage, channel: MessengerChannel) => Treatment;
  listingDelayMs: () => number;
  templates?: TemplateName[];
  /**
   * Returns whether the user has written within 24 hours, so that WhatsApp accepts free text. By default always
   * true.
   */
  isWindowOpen?: (address: string) => boolean;
  onAccepted?: (message: AcceptedMessage) => Promise<void>;
}): FakeProvider {
  const ledger: AcceptedMessage[] = [];
  const treatments: FakeProvider['treatments'] = new Map();
  const refusals: Refusal[] = [];
  const { now, treat, listingDelayMs, templates = [], isWindowOpen = () => true, onAccepted } = options;
  const { channels = ['whatsapp'] } = options;

  async function accept(
    { to, text, template, sendId }: OutboundMessage,
    channel: MessengerChannel,
  ): Promise<AcceptedMessage> {
    const message: AcceptedMessage = {
      channel,
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

  async function send(
    message: OutboundMessage,
    channel: MessengerChannel,
    crash: (where: string) => never,
  ): Promise<{ providerId: string; state: 'accepted' | 'delivered' }> {
    const isRefused = channel === 'whatsapp' && !message.template && !isWindowOpen(message.to);
    const treatment: Treatment = isRefused ? { type: 'windowClosed' } : treat(message, channel);
    const { type } = treatment;
    treatments.set(type, (treatments.get(type) ?? 0) + 1);
    if (type === 'windowClosed' || type === 'refuse' || type === 'gone') {
      const { to, sendId } = message;
      refusals.push({ channel, to, sendId, at: now().getTime(), type });
      if (type === 'gone') throw new SendError('gone', '403');
      throw new SendError('refused', type === 'refuse' ? '550' : '63016');
    }
    if (type === 'limit') throw new SendError('limited', '429', treatment.seconds);
    if (type === 'hang') throw new SendError('unknown', 'no answer');
    if (type === 'fail') throw new SendError('unknown', '503');
    if (type === 'crash' && treatment.moment === 'before') crash('before the send');
    const { providerId } = await accept(message, channel);
    if (type === 'crash') crash('after the provider accepted');
    if (type === 'reset') throw new SendError('unknown', 'ECONNRESET');
    return { providerId, state: channel === 'telegram' ? 'delivered' : 'accepted' };
  }

  const list: Pick<Messenger, 'templates' | 'listedWithinSeconds' | 'sentTo'> = {
    templates,
    listedWithinSeconds: 600,
    sentTo: async (address, since) =>
      ledger
        .filter(({ to, at, listedFrom }) => to === address && at >= since && listedFrom <= now())
        .reverse(),
  };
  return {
    ledger,
    treatments,
    refusals,
    messengersFor: (crash) =>
      Object.fromEntries(
        channels.map((channel): [MessengerChannel, Messenger] => [
          channel,
          {
            provider: providerOf(channel),
            send: (message) => send(message, channel, crash),
            ...(channel === 'whatsapp' ? list : {}),
          },
        ]),
      ),
  };
}

const beforeName = 'Hello ';
const beforeHeadline = ', this is Sidekick: ';
const afterHeadline = '. Answer to read all of it.';

function fillTemplate(variables: Record<string, string>): string {
  return `${beforeName}${variables[1]}${beforeHeadline}${variables[2]}${afterHeadline}`;
}

export function headlineIn(text: string): string {
  return text.slice(text.indexOf(beforeHeadline) + beforeHeadline.length, -afterHeadline.length);
}

import {
  type Messenger,
  type OutboundMessage,
  SendError,
  type SentMessage,
  type TemplateName,
} from '@/lib/ports';

/** A message that the provider took, whatever the product knows of it: the judge of what was sent. `text` is what its list shows. */
export interface Taken extends SentMessage {
  to: string;
  template: TemplateName | null;
  sendId: string;
  at: Date;
  /** From then on its list shows the message. */
  listedFrom: Date;
}

/**
 * How the provider meets a message. reset: taken, but the answer is lost. hang and broken: not taken, and nobody can say so.
 * killed: the product's process dies before or after the provider's yes.
 */
export type Meeting =
  | { way: 'takes' | 'reset' | 'hang' | 'broken' | 'closed' }
  | { way: 'busy'; seconds: number }
  | { way: 'killed'; moment: 'before' | 'after' };

/** Thrown where the product's process dies. */
export class Killed extends Error {
  constructor(where: string) {
    super(`killed ${where}`);
    this.name = 'Killed';
  }
}

export interface StandIn {
  ledger: Taken[];
  /** How often it met a message in which way. */
  met: Map<Meeting['way'], number>;
  /** The provider as one process of the product sees it. */
  messengerOf: (kill: (where: string) => never) => Messenger;
}

/** A provider with a ledger and a list of its own, which shows a message after `lagMs`. `hear` is called the moment it took a message, before its answer arrives. */
export function standIn(options: {
  now: () => Date;
  meet: (message: OutboundMessage) => Meeting;
  lagMs: () => number;
  templates?: TemplateName[];
  /** Whether somebody wrote in the last 24 hours: without it, all did. */
  isOpen?: (address: string) => boolean;
  hear?: (taken: Taken) => Promise<void>;
}): StandIn {
  const ledger: Taken[] = [];
  const met: StandIn['met'] = new Map();
  const { now, meet, lagMs, templates = [], isOpen = () => true, hear } = options;

  async function take({ to, text, template, sendId }: OutboundMessage): Promise<Taken> {
    const providerId = `SM${String(ledger.length + 1).padStart(8, '0')}`;
    const listedFrom = new Date(now().getTime() + lagMs());
    const shown = template ? filledIn(template.variables) : text;
    const said = { to, text: shown, template: template?.name ?? null, sendId, at: now(), listedFrom };
    const taken: Taken = { providerId, ...said, state: 'accepted', errorCode: null };
    ledger.push(taken);
    await hear?.(taken);
    return taken;
  }

  return {
    ledger,
    met,
    messengerOf: (kill) => ({
      provider: 'stand-in',
      templates,
      send: async (message) => {
        const isRefused = !message.template && !isOpen(message.to);
        const meeting: Meeting = isRefused ? { way: 'closed' } : meet(message);
        met.set(meeting.way, (met.get(meeting.way) ?? 0) + 1);
        if (meeting.way === 'busy') throw new SendError('limited', '429', meeting.seconds);
        if (meeting.way === 'closed') throw new SendError('refused', '63016');
        if (meeting.way === 'hang') throw new SendError('unknown', 'no answer');
        if (meeting.way === 'broken') throw new SendError('unknown', '503');
        if (meeting.way === 'killed' && meeting.moment === 'before') kill('before the send');
        const { providerId } = await take(message);
        if (meeting.way === 'killed') kill("after the provider's yes");
        if (meeting.way === 'reset') throw new SendError('unknown', 'ECONNRESET');
        return { providerId, state: 'accepted' };
      },
      sentTo: async (address, since) =>
        ledger
          .filter(({ to, at, listedFrom }) => to === address && at >= since && listedFrom <= now())
          .reverse(),
    }),
  };
}

const before = 'Hello ';
const between = ', this is Sidekick: ';
const after = '. Answer to read all of it.';

/** An approved template as the phone shows it. */
function filledIn(variables: Record<string, string>): string {
  return `${before}${variables[1]}${between}${variables[2]}${after}`;
}

/** What a filled-in template is about. */
export function headlineIn(text: string): string {
  return text.slice(text.indexOf(between) + between.length, -after.length);
}

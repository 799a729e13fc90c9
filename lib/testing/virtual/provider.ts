import { type Messenger, type OutboundMessage, SendError, type SentMessage } from '@/lib/ports';

/** A message that the provider took, whatever the product knows of it: the judge of what was sent. */
export interface Taken extends SentMessage {
  to: string;
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
  hear?: (taken: Taken) => Promise<void>;
}): StandIn {
  const ledger: Taken[] = [];
  const met: StandIn['met'] = new Map();
  const { now, meet, lagMs, hear } = options;

  async function take({ to, text, sendId }: OutboundMessage): Promise<Taken> {
    const providerId = `SM${String(ledger.length + 1).padStart(8, '0')}`;
    const listedFrom = new Date(now().getTime() + lagMs());
    const said = { to, text, sendId, at: now(), listedFrom };
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
      send: async (message) => {
        const meeting = meet(message);
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

import { type MessengerChannel, messengerChannelNames } from '@/lib/channels/rules';
import type { OutboundMessage } from '@/lib/ports';
import type { FinalStates } from '@/testing/faults/judge';
import type { Treatment } from '@/testing/virtual/provider';
import type { Random } from '@/testing/virtual/random';

export interface Fault {
  name: string;
  treat?: (random: Random, message: OutboundMessage, channel: MessengerChannel) => Treatment;
  affects?: number | 'ten minutes' | 'all';
  usesTemplates?: boolean;
  channels?: readonly MessengerChannel[];
  isSwitchedOff?: boolean;
  mayLeaveNone?: boolean;
}

const crashBefore = (): Treatment => ({ type: 'crash', moment: 'before' });
const crashAfter = (): Treatment => ({ type: 'crash', moment: 'after' });
const hang = (): Treatment => ({ type: 'hang' });
const reset = (): Treatment => ({ type: 'reset' });
const fail = (): Treatment => ({ type: 'fail' });
const gone = (): Treatment => ({ type: 'gone' });
const limit = (random: Random): Treatment => ({ type: 'limit', seconds: 10 + random.below(80) });
const closed = (): Treatment => ({ type: 'windowClosed' });

const on =
  (failing: MessengerChannel, treat: (random: Random) => Treatment): NonNullable<Fault['treat']> =>
  (random, _, channel) =>
    channel === failing ? treat(random) : { type: 'accept' };

const refusals: Record<MessengerChannel, readonly [Treatment, ...Treatment[]]> = {
  whatsapp: [{ type: 'windowClosed' }, { type: 'refuse' }],
  telegram: [{ type: 'gone' }, { type: 'refuse' }],
  email: [{ type: 'gone' }, { type: 'refuse' }],
};

function failBetween(): NonNullable<Fault['treat']> {
  const fates = new Map<string, Treatment>();
  return (random, { delivery }, channel) => {
    const key = `${channel} ${delivery.id}`;
    const fate = fates.get(key);
    if (fate) return fate;
    const drawn = random.below(4);
    const isLimited = drawn === 0;
    const drawnFate = drawn === 1 ? random.pick(refusals[channel]) : ({ type: 'accept' } as const);
    fates.set(key, drawnFate);
    return isLimited ? limit(random) : drawnFate;
  };
}

const three = { channels: messengerChannelNames };

export const statementCrash: Fault = { name: 'a crash before a statement' };
const windowClosed: Fault = { name: 'a closed answering window (63016)', treat: closed, affects: 'all' };
export const clockJumps: Fault = { name: 'clock jumps' };
export const doubledReports: Fault = { name: 'reports that come twice and in any order' };
/** WhatsApp accepts no free text, but the product learns this only from error 63016. */
export const templateAfterRefusal: Fault = { name: 'templates after 63016', usesTemplates: true };

export const faults: Fault[] = [
  { name: 'a crash after the provider accepted', treat: crashAfter, affects: 1 },
  { name: 'a crash before the send', treat: crashBefore, affects: 1 },
  statementCrash,
  clockJumps,
  { name: 'no answer', treat: hang, affects: 3 },
  { name: 'a connection reset after the provider accepted', treat: reset, affects: 3 },
  { name: '429', treat: limit, affects: 3 },
  { name: '5xx for ten minutes', treat: fail, affects: 'ten minutes' },
  windowClosed,
  doubledReports,
  {
    name: 'templates: a crash after the provider accepted',
    treat: crashAfter,
    affects: 1,
    usesTemplates: true,
  },
  { name: 'templates: no answer', treat: hang, affects: 3, usesTemplates: true },
  { name: 'templates: a connection reset', treat: reset, affects: 3, usesTemplates: true },
  templateAfterRefusal,
  // Without crashes, because Telegram and SMTP have no list of sent messages. A message accepted just before
  // a crash would be sent twice.
  {
    name: 'three channels: no answer from WhatsApp',
    treat: on('whatsapp', hang),
    affects: 'ten minutes',
    ...three,
  },
  {
    name: 'three channels: a connection reset by WhatsApp',
    treat: on('whatsapp', reset),
    affects: 'ten minutes',
    ...three,
  },
  { name: 'three channels: 63016 on WhatsApp', treat: on('whatsapp', closed), affects: 'all', ...three },
  { name: 'three channels: 403 on Telegram', treat: on('telegram', gone), affects: 'all', ...three },
  { name: 'three channels: 429 on Telegram', treat: on('telegram', limit), affects: 'ten minutes', ...three },
  {
    name: 'three channels: refusals by SMTP',
    treat: on('email', (random) => random.pick(refusals.email)),
    affects: 'all',
    ...three,
  },
  { name: 'three channels: the operator switches one off', isSwitchedOff: true, ...three },
  {
    name: 'three channels: all of this at once',
    treat: failBetween(),
    affects: 'all',
    isSwitchedOff: true,
    mayLeaveNone: true,
    ...three,
  },
];

export function finalStatesOf(fault: Fault): FinalStates {
  if (fault.channels)
    return {
      accepted: ['accepted whatsapp', 'delivered telegram', 'accepted email'],
      refused: fault.mayLeaveNone ? 'delivered web' : null,
    };
  return {
    accepted: [fault === doubledReports ? 'read whatsapp' : 'accepted whatsapp'],
    // Without templates, refused messages are shown on the dashboard.
    refused: fault === windowClosed ? 'delivered web' : null,
  };
}

import { setProviderOff } from '@/lib/channels/provider-writes';
import type { MessengerChannel } from '@/lib/channels/rules';
import type { OutboundMessage } from '@/lib/ports';
import type { UserScript } from '@/testing/simulation/actions';
import { providerOf, type Treatment } from '@/testing/virtual/provider';
import type { Random } from '@/testing/virtual/random';
import type { VirtualServer } from '@/testing/virtual/server';

const dayMs = 24 * 3_600_000;
export const offMs = 40 * 60_000;

export function sometimesFailing(random: Random): () => Treatment {
  return () => {
    const chosen = random.below(200);
    if (chosen < 4) return { type: 'limit', seconds: 10 + random.below(80) };
    if (chosen < 7) return { type: 'reset' };
    if (chosen < 9) return { type: 'hang' };
    if (chosen < 10) return { type: 'fail' };
    return { type: 'accept' };
  };
}

const refusals: Record<MessengerChannel, Treatment[]> = {
  whatsapp: [{ type: 'windowClosed' }, { type: 'refuse' }],
  telegram: [{ type: 'gone' }, { type: 'refuse' }, { type: 'refuse' }],
  email: [{ type: 'gone' }, { type: 'refuse' }, { type: 'refuse' }],
};

export function failingBetween(
  random: Random,
): (message: OutboundMessage, channel: MessengerChannel) => Treatment {
  const failing = sometimesFailing(random);
  return ({ part, template }, channel) => {
    const treatment = failing();
    if (channel !== 'whatsapp' && treatment.type === 'reset') return { type: 'hang' };
    if (treatment.type !== 'accept') return treatment;
    const refusal = refusals[channel][random.below(60)];
    // A message that was sent in part, or as a template, is not refused.
    return refusal && part.index === 0 && !template ? refusal : treatment;
  };
}

export function channelsOf(
  { hasPhone }: UserScript,
  channels: readonly MessengerChannel[],
  random: Random,
): MessengerChannel[] {
  const own = channels.filter((channel) => (channel === 'whatsapp' ? hasPhone : random.chance(0.7)));
  return channels.length > 1 ? own.toSorted(() => random.next() - 0.5) : own;
}

export function switchChannels(
  server: VirtualServer,
  channels: readonly MessengerChannel[],
  { start, end, random }: { start: number; end: number; random: Random },
): void {
  for (const [day, dayStart] of Array.from(
    { length: (end - start) / dayMs },
    (_, n) => start + n * dayMs,
  ).entries()) {
    const provider = providerOf(channels[day % channels.length] ?? 'whatsapp');
    const at = dayStart + random.below(dayMs - offMs);
    const set = (off: boolean) => () =>
      server.request((ctx) => setProviderOff(ctx, provider, off)).then(() => {});
    server.clock.schedule(at, set(true));
    server.clock.schedule(at + offMs, set(false));
  }
}

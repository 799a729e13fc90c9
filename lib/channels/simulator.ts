import type { Messenger } from '@/lib/ports';

/** A messenger that marks every message as delivered and sends nothing. The simulated phone shows the deliveries from the outbox. */
export const simulator: Messenger = {
  provider: 'simulator',
  send: async ({ sendId }) => ({ providerId: `sim-${sendId}`, state: 'delivered' }),
};

/** The simulator of Telegram. It has a provider name of its own, so that an admin can switch it off separately. */
export const telegramSimulator: Messenger = { ...simulator, provider: 'telegram-simulator' };

const simulatedProviders = new Set([simulator.provider, telegramSimulator.provider, 'kept']);

/** Returns whether the messages of a messenger stay on this server. */
export function isSimulated({ provider }: Messenger): boolean {
  return simulatedProviders.has(provider);
}

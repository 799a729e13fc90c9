import type { Messenger } from '@/lib/ports';

/**
 * Marks every message as delivered and sends nothing. The simulated phone shows the deliveries of the outbox.
 */
export const simulator: Messenger = {
  provider: 'simulator',
  send: async ({ sendId }) => ({ providerId: `sim-${sendId}`, state: 'delivered' }),
};

/** Simulates Telegram. It has its own provider name, so that an admin can switch it off separately. */
export const telegramSimulator: Messenger = { ...simulator, provider: 'telegram-simulator' };

const simulatedProviders = new Set([simulator.provider, telegramSimulator.provider, 'kept']);

export function isSimulated({ provider }: Messenger): boolean {
  return simulatedProviders.has(provider);
}

import type { Messenger } from '@/lib/ports';

export const simulator: Messenger = {
  provider: 'simulator',
  send: async ({ sendId }) => ({ providerId: `sim-${sendId}`, state: 'delivered' }),
};

/**
 * The simulator for Telegram. It has a provider name of its own, so that an admin can switch it off
 * separately.
 */
export const telegramSimulator: Messenger = { ...simulator, provider: 'telegram-simulator' };

const simulatedProviders = new Set([simulator.provider, telegramSimulator.provider, 'kept']);

export function isSimulated({ provider }: Messenger): boolean {
  return simulatedProviders.has(provider);
}

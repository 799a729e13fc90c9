import type { Messenger } from '@/lib/ports';

export const simulator: Messenger = {
  provider: 'simulator',
  send: async ({ sendId }) => ({ providerId: `sim-${sendId}`, state: 'delivered' }),
};

/** The simulator for Telegram. A separate provider name lets an admin switch off this simulator alone. */
export const telegramSimulator: Messenger = { ...simulator, provider: 'telegram-simulator' };

const simulatedProviders = new Set([simulator.provider, telegramSimulator.provider, 'kept']);

export function isSimulated({ provider }: Messenger): boolean {
  return simulatedProviders.has(provider);
}

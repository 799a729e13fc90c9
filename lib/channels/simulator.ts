import type { Messenger } from '@/lib/ports';

/** A messenger that delivers every message at once and sends nothing; the deliveries are read from the outbox. */
export const simulator: Messenger = {
  provider: 'simulator',
  send: async ({ sendId }) => ({ providerId: `sim-${sendId}`, state: 'delivered' }),
};

/** As `simulator`, for Telegram: an operator switches each off by itself. */
export const telegramSimulator: Messenger = { ...simulator, provider: 'telegram-simulator' };

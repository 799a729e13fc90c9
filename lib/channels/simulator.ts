import type { Messenger } from '@/lib/ports';

/** A phone that takes every message at once: what was sent is read back from the ledger. */
export const simulator: Messenger = {
  provider: 'simulator',
  sentTo: async () => [],
  send: async ({ sendId }) => ({ providerId: `sim-${sendId}`, state: 'delivered' }),
};

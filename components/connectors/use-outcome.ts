'use client';

import { useEffect } from 'react';
import { showToast } from '@/components/ui/toast';
import type { Toast } from '@/components/ui/toast-view';

const parameter = 'connector';

const outcomes: Record<string, Toast> = {
  connected: { title: 'Connector connected successfully!' },
  'demo-connected': {
    title: 'Connected in demo mode',
    description: 'Calendar features are simulated: nothing leaves for a real account.',
  },
  error: { tone: 'error', title: 'Failed to connect. Please try again.' },
};

/** Says once how a way to a provider and back ended, and takes that out of the address. */
export function useOutcome(): void {
  useEffect(() => {
    const address = new URL(window.location.href);
    const outcome = address.searchParams.get(parameter);
    if (outcome === null) return;
    address.searchParams.delete(parameter);
    window.history.replaceState(null, '', address);
    const toast = outcomes[outcome];
    if (toast) showToast(toast);
  }, []);
}

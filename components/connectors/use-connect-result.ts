'use client';

import { useEffect } from 'react';
import { showToast } from '@/components/ui/toast';
import type { Toast } from '@/components/ui/toast-view';

const parameter = 'connector';

const toasts: Record<string, Toast> = {
  connected: { title: 'Connector connected successfully!' },
  'demo-connected': {
    title: 'Connected in demo mode',
    description: 'Calendar features are simulated. Nothing is sent to a real account.',
  },
  error: { tone: 'error', title: 'Failed to connect. Please try again.' },
};

export function useConnectResult(): void {
  useEffect(() => {
    const address = new URL(window.location.href);
    const result = address.searchParams.get(parameter);
    if (result === null) return;
    address.searchParams.delete(parameter);
    window.history.replaceState(null, '', address);
    const toast = toasts[result];
    if (toast) showToast(toast);
  }, []);
}

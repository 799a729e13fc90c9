'use client';

import { useState } from 'react';
import { clearTabStorage } from '@/components/data/clear-tab-storage';
import { tellOtherTabs } from '@/components/live/tabs';
import { showToast, showToastOnNextPage } from '@/components/ui/toast';
import { ApiError, api, cancelReads, errorMessage } from '@/lib/api-client';

export function useSignOut() {
  const [pending, setPending] = useState(false);

  async function signOut() {
    if (pending) return;
    setPending(true);
    try {
      cancelReads();
      await logOut();
      clearTabStorage();
      tellOtherTabs('signed out');
      showToastOnNextPage({ title: 'Signed out', description: 'You have been successfully signed out.' });
      window.location.assign('/login');
    } catch (error) {
      showToast({
        tone: 'error',
        title: 'Sign out failed',
        description: errorMessage(error, 'An error occurred while signing out.'),
      });
      setPending(false);
    }
  }

  return { pending, signOut };
}

async function logOut(): Promise<void> {
  try {
    await api.post('/api/auth/logout');
  } catch (error) {
    throw error instanceof ApiError ? new Error('Logout failed', { cause: error }) : error;
  }
}

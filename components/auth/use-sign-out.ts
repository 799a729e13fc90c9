'use client';

import { useState } from 'react';
import { forgetTab } from '@/components/common/forget-tab';
import { showToast, showToastOnNextPage } from '@/components/ui/toast';
import { api, wordsOf } from '@/lib/api-client';

/** Ends the session. Nothing of the person stays in this tab: the whole load of /login drops the cache, the chat goes here. */
export function useSignOut() {
  const [pending, setPending] = useState(false);

  async function signOut() {
    if (pending) return;
    setPending(true);
    try {
      await api.post('/api/auth/logout');
      forgetTab();
      showToastOnNextPage({ title: 'Signed out', description: 'You have been successfully signed out.' });
      window.location.assign('/login');
    } catch (error) {
      showToast({
        tone: 'error',
        title: 'Sign out failed',
        description: wordsOf(error, 'An error occurred while signing out.'),
      });
      setPending(false);
    }
  }

  return { pending, signOut };
}

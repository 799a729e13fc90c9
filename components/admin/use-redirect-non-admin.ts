'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@/lib/api-client';
import { authMessages } from '@/lib/auth/messages';

export function useRedirectNonAdmin(client: QueryClient, isAdmin: boolean): void {
  useEffect(() => {
    if (!isAdmin) redirectHome();
  }, [isAdmin]);

  useEffect(() => {
    const unsubscribers = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') redirectIfRefused(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') redirectIfRefused(event.action.error);
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [client]);
}

function redirectIfRefused(error: unknown): void {
  if (error instanceof ApiError && error.serverMessage === authMessages.notAdmin) redirectHome();
}

function redirectHome(): void {
  window.location.assign('/');
}

'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@/lib/api-client';
import { authMessages } from '@/lib/auth/rules';

/** Whoever is told by any call that they are no admin any more is led to the front page. */
export function useDemotion(client: QueryClient): void {
  useEffect(() => {
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') leaveIfDemoted(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') leaveIfDemoted(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}

function leaveIfDemoted(error: unknown): void {
  if (error instanceof ApiError && error.serverMessage === authMessages.notAdmin) window.location.assign('/');
}

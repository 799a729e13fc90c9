'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fetchDeliveries } from '@/components/deliveries/use-deliveries';
import type { Delivery } from '@/lib/deliveries/schema';

/** Sending takes a moment: asked this long after the minute, the answer is there. */
const graceMs = 4_000;
/** A page that was looked at again asks, but not at every glance. */
const glanceMs = 60_000;
/** Timers hold no longer than this. */
const longestMs = 2_000_000_000;

/**
 * Tells what arrived on the dashboard itself, each once: at the next time something is due, and when the page is looked at
 * again. Nothing is asked in between.
 */
export function useArrivals(nextDue: number | null, onArrival: (arrived: Delivery[]) => void): void {
  const client = useQueryClient();
  const since = useRef(Date.now());
  const askedAt = useRef(Date.now());
  const known = useRef(new Set<string>());
  const tell = useRef(onArrival);
  useEffect(() => {
    tell.current = onArrival;
  });

  useEffect(() => {
    async function ask() {
      askedAt.current = Date.now();
      // A failed look is no news; the next one will tell.
      const list = await fetchDeliveries(client).catch(() => []);
      const arrived = list.filter(
        ({ id, channel, sentAt }) =>
          channel === 'web' && sentAt && Date.parse(sentAt) >= since.current && !known.current.has(id),
      );
      for (const { id } of arrived) known.current.add(id);
      if (arrived.length > 0) tell.current(arrived.toReversed());
    }
    function glance() {
      if (document.visibilityState === 'visible' && Date.now() - askedAt.current > glanceMs) void ask();
    }
    const wait = nextDue === null ? null : nextDue - Date.now() + graceMs;
    const timer = wait !== null && wait > 0 && wait < longestMs ? setTimeout(ask, wait) : undefined;
    document.addEventListener('visibilitychange', glance);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', glance);
    };
  }, [client, nextDue]);
}

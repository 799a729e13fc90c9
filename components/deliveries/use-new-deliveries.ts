'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fetchDeliveries } from '@/components/deliveries/use-deliveries';
import type { Delivery } from '@/lib/deliveries/schema';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Deliveries are due at full minutes, and sending takes a moment. */
const graceMs = 4_000;

/**
 * Reports each delivery to the dashboard itself (channel `web`) once, including those from the last day that arrived
 * while no page was open. Asks the server on mount, when the page becomes visible and after each full minute while it
 * is visible.
 */
export function useNewDeliveries(userId: string, onArrival: (deliveries: Delivery[]) => void): void {
  const client = useQueryClient();
  const report = useRef(onArrival);
  useEffect(() => {
    report.current = onArrival;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function fetchNew() {
      // A failed request is not shown; the next one catches up.
      const list = await fetchDeliveries(client).catch(() => null);
      if (!list) return;
      const sent = list.filter(({ channel, sentAt }) => channel === 'web' && sentAt !== null);
      const lastReported = loadLastReported(userId);
      saveLastReported(userId, sent.map(({ sentAt }) => sentAt ?? '').reduce(later, lastReported ?? ''));
      // On a new device, everything so far counts as reported.
      if (lastReported === null) return;
      const from = later(lastReported, new Date(Date.now() - dayMs).toISOString());
      const arrived = sent.filter(({ id, sentAt }) => (sentAt ?? '') > from && !shown.has(id));
      if (arrived.length > 0) report.current(arrived.toReversed());
    }
    function poll() {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      void fetchNew();
      timer = setTimeout(poll, minuteMs - (Date.now() % minuteMs) + graceMs);
    }
    poll();
    polls.add(poll);
    document.addEventListener('visibilitychange', poll);
    return () => {
      polls.delete(poll);
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [client, userId]);
}

const shown = new Set<string>();
const polls = new Set<() => void>();

/** Marks a delivery that the page has already shown, so that it is not reported as new. */
export function markAsShown(id: string): void {
  shown.add(id);
  for (const poll of polls) poll();
}

const storageKey = (userId: string) => `sidekick-told-${userId}`;
/** Used if the browser forbids storage; lost when the page is reloaded. */
const fallback = new Map<string, string>();

/** When the last reported delivery was sent (ISO instant); null if this browser has never reported any. */
function loadLastReported(userId: string): string | null {
  try {
    return localStorage.getItem(storageKey(userId));
  } catch {
    return fallback.get(userId) ?? null;
  }
}

function saveLastReported(userId: string, sentAt: string): void {
  try {
    localStorage.setItem(storageKey(userId), sentAt);
  } catch {
    fallback.set(userId, sentAt);
  }
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

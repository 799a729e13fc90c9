'use client';

import { useEffect, useEffectEvent } from 'react';
import { useDeliveries } from '@/components/deliveries/use-deliveries';
import type { Delivery } from '@/lib/outbox/schema';

const dayMs = 24 * 3_600_000;

/**
 * Calls `onArrival` once for each new message in the browser and each new reminder on any channel. Includes
 * those of the last 24 hours that arrived while the page was closed.
 */
export function useNewDeliveries(userId: string, onArrival: (deliveries: Delivery[]) => void): void {
  const { data } = useDeliveries();
  const report = useEffectEvent((list: Delivery[]) => {
    const sent = list.filter(
      ({ channel, reminderId, sentAt }) => sentAt !== null && (channel === 'web' || reminderId !== null),
    );
    const lastReported = loadLastReported(userId);
    saveLastReported(userId, sent.map(({ sentAt }) => sentAt ?? '').reduce(later, lastReported ?? ''));
    // On a new device, all deliveries so far count as reported.
    if (lastReported === null) return;
    const from = later(lastReported, new Date(Date.now() - dayMs).toISOString());
    const arrived = sent.filter(({ id, sentAt }) => (sentAt ?? '') > from && !shown.has(id));
    if (arrived.length > 0) onArrival(arrived.toReversed());
  });
  useEffect(() => {
    if (data) report(data);
  }, [data]);
}

const shown = new Set<string>();

export function markAsShown(id: string): void {
  shown.add(id);
}

const storageKey = (userId: string) => `sidekick-told-${userId}`;
const fallback = new Map<string, string>();

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

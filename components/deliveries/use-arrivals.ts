'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fetchDeliveries } from '@/components/deliveries/use-deliveries';
import type { Delivery } from '@/lib/deliveries/schema';

/** Sending takes a moment: asked this long after the full minute, what was due then is there. */
const graceMs = 4_000;
const minuteMs = 60_000;
const day = 24 * 60 * minuteMs;

/**
 * Tells what arrived on the dashboard itself, each once, also what arrived while no page was open: with the page, whenever it is
 * looked at again, and after each full minute while it is seen. What is older than a day stands in the list alone.
 */
export function useArrivals(userId: string, onArrival: (arrived: Delivery[]) => void): void {
  const client = useQueryClient();
  const tell = useRef(onArrival);
  useEffect(() => {
    tell.current = onArrival;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      // A failed look is no news; the next one will tell.
      const list = await fetchDeliveries(client).catch(() => null);
      if (!list) return;
      const here = list.filter(({ channel, sentAt }) => channel === 'web' && sentAt !== null);
      const told = toldUntil(userId);
      keepTold(userId, here.map(({ sentAt }) => sentAt ?? '').reduce(later, told ?? ''));
      // On a new device all of it is old.
      if (told === null) return;
      const from = later(told, new Date(Date.now() - day).toISOString());
      const arrived = here.filter(({ id, sentAt }) => (sentAt ?? '') > from && !shown.has(id));
      if (arrived.length > 0) tell.current(arrived.toReversed());
    }
    function look() {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      void ask();
      timer = setTimeout(look, minuteMs - (Date.now() % minuteMs) + graceMs);
    }
    look();
    looks.add(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      looks.delete(look);
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, userId]);
}

const shown = new Set<string>();
const looks = new Set<() => void>();

/** Something that was just asked for stands on the page already: it is not told as an arrival. */
export function markShown(id: string): void {
  shown.add(id);
  for (const look of looks) look();
}

const key = (userId: string) => `sidekick-told-${userId}`;
/** Where the browser keeps nothing, it is known until the page is loaded anew. */
const kept = new Map<string, string>();

/** Until when this browser has told somebody what arrived, ISO; null where it never did. */
function toldUntil(userId: string): string | null {
  try {
    return localStorage.getItem(key(userId));
  } catch {
    return kept.get(userId) ?? null;
  }
}

function keepTold(userId: string, until: string): void {
  try {
    localStorage.setItem(key(userId), until);
  } catch {
    kept.set(userId, until);
  }
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

'use client';

import { useEffect, useEffectEvent } from 'react';
import { nextCheckIn } from '@/components/live/poll-pace';
import { listenToOtherTabs } from '@/components/live/tabs';
import { ApiError, read, readJson } from '@/lib/api-client';
import type { WatchedFeature } from '@/lib/changes/rules';
import type { Versions } from '@/lib/changes/schema';

const url = '/api/user/changes';

interface Listeners {
  onChanged: (features: WatchedFeature[]) => void;
  onSignedOut: () => void;
  onRefused: (error: ApiError) => void;
}

export function useLiveChanges(start: Versions, listeners: Listeners): void {
  const report = useEffectEvent((features: WatchedFeature[]) => listeners.onChanged(features));
  const signedOut = useEffectEvent(() => listeners.onSignedOut());
  const refused = useEffectEvent((error: ApiError) => listeners.onRefused(error));
  const startVersions = useEffectEvent(() => start);

  useEffect(() => {
    let known = startVersions();
    let etag: string | null = null;
    let lastInput = Date.now();
    let checks: number[] = [lastInput];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isChecking = false;
    let isOver = false;

    function plan(isUrgent = false) {
      clearTimeout(timer);
      if (isOver || isChecking || document.visibilityState !== 'visible') return;
      timer = setTimeout(check, nextCheckIn(Date.now(), { checks, lastInput, isUrgent }));
    }

    async function check() {
      isChecking = true;
      checks = [...checks.slice(-20), Date.now()];
      try {
        const fresh = await fetchVersions(etag);
        if (fresh && !isOver) {
          etag = fresh.etag;
          const before = known;
          known = fresh.versions;
          const changed = changedFeatures(before, known);
          if (changed.length > 0) report(changed);
        }
      } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 409) && !isOver) {
          isOver = true;
          refused(error);
        }
        // Other errors are temporary; the next check catches up.
      }
      isChecking = false;
      plan();
    }

    const noteInput = () => {
      lastInput = Date.now();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') noteInput();
      plan(true);
    };
    const inputs = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const type of inputs) window.addEventListener(type, noteInput, { passive: true });
    document.addEventListener('visibilitychange', onVisibility);
    const stopListening = listenToOtherTabs((news) => {
      if (news === 'signed out') signedOut();
      else plan(true);
    });
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopListening();
      for (const type of inputs) window.removeEventListener(type, noteInput);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
}

function fetchVersions(etag: string | null): Promise<{ versions: Versions; etag: string | null } | null> {
  return read(url, etag ? { 'If-None-Match': etag } : {}, async (response) => {
    if (response.status === 304) return null;
    return { versions: await readJson<Versions>(response), etag: response.headers.get('etag') };
  });
}

function changedFeatures(before: Versions, after: Versions): WatchedFeature[] {
  const features = Object.keys({ ...before, ...after }) as WatchedFeature[];
  return features.filter((feature) => before[feature] !== after[feature]);
}

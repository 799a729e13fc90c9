// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeMs } from '@/components/live/poll-pace';
import { useLiveChanges } from '@/components/live/use-live-changes';
import type { Versions } from '@/lib/changes/schema';
import { serve } from '@/testing/page';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function watch(start: Versions) {
  const seen = { changed: [] as string[][], refused: 0, signedOut: 0 };
  renderHook(() =>
    useLiveChanges(start, {
      onChanged: (features) => seen.changed.push(features),
      onSignedOut: () => {
        seen.signedOut += 1;
      },
      onRefused: () => {
        seen.refused += 1;
      },
    }),
  );
  return seen;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('only the features whose version differs are reported, each change once', async () => {
  let versions: Versions = { todos: '5', info: '3' };
  serve(() => ({ body: versions, headers: { etag: JSON.stringify(versions) } }));
  const seen = watch({ todos: '5', info: '3' });
  await wait(activeMs);
  expect(seen.changed).toEqual([]);
  versions = { todos: '6', info: '3', reminders: '7' };
  await wait(activeMs);
  await wait(activeMs);
  expect(seen.changed).toEqual([['todos', 'reminders']]);
});

test('an ended session is reported once, and nothing is asked any more; a lost connection is not', async () => {
  let answer: { status: number } | null = null;
  const calls = serve(() => answer);
  const seen = watch({});
  await wait(activeMs);
  await wait(activeMs);
  expect(seen.refused).toBe(0);
  answer = { status: 401 };
  await wait(activeMs);
  const asked = calls.length;
  await wait(60_000);
  expect(seen.refused).toBe(1);
  expect(calls).toHaveLength(asked);
});

test('signing out in another tab is noticed at once, also by a tab in the background', async () => {
  vi.useRealTimers();
  serve(() => ({ body: {} }));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const seen = watch({});
  const otherTab = new BroadcastChannel('sidekick');
  otherTab.postMessage('signed out');
  await waitFor(() => expect(seen.signedOut).toBe(1));
  otherTab.close();
});

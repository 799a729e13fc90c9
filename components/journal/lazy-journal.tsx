'use client';

import type { ComponentProps } from 'react';
import { LazyPart } from '@/components/common/lazy-part';
import { JournalSkeleton } from '@/components/journal/journal-skeleton';
import type { JournalTab } from '@/components/journal/journal-tab';

/** The Journal tab; its code is loaded when the tab is first opened. */
export function LazyJournal(props: ComponentProps<typeof JournalTab>) {
  return (
    <LazyPart
      name="The journal"
      load={load}
      waiting={<JournalSkeleton />}
      show={(View) => <View {...props} />}
    />
  );
}

const load = () => import('@/components/journal/journal-tab').then((file) => file.JournalTab);

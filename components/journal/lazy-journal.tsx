'use client';

import type { ComponentProps } from 'react';
import { JournalSkeleton } from '@/components/journal/journal-skeleton';
import type { JournalTab } from '@/components/journal/journal-tab';
import { LazyPart } from '@/components/lazy/lazy-part';

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

'use client';

import { EntriesCard } from '@/components/journal/entries/entries-card';
import { GraphCard } from '@/components/journal/graph/graph-card';
import { JournalPlaces, JournalSkeleton } from '@/components/journal/journal-skeleton';
import { SettingsCard } from '@/components/journal/settings/settings-card';
import { useJournalReminder } from '@/components/journal/settings/use-journal-reminder';
import { useJournal } from '@/components/journal/use-journal';
import type { Triggered } from '@/lib/journal/schema';

/** The journal: how the days were, when it asks, and what was written. */
export function JournalTab(props: {
  /** The talk began in the chat of this page, with this message. */
  onAsked: (started: Triggered) => void;
  onOpenChat: () => void;
}) {
  const journal = useJournal();
  const reminder = useJournalReminder();
  const isReminderFirst = reminder.isPending && reminder.errorUpdateCount === 0;
  // Both appear at once: one after the other, the later would push the earlier aside.
  if (journal.isFirst || isReminderFirst) return <JournalSkeleton />;
  return (
    <JournalPlaces
      graph={<GraphCard journal={journal} />}
      settings={<SettingsCard reminder={reminder} {...props} />}
      entries={<EntriesCard journal={journal} />}
    />
  );
}

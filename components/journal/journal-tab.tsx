'use client';

import { EntriesCard } from '@/components/journal/entries/entries-card';
import { GraphCard } from '@/components/journal/graph/graph-card';
import { JournalLayout, JournalSkeleton } from '@/components/journal/journal-skeleton';
import { SettingsCard } from '@/components/journal/settings/settings-card';
import { useJournalReminder } from '@/components/journal/settings/use-journal-reminder';
import { useJournal } from '@/components/journal/use-journal';
import type { TriggeredPrompt } from '@/lib/journal/schema';

export function JournalTab(props: { onStarted: (started: TriggeredPrompt) => void; onOpenChat: () => void }) {
  const journal = useJournal();
  const reminder = useJournalReminder();
  const isReminderFirst = reminder.isPending && reminder.errorUpdateCount === 0;
  // The parts are shown together, because a part that appears later would move the others.
  if (journal.isFirst || isReminderFirst) return <JournalSkeleton />;
  return (
    <JournalLayout
      graph={<GraphCard journal={journal} />}
      settings={<SettingsCard reminder={reminder} {...props} />}
      entries={<EntriesCard journal={journal} />}
    />
  );
}

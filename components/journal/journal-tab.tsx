'use client';

import { EntriesCard } from '@/components/journal/entries/entries-card';
import { GraphCard } from '@/components/journal/graph/graph-card';
import { JournalLayout, JournalSkeleton } from '@/components/journal/journal-skeleton';
import { SettingsCard } from '@/components/journal/settings/settings-card';
import { StartJournal, type StartJournalProps } from '@/components/journal/settings/start-journal';
import { useJournalReminder } from '@/components/journal/settings/use-journal-reminder';
import { useJournal } from '@/components/journal/use-journal';

export function JournalTab(props: StartJournalProps) {
  const journal = useJournal();
  const reminder = useJournalReminder();
  const isReminderFirst = reminder.isPending && reminder.errorUpdateCount === 0;
  // The parts are shown together, because a part that appears later would move the others.
  if (journal.isFirst || isReminderFirst) return <JournalSkeleton />;
  const start = <StartJournal {...props} />;
  const isEmpty = journal.entries?.length === 0;
  return (
    <JournalLayout
      entriesFirst={isEmpty}
      graph={<GraphCard journal={journal} />}
      settings={<SettingsCard reminder={reminder} start={isEmpty ? null : start} />}
      entries={<EntriesCard journal={journal} start={start} />}
    />
  );
}

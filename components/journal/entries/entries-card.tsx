'use client';

import { NotebookPen } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Failure } from '@/components/common/failure';
import { DebugInformation } from '@/components/journal/entries/debug-information';
import { EntryList } from '@/components/journal/entries/entry-list';
import { ExportAndDelete } from '@/components/journal/entries/export-and-delete';
import { titles } from '@/components/journal/journal-skeleton';
import { LoadFailure } from '@/components/journal/load-failure';
import type { Journal } from '@/components/journal/use-journal';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Empty, EmptyContent, EmptyDescription, EmptyMedia, EmptyTitle } from '@/components/ui/empty';
import { Section } from '@/components/ui/section';
import { errorMessage } from '@/lib/api-client';

const failedText = 'Failed to load journal entries';

export function EntriesCard({ journal, start }: { journal: Journal; start: ReactNode }) {
  const { entries, failure } = journal;
  const hasEntries = entries !== undefined && entries.length > 0;
  const [hadEntries, setHadEntries] = useState(hasEntries);
  if (hasEntries && !hadEntries) setHadEntries(true);
  return (
    <Section title={titles.entries} aside={hasEntries && <Count count={entries.length} />}>
      {!entries && failure && (
        <LoadFailure
          title="Unable to Load Journal Entries"
          text="There was an issue loading your journal entries. Please try refreshing or check your connection."
          reason={errorMessage(failure, failedText)}
          journal={journal}
        >
          <DebugInformation failure={failure} at={new Date(journal.failedAt)} />
        </LoadFailure>
      )}
      {entries?.length === 0 && <NoEntries journal={journal} start={start} wasEmptied={hadEntries} />}
      {hasEntries && (
        <>
          <RefreshFailure journal={journal} />
          <EntryList entries={entries} journal={journal} />
          <ExportAndDelete count={entries.length} />
        </>
      )}
    </Section>
  );
}

function NoEntries(props: { journal: Journal; start: ReactNode; wasEmptied: boolean }) {
  const { journal, start, wasEmptied } = props;
  const checkButton = useRef<HTMLButtonElement>(null);

  // Focuses the check button if deleting the last entry has removed the control with the focus.
  useEffect(() => {
    if (wasEmptied && document.activeElement === document.body) checkButton.current?.focus();
  }, [wasEmptied]);

  return (
    <Empty>
      <EmptyMedia icon={NotebookPen} />
      <EmptyTitle>No journal entries yet</EmptyTitle>
      <EmptyDescription>
        Start your journaling journey by completing your first daily reflection.
      </EmptyDescription>
      <EmptyContent>
        {start}
        <Button ref={checkButton} variant="link" pending={journal.isFetching} onClick={journal.refresh}>
          {journal.isFetching ? 'Checking...' : 'Check for New Entries'}
        </Button>
        <RefreshFailure journal={journal} />
      </EmptyContent>
    </Empty>
  );
}

function Count({ count }: { count: number }) {
  return (
    <Badge>
      {count} <span className="sr-only">{count === 1 ? 'entry' : 'entries'}</span>
    </Badge>
  );
}

function RefreshFailure({ journal: { failure, refresh } }: { journal: Journal }) {
  if (!failure) return null;
  return <Failure className="mb-4" what={`${failedText}.`} error={failure} onRetry={refresh} />;
}

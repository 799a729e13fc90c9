'use client';

import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Failure } from '@/components/common/failure';
import { DebugInformation } from '@/components/journal/entries/debug-information';
import { EntryList } from '@/components/journal/entries/entry-list';
import { OwnEntries } from '@/components/journal/entries/own-entries';
import { titles } from '@/components/journal/journal-skeleton';
import { LoadFailure } from '@/components/journal/load-failure';
import type { Journal } from '@/components/journal/use-journal';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { wordsOf } from '@/lib/api-client';

const failedWords = 'Failed to load journal entries';

/** What was written, in each of its states. */
export function EntriesCard({ journal }: { journal: Journal }) {
  const { entries, failure } = journal;
  const isFilled = entries !== undefined && entries.length > 0;
  const [wasFilled, setFilled] = useState(isFilled);
  if (isFilled && !wasFilled) setFilled(true);
  return (
    <Section title={titles.entries} aside={isFilled && <Badge>{countWords(entries.length)}</Badge>}>
      {!entries && failure && (
        <LoadFailure
          title="Unable to Load Journal Entries"
          text="There was an issue loading your journal entries. Please try refreshing or check your connection."
          reason={wordsOf(failure, failedWords)}
          journal={journal}
        >
          <DebugInformation failure={failure} at={new Date(journal.failedAt)} />
        </LoadFailure>
      )}
      {entries?.length === 0 && <NoEntries journal={journal} isEmptied={wasFilled} />}
      {isFilled && (
        <>
          <Loaded count={entries.length} />
          <RefreshFailure journal={journal} />
          <EntryList entries={entries} journal={journal} />
          <OwnEntries count={entries.length} />
        </>
      )}
    </Section>
  );
}

function NoEntries({ journal, isEmptied }: { journal: Journal; isEmptied: boolean }) {
  const again = useRef<HTMLButtonElement>(null);

  // Whoever deleted the last entry stood on a control that is gone.
  useEffect(() => {
    if (isEmptied && document.activeElement === document.body) again.current?.focus();
  }, [isEmptied]);

  return (
    <div className="grid justify-items-start gap-1 py-3">
      <p className="font-medium">No journal entries yet</p>
      <p className="max-w-line text-muted">
        Start your journaling journey by completing your first daily reflection.
      </p>
      <Button
        ref={again}
        variant="outline"
        className="mt-2"
        pending={journal.isFetching}
        onClick={journal.refresh}
      >
        {journal.isFetching ? 'Checking...' : 'Check for New Entries'}
      </Button>
      <RefreshFailure journal={journal} />
    </div>
  );
}

function Loaded({ count }: { count: number }) {
  return (
    <p
      role="status"
      className="mb-3 flex items-center gap-2 rounded bg-done-soft px-3 py-2 text-sm text-done"
    >
      <CircleCheck aria-hidden className="size-4 shrink-0" />
      Successfully loaded {count} journal {count === 1 ? 'entry' : 'entries'}
    </p>
  );
}

/** What was there stays. */
function RefreshFailure({ journal: { failure, refresh } }: { journal: Journal }) {
  if (!failure) return null;
  return <Failure className="mb-4" what={`${failedWords}.`} error={failure} onRetry={refresh} />;
}

function countWords(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

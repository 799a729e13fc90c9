'use client';

import { SentimentGraph } from '@/components/journal/graph/sentiment-graph';
import { titles } from '@/components/journal/journal-skeleton';
import { LoadFailure } from '@/components/journal/load-failure';
import type { Journal } from '@/components/journal/use-journal';
import { useClock, useToday } from '@/components/page/clock';
import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import { errorMessage } from '@/lib/api-client';
import { graphPoints, hasRecentCrisis, streakOf } from '@/lib/journal/rules';
import type { JournalEntry } from '@/lib/journal/schema';

export function GraphCard({ journal }: { journal: Journal }) {
  const { entries, failure } = journal;
  return (
    <Section title={titles.graph} aside={entries && <Streak entries={entries} />}>
      {entries && <Graph entries={entries} />}
      {!entries && failure && (
        <LoadFailure
          title="Unable to Load Sentiment Data"
          text="There was an issue loading your sentiment trends. Please try refreshing."
          reason={errorMessage(failure, 'Unknown error occurred')}
          journal={journal}
        />
      )}
    </Section>
  );
}

function Graph({ entries }: { entries: JournalEntry[] }) {
  const { now } = useClock();
  const points = graphPoints(entries, useToday());
  if (points.some(({ score }) => score !== null)) {
    return <SentimentGraph points={points} hasRecentCrisis={hasRecentCrisis(entries, now)} />;
  }
  return (
    <div className="grid gap-1 py-3">
      <p className="font-medium">No sentiment data available</p>
      <p className="max-w-line text-muted-foreground">
        Complete a few journal entries to see your sentiment trends appear here.
      </p>
    </div>
  );
}

function Streak({ entries }: { entries: JournalEntry[] }) {
  const { now } = useClock();
  const days = streakOf(
    entries.map(({ entryDate }) => entryDate),
    useToday(),
  );
  if (days === 0 || hasRecentCrisis(entries, now)) return null;
  return <Badge variant="done">{days === 1 ? '1 day in a row' : `${days} days in a row`}</Badge>;
}

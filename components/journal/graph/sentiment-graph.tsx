'use client';

import { ScoreTable } from '@/components/journal/graph/score-table';
import { StatCards } from '@/components/journal/graph/stat-cards';
import { LazyPart } from '@/components/lazy/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { type GraphPoint, insightsOf, summaryOf } from '@/lib/journal/rules';

export function SentimentGraph({
  points,
  hasRecentCrisis,
}: {
  points: GraphPoint[];
  hasRecentCrisis: boolean;
}) {
  const summary = summaryOf(points);
  const insights = hasRecentCrisis ? [] : insightsOf(summary);
  return (
    <div className="grid gap-5">
      <StatCards summary={summary} hasRecentCrisis={hasRecentCrisis} />
      <figure className="min-w-0">
        <div className="h-60">
          <LazyPart
            name="The graph"
            load={load}
            waiting={<Skeleton className="h-60" />}
            show={(View) => <View points={points} average={summary.average ?? 0} />}
          />
        </div>
        <figcaption className="mt-2 text-sm text-muted-foreground">
          Only days with journal entries are shown on the graph
        </figcaption>
        <ScoreTable points={points} />
      </figure>
      {insights.length > 0 && (
        <aside aria-label="Insights" className="rounded-lg bg-info-soft px-4 py-3">
          <h3 className="text-sm font-semibold text-info">Insights</h3>
          <ul className="mt-1 grid max-w-line gap-1">
            {insights.map((insight) => (
              <li key={insight}>{insight}</li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}

const load = () => import('@/components/journal/graph/sentiment-chart').then((file) => file.SentimentChart);

import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  differenceWords,
  graphDays,
  moodOf,
  type ScoreSummary,
  type Trend,
  type TrendDirection,
} from '@/lib/journal/rules';

export function StatCards({ summary, hasRecentCrisis }: { summary: ScoreSummary; hasRecentCrisis: boolean }) {
  const { average, trend, consistency, scored } = summary;
  return (
    <dl className="grid grid-cols-3 divide-x divide-border">
      <Stat name="Average" value={average?.toFixed(1)}>
        {hasRecentCrisis || average === null ? 'of 5' : moodText(average)}
      </Stat>
      <Stat name="Trend" value={<TrendValue trend={trend} />}>
        {differenceWords(trend) || 'no change'}
      </Stat>
      <Stat name="Consistency" value={`${consistency}%`}>
        {scored} of {graphDays} days
      </Stat>
    </dl>
  );
}

function Stat(props: { name: string; value: ReactNode; children: ReactNode }) {
  const { name, value, children } = props;
  return (
    <div className="min-w-0 px-3 first:pl-0 last:pr-0 sm:px-5">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">{value}</dd>
      <dd className="text-sm text-muted-foreground tabular-nums">{children}</dd>
    </div>
  );
}

function TrendValue({ trend }: { trend: Trend }) {
  const { label, Icon } = directions[trend.direction];
  return (
    <span className="inline-flex items-center gap-1.5">
      {label}
      <Icon aria-hidden className="size-5 text-muted-foreground" />
    </span>
  );
}

const directions: Record<TrendDirection, { label: string; Icon: typeof Minus }> = {
  up: { label: 'Up', Icon: TrendingUp },
  down: { label: 'Down', Icon: TrendingDown },
  stable: { label: 'Stable', Icon: Minus },
};

function moodText(score: number): string {
  const { label, emoji } = moodOf(score);
  return `${emoji} ${label}`;
}

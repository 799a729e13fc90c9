import { Fact, Facts } from '@/components/admin/facts';
import { formatCount, formatDuration } from '@/components/admin/format-numbers';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { AdminStats } from '@/lib/admin/schema';

const labels: Record<string, string> = {
  planned: 'Waiting',
  sending: 'On its way',
  accepted: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  unknown: 'Sent, not confirmed',
  expired: 'Not sent: too late to be useful',
  cancelled: 'Canceled',
  failed: 'Not delivered',
};

export function Deliveries({ stats }: { stats: AdminStats | undefined }) {
  return (
    <Section title="Deliveries, last 24 hours">
      {stats ? <StateCounts {...stats.deliveries} /> : <Skeleton className="h-32 w-full" />}
    </Section>
  );
}

function StateCounts({ byOutcome, lateP50Ms, lateP99Ms }: AdminStats['deliveries']) {
  const states = [...new Set([...Object.keys(labels), ...Object.keys(byOutcome)])];
  const present = states.filter((state) => byOutcome[state]);
  return (
    <Facts>
      {present.length === 0 && (
        <Fact name="No deliveries were due">
          <span className="sr-only">0</span>
        </Fact>
      )}
      {present.map((state) => (
        <Fact key={state} name={labels[state] ?? state}>
          {formatCount(byOutcome[state] ?? 0)}
        </Fact>
      ))}
      <Fact name="p50 lateness">{formatDuration(lateP50Ms)}</Fact>
      <Fact name="p99 lateness">{formatDuration(lateP99Ms)}</Fact>
    </Facts>
  );
}

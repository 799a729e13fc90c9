import { Fact, Facts } from '@/components/admin/facts';
import { count, duration } from '@/components/admin/figures';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { AdminStats } from '@/lib/admin/schema';

/** In the order in which a delivery goes through them. */
const outcomes: Record<string, string> = {
  planned: 'Waiting',
  sending: 'On its way',
  accepted: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  unknown: 'Sent, not confirmed',
  blocked: 'Held back: silence was asked for',
  expired: 'Missed: too late to be of use',
  cancelled: 'Called off',
  failed: 'Not delivered',
};

/** What became of everything Sidekick said in the last 24 hours, and how late it was. */
export function Deliveries({ stats }: { stats: AdminStats | undefined }) {
  return (
    <Section title="Deliveries, last 24 hours">
      {stats ? <Outcomes {...stats.deliveries} /> : <Skeleton className="h-32 w-full" />}
    </Section>
  );
}

function Outcomes({ byOutcome, lateP50Ms, lateP99Ms }: AdminStats['deliveries']) {
  const states = [...new Set([...Object.keys(outcomes), ...Object.keys(byOutcome)])];
  const seen = states.filter((state) => byOutcome[state]);
  return (
    <Facts>
      {seen.length === 0 && (
        <Fact name="Nothing was due">
          <span className="sr-only">0</span>
        </Fact>
      )}
      {seen.map((state) => (
        <Fact key={state} name={outcomes[state] ?? state}>
          {count(byOutcome[state] ?? 0)}
        </Fact>
      ))}
      <Fact name="Lateness, half of them (p50)">{duration(lateP50Ms)}</Fact>
      <Fact name="Lateness, all but 1 % (p99)">{duration(lateP99Ms)}</Fact>
    </Facts>
  );
}

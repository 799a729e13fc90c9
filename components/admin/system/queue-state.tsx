'use client';

import { Fact, Facts } from '@/components/admin/facts';
import { count } from '@/components/admin/figures';
import { Moment } from '@/components/admin/moment';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { SystemState } from '@/lib/admin/schema';

const kinds = { qstash: 'QStash', local: 'In this process' };

/** When the scheduler wakes next, and what waits for it. */
export function QueueState({ queue }: { queue: SystemState['queue'] | undefined }) {
  return (
    <Section title="Queue">
      {queue ? <Figures queue={queue} /> : <Skeleton className="h-40 w-full" />}
    </Section>
  );
}

function Figures({ queue: { kind, armedFor, backlog, oldestDue } }: { queue: SystemState['queue'] }) {
  return (
    <Facts>
      <Fact name="Queue">{kinds[kind]}</Fact>
      <Fact name="Next wake-up">{armedFor ? <Moment at={armedFor} /> : 'none armed'}</Fact>
      <Fact name="Backlog">{count(backlog)}</Fact>
      <Fact name="Oldest that is due">{oldestDue ? <Moment at={oldestDue} /> : 'nothing is due'}</Fact>
    </Facts>
  );
}

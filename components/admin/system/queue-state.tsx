'use client';

import { Fact, Facts } from '@/components/admin/facts';
import { formatCount } from '@/components/admin/format-numbers';
import { ShortTimestamp } from '@/components/admin/short-timestamp';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { SystemState } from '@/lib/admin/schema';

const kinds = { qstash: 'QStash', local: 'In this process' };

export function QueueState({ queue }: { queue: SystemState['queue'] | undefined }) {
  return (
    <Section title="Queue">
      {queue ? <QueueFacts queue={queue} /> : <Skeleton className="h-40 w-full" />}
    </Section>
  );
}

function QueueFacts({ queue: { kind, armedFor, backlog, oldestDue } }: { queue: SystemState['queue'] }) {
  return (
    <Facts>
      <Fact name="Queue">{kinds[kind]}</Fact>
      <Fact name="Next wake-up">{armedFor ? <ShortTimestamp at={armedFor} /> : 'none scheduled'}</Fact>
      <Fact name="Backlog">{formatCount(backlog)}</Fact>
      <Fact name="Oldest due">{oldestDue ? <ShortTimestamp at={oldestDue} /> : 'nothing due'}</Fact>
    </Facts>
  );
}

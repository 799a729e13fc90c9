import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';

export function JournalLayout(props: {
  graph: ReactNode;
  settings: ReactNode;
  entries: ReactNode;
  /** Whether the entries are shown above the graph and the settings. */
  entriesFirst?: boolean;
}) {
  const { graph, settings, entries, entriesFirst = false } = props;
  return (
    <div className="grid items-start gap-12 pb-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{settings}</div>
      <div className={clsx('min-w-0 lg:col-start-1', entriesFirst ? 'lg:row-start-2' : 'lg:row-start-1')}>
        {graph}
      </div>
      <div className={clsx('min-w-0 lg:col-start-1', entriesFirst && 'order-first lg:row-start-1')}>
        {entries}
      </div>
    </div>
  );
}

export function JournalSkeleton() {
  return (
    // At most as high as the window, because a scrolling area without focusable content cannot be scrolled with
    // the keyboard.
    <div className="h-full overflow-hidden">
      <JournalLayout
        graph={
          <Section title={titles.graph}>
            <GraphSkeleton />
          </Section>
        }
        settings={
          <Section title={titles.settings}>
            <SettingsSkeleton />
          </Section>
        }
        entries={
          <Section title={titles.entries}>
            <EntriesSkeleton />
          </Section>
        }
      />
    </div>
  );
}

export const titles = {
  graph: 'Mood, last 14 days',
  settings: 'Daily journal',
  entries: 'Journal entries',
} as const;

function GraphSkeleton() {
  return (
    <Loading name="Your sentiment data is loading">
      <TextLines height="h-17" widths={['w-1/4', 'w-1/5']} />
      <Skeleton className="h-60" />
      <TextLines height="h-25" widths={['w-3/5', 'w-1/2']} />
    </Loading>
  );
}

export function SettingsSkeleton() {
  return (
    <Loading name="Your journal reminder is loading">
      <TextLines height="h-21" widths={['w-1/2']} />
    </Loading>
  );
}

function EntriesSkeleton() {
  return (
    <Loading name="Your journal entries are loading">
      <TextLines height="h-28" widths={['w-1/3', 'w-full']} />
      <TextLines height="h-40" widths={['w-1/4', 'w-2/3', 'w-3/5', 'w-1/2']} />
      <TextLines height="h-40" widths={['w-1/4', 'w-2/3', 'w-3/5', 'w-1/2']} />
    </Loading>
  );
}

function Loading({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={name} className="grid gap-5">
      {children}
    </div>
  );
}

function TextLines({ height, widths }: { height: string; widths: string[] }) {
  return (
    <div className={`flex flex-col justify-around ${height}`}>
      {widths.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}

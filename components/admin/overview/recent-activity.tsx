'use client';

import { Pager } from '@/components/admin/list/pager';
import { usePages } from '@/components/admin/list/use-pages';
import { activityUrl, useActivity } from '@/components/admin/overview/use-overview';
import { ShortTimestamp } from '@/components/admin/short-timestamp';
import { ListState } from '@/components/common/list-state';
import { Timestamp, useClock } from '@/components/page/clock';
import { Section } from '@/components/ui/section';
import type { ActivityEvent } from '@/lib/admin/schema';
import { formatRelative } from '@/lib/time/format';

export function RecentActivity() {
  const pages = usePages(activityUrl);
  const activity = useActivity(pages.path);
  return (
    <Section title="Recent Activity">
      <ListState
        query={activity}
        name="Recent activity"
        isEmpty={({ data }) => data.length === 0}
        empty="Nothing yet. Registrations, admin changes and failed deliveries appear here."
      >
        {({ data, next }) => (
          <>
            <ul className="divide-y divide-border">
              {data.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ul>
            <Pager label="Pages of recent activity" pages={pages} next={next} />
          </>
        )}
      </ListState>
    </Section>
  );
}

const hourMs = 3_600_000;

function EventRow({ event: { at, actor, text } }: { event: ActivityEvent }) {
  const { now } = useClock();
  const instant = new Date(at);
  const isRecent = now.getTime() - instant.getTime() < hourMs;
  return (
    <li className="grid items-baseline gap-x-4 py-2.5 wrap-anywhere sm:grid-cols-[minmax(0,1fr)_10rem]">
      <p dir="auto">
        {text}
        {actor && !text.includes(actor) && <span className="text-muted-foreground"> by {actor}</span>}
      </p>
      {/* The column is fixed and its text starts at the left: nothing moves when "now" becomes "1 min ago". */}
      <p className="text-sm text-muted-foreground">
        {isRecent ? (
          <Timestamp at={instant}>{formatRelative(instant, now)}</Timestamp>
        ) : (
          <ShortTimestamp at={at} />
        )}
      </p>
    </li>
  );
}

'use client';

import { Pager } from '@/components/admin/list/pager';
import { usePages } from '@/components/admin/list/use-pages';
import { Moment } from '@/components/admin/moment';
import { activityUrl, useActivity } from '@/components/admin/overview/use-overview';
import { useClock, When } from '@/components/common/clock';
import { ListState } from '@/components/common/list-state';
import { Section } from '@/components/ui/section';
import type { ActivityEvent } from '@/lib/admin/schema';
import { relative } from '@/lib/time/format';

/** What happened: operators' acts, registrations, failed deliveries. */
export function RecentActivity() {
  const pages = usePages(activityUrl);
  const activity = useActivity(pages.path);
  return (
    <Section title="Recent Activity">
      <ListState
        query={activity}
        name="What happened"
        isEmpty={({ data }) => data.length === 0}
        empty="Nothing has happened yet. Registrations, operators' changes and failed deliveries show here."
      >
        {({ data, next }) => (
          <>
            <ul className="divide-y divide-line">
              {data.map((event) => (
                <Happening key={event.id} event={event} />
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

function Happening({ event: { at, actor, text } }: { event: ActivityEvent }) {
  const { now } = useClock();
  const instant = new Date(at);
  const isNear = now.getTime() - instant.getTime() < hourMs;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 wrap-anywhere">
      <p dir="auto" className="min-w-0">
        {text}
        {actor && !text.includes(actor) && <span className="text-muted"> by {actor}</span>}
      </p>
      <p className="text-sm text-muted">
        {isNear ? <When at={instant}>{relative(instant, now)}</When> : <Moment at={at} />}
      </p>
    </li>
  );
}

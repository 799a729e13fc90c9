'use client';

import { useRef } from 'react';
import { Failure } from '@/components/common/failure';
import { keepFocus } from '@/components/common/focus';
import { ListState } from '@/components/common/list-state';
import { useOnce } from '@/components/common/use-once';
import { FeedAddress } from '@/components/connectors/feed-address';
import { useCalendarFeed, useCreateFeed } from '@/components/connectors/use-calendar-feed';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';

/** The private address at which any calendar can subscribe to the person's reminders and dated todos. */
export function CalendarFeedCard() {
  const feed = useCalendarFeed();
  const create = useCreateFeed();
  const once = useOnce(create.isPending);
  const place = useRef<HTMLDivElement>(null);

  function make() {
    // The address comes in the place of the button.
    once(() => create.mutate({}, { onSuccess: () => keepFocus(place.current) }));
  }

  return (
    <Section title="Private calendar address">
      <div ref={place} tabIndex={-1}>
        <p className="mb-3 text-muted">
          Apple, Outlook and any other calendar can subscribe to your reminders and dated todos. They look
          again every hour or so.
        </p>
        <ListState query={feed} name="Your calendar address" isEmpty={() => false} empty={null}>
          {({ url }) =>
            url ? (
              <FeedAddress url={url} place={place} />
            ) : (
              <Button variant="outline" pending={create.isPending} onClick={make}>
                Create address
              </Button>
            )
          }
        </ListState>
        {create.isError && (
          <Failure className="mt-3" what="No address was made." error={create.error} onRetry={make} />
        )}
      </div>
    </Section>
  );
}

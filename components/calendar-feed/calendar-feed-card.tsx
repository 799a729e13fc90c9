'use client';

import { useRef } from 'react';
import { FeedAddress } from '@/components/calendar-feed/feed-address';
import { useCalendarFeed, useCreateFeed } from '@/components/calendar-feed/use-calendar-feed';
import { Failure } from '@/components/common/failure';
import { keepFocusIn } from '@/components/common/focus';
import { ListState } from '@/components/common/list-state';
import { useOnce } from '@/components/hooks/use-once';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';

export function CalendarFeedCard() {
  const feed = useCalendarFeed();
  const create = useCreateFeed();
  const once = useOnce(create.isPending);
  const card = useRef<HTMLDivElement>(null);

  function createAddress() {
    // The address replaces the button that has the focus.
    once(() => create.mutate({}, { onSuccess: () => keepFocusIn(card.current) }));
  }

  return (
    <Section title="Private calendar address">
      <div ref={card} tabIndex={-1}>
        <p className="mb-3 text-muted-foreground">
          Subscribe to your reminders and dated todos in Apple Calendar, Outlook or any other calendar.
          Calendars check for changes about once an hour.
        </p>
        <ListState query={feed} name="Your calendar address" isEmpty={() => false} empty={null}>
          {({ url }) =>
            url ? (
              <FeedAddress url={url} card={card} />
            ) : (
              <Button variant="outline" pending={create.isPending} onClick={createAddress}>
                Create address
              </Button>
            )
          }
        </ListState>
        {create.isError && (
          <Failure
            className="mt-3"
            what="The address was not created."
            error={create.error}
            onRetry={createAddress}
          />
        )}
      </div>
    </Section>
  );
}

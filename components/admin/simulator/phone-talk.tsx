'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { Bubble } from '@/components/common/bubble';
import { useClock, When } from '@/components/common/clock';
import { Talk } from '@/components/common/talk';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import type { PhoneMessage, PhoneTalk } from '@/lib/channels/schema';
import { formatTime, formatWhen, localDate } from '@/lib/time/format';

/** Both sides of a simulated phone; `pending` is the message on its way. */
export function PhoneTalkView(props: { talk: UseQueryResult<PhoneTalk>; pending: string | null }) {
  const { talk, pending } = props;
  const messages = talk.data?.messages ?? [];
  return (
    <Talk label="Messages on this phone" typing={pending !== null} className="px-4">
      {talk.isPending && talk.isFetching && <TalkSkeleton />}
      {talk.isSuccess && messages.length === 0 && pending === null && (
        <p className="py-6 text-center text-muted">
          Nothing was said on this phone yet. Write the first message.
        </p>
      )}
      {messages.map((message) => (
        <PhoneBubble key={message.id} message={message} />
      ))}
      {pending !== null && (
        <Bubble mine meta="Sending...">
          {pending}
        </Bubble>
      )}
    </Talk>
  );
}

/** What Sidekick said on its own names its kind. */
function PhoneBubble({ message }: { message: PhoneMessage }) {
  const { now, zone } = useClock();
  const at = new Date(message.at);
  const isToday = localDate(at, zone) === localDate(now, zone);
  const onItsOwn = !message.fromUser && message.kind !== null && message.kind !== 'reply';
  return (
    <Bubble
      mine={message.fromUser}
      meta={
        <>
          <When at={at}>{isToday ? formatTime(at, zone) : formatWhen(at, zone, now)}</When>
          {onItsOwn && <Badge tone="info">{message.kind?.replaceAll(/[-_]/g, ' ')}</Badge>}
        </>
      }
    >
      {message.text}
    </Bubble>
  );
}

function TalkSkeleton() {
  return (
    <div role="status" aria-label="The messages are loading" className="grid gap-4">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-10 w-1/2 justify-self-end" />
      <Skeleton className="h-16 w-3/4" />
    </div>
  );
}

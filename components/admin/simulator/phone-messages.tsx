'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { MessageBubble } from '@/components/messages/message-bubble';
import { MessageList } from '@/components/messages/message-list';
import { Timestamp, useClock } from '@/components/page/clock';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import type { PhoneConversation, PhoneMessage } from '@/lib/channels/schema';
import { formatTime, formatWhen, localDate } from '@/lib/time/format';

export function PhoneMessages(props: {
  conversation: UseQueryResult<PhoneConversation>;
  pending: string | null;
}) {
  const { conversation, pending } = props;
  const messages = conversation.data?.messages ?? [];
  return (
    <MessageList label="Messages on this phone" typing={pending !== null} className="px-4">
      {conversation.isPending && conversation.isFetching && <MessagesSkeleton />}
      {conversation.isSuccess && messages.length === 0 && pending === null && (
        <p className="py-6 text-center text-muted-foreground">
          No messages on this phone yet. Write the first one.
        </p>
      )}
      {messages.map((message) => (
        <PhoneBubble key={message.id} message={message} />
      ))}
      {pending !== null && (
        <MessageBubble mine meta="Sending...">
          {pending}
        </MessageBubble>
      )}
    </MessageList>
  );
}

function PhoneBubble({ message }: { message: PhoneMessage }) {
  const { now, zone } = useClock();
  const at = new Date(message.at);
  const isToday = localDate(at, zone) === localDate(now, zone);
  const isProactive = !message.fromUser && message.kind !== null && message.kind !== 'reply';
  return (
    <MessageBubble
      mine={message.fromUser}
      meta={
        <>
          <Timestamp at={at}>{isToday ? formatTime(at, zone) : formatWhen(at, zone, now)}</Timestamp>
          {isProactive && <Badge variant="info">{message.kind?.replaceAll(/[-_]/g, ' ')}</Badge>}
        </>
      }
    >
      {message.text}
    </MessageBubble>
  );
}

function MessagesSkeleton() {
  return (
    <div role="status" aria-label="Loading messages" className="grid gap-4">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-10 w-1/2 justify-self-end" />
      <Skeleton className="h-16 w-3/4" />
    </div>
  );
}

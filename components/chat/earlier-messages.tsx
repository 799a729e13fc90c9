'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SentAt } from '@/components/chat/message';
import { MessageText } from '@/components/chat/message-text';
import { Failure } from '@/components/common/failure';
import { useDebounced } from '@/components/hooks/use-debounced';
import { MessageBubble } from '@/components/messages/message-bubble';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { api } from '@/lib/api-client';
import type { MessagePage, PastMessage } from '@/lib/assistant/schema';

export function EarlierMessages({ before }: { before: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim());
  // Set once when the list opens. New messages appear below the list and must not move its pages.
  const [until] = useState(() => before);
  const pages = useInfiniteQuery({
    queryKey: ['messages', until ?? 'all', words],
    queryFn: ({ pageParam }) =>
      api.get<MessagePage>(`/api/user/messages?${query({ until, words, pageParam })}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: isOpen,
  });
  const messages = (pages.data?.pages ?? []).flatMap(({ items }) => items).toReversed();

  if (!isOpen) {
    return (
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Earlier messages
      </Button>
    );
  }
  return (
    <section aria-label="Earlier messages" className="grid w-full gap-4 border-b border-border pb-4">
      <div className="flex gap-2">
        <Input
          type="search"
          aria-label="Search earlier messages"
          placeholder="Search earlier messages"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button variant="ghost" onClick={() => setOpen(false)}>
          Hide
        </Button>
      </div>
      {pages.isError && (
        <Failure
          what="Earlier messages could not be loaded."
          error={pages.error}
          onRetry={() => pages.refetch()}
        />
      )}
      {pages.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-center"
          pending={pages.isFetchingNextPage}
          onClick={() => pages.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {pages.isSuccess && messages.length === 0 && (
        <p className="text-center text-muted-foreground">
          {words ? 'No message contains these words.' : 'This is where your conversation began.'}
        </p>
      )}
      {messages.map((message) => (
        <Earlier key={message.id} message={message} />
      ))}
    </section>
  );
}

const channelNames: Record<string, string> = { whatsapp: 'WhatsApp', telegram: 'Telegram', email: 'E-mail' };

function Earlier({ message: { content, isFromUser, createdAt, channel } }: { message: PastMessage }) {
  const name = channel && channelNames[channel];
  return (
    <MessageBubble
      mine={isFromUser}
      meta={
        <>
          <SentAt instant={createdAt} />
          {name}
        </>
      }
    >
      <MessageText text={content} />
    </MessageBubble>
  );
}

function query(asked: { until: string | undefined; words: string; pageParam: string }): URLSearchParams {
  const { until, words, pageParam } = asked;
  return new URLSearchParams({
    ...(until ? { before: until } : {}),
    ...(pageParam ? { after: pageParam } : {}),
    ...(words ? { q: words } : {}),
  });
}

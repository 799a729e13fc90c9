'use client';

import { RotateCcw, Undo2 } from 'lucide-react';
import { memo } from 'react';
import type { ChatMessage } from '@/components/chat/history';
import { MessageText } from '@/components/chat/message-text';
import { Bubble } from '@/components/common/bubble';
import { useClock, When } from '@/components/common/clock';
import { Button } from '@/components/ui/button';
import { formatTime, formatWhen, localDate } from '@/lib/time/format';

/** One message of the talk, with the way to send it again or to take its effects back. */
export const Message = memo(function Message(props: {
  message: ChatMessage;
  /** The last answer alone offers to be taken back. */
  isLast: boolean;
  busy: boolean;
  onRetry: (message: ChatMessage) => void;
  onUndo: (answer: ChatMessage) => void;
}) {
  const { message, isLast, busy, onRetry, onUndo } = props;
  const { content, isFromUser, state } = message;
  const trouble = state && troubles[state];
  return (
    <Bubble
      mine={isFromUser}
      meta={
        <>
          <SentAt instant={message.createdAt} />
          {state === 'sending' && 'Sending...'}
        </>
      }
      below={
        <>
          {trouble && (
            <p className="flex flex-wrap items-center justify-end gap-x-2 px-1 text-sm text-overdue">
              {trouble}
              <Button variant="link" size="inline" pending={busy} onClick={() => onRetry(message)}>
                <RotateCcw aria-hidden className="size-3.5" />
                Retry
              </Button>
            </p>
          )}
          {isLast && message.undo && (
            <Button variant="outline" size="sm" pending={busy} onClick={() => onUndo(message)}>
              <Undo2 aria-hidden className="size-4" />
              Undo
            </Button>
          )}
        </>
      }
    >
      <MessageText text={content} />
    </Bubble>
  );
});

const troubles = { sending: null, failed: 'Not sent', unsure: 'No answer came' };

/** The hour in the user's zone; the day with it where it is another one. */
function SentAt({ instant }: { instant: string }) {
  const { now, zone } = useClock();
  const at = new Date(instant);
  const isToday = localDate(at, zone) === localDate(now, zone);
  return <When at={at}>{isToday ? formatTime(at, zone) : formatWhen(at, zone, now)}</When>;
}

'use client';

import { RotateCcw, Undo2 } from 'lucide-react';
import { memo } from 'react';
import type { ChatMessage } from '@/components/chat/history';
import { MessageText } from '@/components/chat/message-text';
import { ReminderAnswers } from '@/components/chat/reminder-answers';
import { MessageBubble } from '@/components/messages/message-bubble';
import { Timestamp, useClock } from '@/components/page/clock';
import { Button } from '@/components/ui/button';
import type { ChatChoice } from '@/lib/assistant/schema';
import { formatTime, formatWhen, localDate } from '@/lib/time/format';

export const Message = memo(function Message(props: {
  message: ChatMessage;
  isLast: boolean;
  busy: boolean;
  /**
   * Whether the input field contains the text of this failed message. If so, sending the text sends this
   * message again.
   */
  isTyped: boolean;
  onRetry: (message: ChatMessage) => void;
  onUndo: (answer: ChatMessage) => void;
  onChoose: (choice: ChatChoice) => void;
  onReminderAnswered: (id: string) => void;
}) {
  const { message, isLast, busy, isTyped, onRetry, onUndo, onChoose, onReminderAnswered } = props;
  const { content, isFromUser, state } = message;
  const problem = state && problems[state];
  return (
    <MessageBubble
      mine={isFromUser}
      meta={
        <>
          <SentAt instant={message.createdAt} />
          {state === 'sending' && 'Sending...'}
        </>
      }
      below={
        <>
          {problem && (
            <p className="flex flex-wrap items-center justify-end gap-x-2 px-1 text-sm text-overdue">
              {isTyped ? `${problem}. Your message is in the line below.` : problem}
              {!isTyped && (
                <Button variant="link" size="inline" pending={busy} onClick={() => onRetry(message)}>
                  <RotateCcw aria-hidden className="size-3.5" />
                  Try again
                </Button>
              )}
            </p>
          )}
          {isLast &&
            message.choices?.map((choice) => (
              <Button
                key={choice.id}
                variant="outline"
                size="sm"
                pending={busy}
                onClick={() => onChoose(choice)}
              >
                {choice.label}
              </Button>
            ))}
          {message.reminder && <ReminderAnswers id={message.reminder} onAnswered={onReminderAnswered} />}
          {isLast && message.undo && (
            <Button
              variant="outline"
              size="sm"
              className="mt-1.5"
              pending={busy}
              onClick={() => onUndo(message)}
            >
              <Undo2 aria-hidden className="size-4" />
              Undo
            </Button>
          )}
        </>
      }
    >
      <MessageText text={content} />
    </MessageBubble>
  );
});

const problems = { sending: null, failed: 'Not sent', unsure: 'No answer' };

export function SentAt({ instant }: { instant: string }) {
  const { now, zone, reader } = useClock();
  const at = new Date(instant);
  const isToday = localDate(at, zone) === localDate(now, zone);
  return <Timestamp at={at}>{isToday ? formatTime(at, reader) : formatWhen(at, reader, now)}</Timestamp>;
}

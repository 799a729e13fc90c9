'use client';

import { clsx } from 'clsx';
import { useCallback, useEffect, useRef } from 'react';
import { ConnectHint } from '@/components/channels/connect-hint';
import { CommandHints } from '@/components/chat/command-hints';
import { EarlierMessages } from '@/components/chat/earlier-messages';
import type { ChatMessage } from '@/components/chat/history';
import { Message } from '@/components/chat/message';
import { useChat } from '@/components/chat/use-chat';
import { Welcome } from '@/components/chat/welcome';
import { Composer } from '@/components/messages/composer';
import { MessageList } from '@/components/messages/message-list';
import { Button } from '@/components/ui/button';
import { maxMessage } from '@/lib/assistant/rules';
import type { ChatChoice } from '@/lib/assistant/schema';

export function ChatPanel(props: {
  userId: string;
  isNewcomer?: boolean;
  hasMessages?: boolean;
  className?: string | undefined;
  onAnswered: () => void;
}) {
  const { userId, isNewcomer = false, hasMessages = true, className, onAnswered } = props;
  const chat = useChat(userId, onAnswered);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);

  // Not on phones, where the keyboard would cover the page, and not in narrow windows, where the input may be
  // hidden.
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (isFree && window.matchMedia?.('(pointer: fine) and (min-width: 64rem)').matches)
      input.current?.focus({ preventScroll: true });
  }, []);

  function send(text: string) {
    chat.send(text);
    if (list.current) list.current.scrollTop = 0;
  }

  // The pressed Try again, Undo or choice button disappears, so the input gets the focus.
  const { retry: retryMessage, undo: undoAnswer, choose: takeChoice } = chat;
  const retry = useCallback(
    (message: ChatMessage) => {
      retryMessage(message);
      input.current?.focus();
    },
    [retryMessage],
  );
  const undo = useCallback(
    (answer: ChatMessage) => {
      undoAnswer(answer);
      input.current?.focus();
    },
    [undoAnswer],
  );
  const choose = useCallback(
    (choice: ChatChoice) => {
      takeChoice(choice);
      input.current?.focus();
    },
    [takeChoice],
  );

  function clear() {
    input.current?.focus();
    chat.clear();
  }

  function suggest(text: string) {
    chat.setDraft(text);
    input.current?.focus();
  }

  const last = chat.messages.at(-1);
  const isTyped = last?.state !== undefined && last.state !== 'sending' && chat.draft.trim() === last.content;

  return (
    <section aria-label="Chat" className={clsx('flex min-h-0 min-w-0 flex-1 flex-col', className)}>
      <MessageList ref={list} label="Messages" typing={chat.busy}>
        <div className="flex flex-wrap justify-center gap-2">
          {hasMessages && <EarlierMessages before={chat.messages[0]?.createdAt} />}
          {chat.messages.length > 0 && (
            <Button variant="outline" size="sm" pending={chat.busy} onClick={clear}>
              Clear Chat
            </Button>
          )}
        </div>
        {chat.messages.length === 0 && (
          <Welcome isFirst={!hasMessages} onChoose={suggest} hint={!isNewcomer && <ConnectHint />} />
        )}
        {chat.messages.map((message: ChatMessage, index) => (
          <Message
            key={message.id}
            message={message}
            isLast={index === chat.messages.length - 1}
            busy={chat.busy}
            isTyped={isTyped && message === last}
            onRetry={retry}
            onUndo={undo}
            onChoose={choose}
            onReminderAnswered={chat.settleReminder}
          />
        ))}
      </MessageList>
      <div className="border-t border-border py-3">
        <CommandHints draft={chat.draft} onChoose={suggest} />
        <Composer
          ref={input}
          label="Message"
          placeholder="Write a message"
          value={chat.draft}
          maxLength={maxMessage}
          onChange={chat.setDraft}
          onSend={() => send(chat.draft)}
        />
      </div>
    </section>
  );
}

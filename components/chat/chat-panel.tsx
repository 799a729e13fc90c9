'use client';

import { Eraser } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { CommandHints } from '@/components/chat/command-hints';
import type { ChatMessage } from '@/components/chat/history';
import { Message } from '@/components/chat/message';
import { useChat } from '@/components/chat/use-chat';
import { Welcome } from '@/components/chat/welcome';
import { Composer } from '@/components/common/composer';
import { Talk } from '@/components/common/talk';
import { Button } from '@/components/ui/button';
import { maxMessage } from '@/lib/assistant/rules';

/** The talk with Sidekick. */
export function ChatPanel({ userId, onAnswered }: { userId: string; onAnswered: () => void }) {
  const chat = useChat(userId, onAnswered);
  const talk = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);

  function send(text: string) {
    chat.send(text);
    if (talk.current) talk.current.scrollTop = 0;
  }

  // What was pressed goes with the answer: the talk goes on in the input.
  const { retry: sendAgain, undo: takeBack } = chat;
  const retry = useCallback(
    (message: ChatMessage) => {
      sendAgain(message);
      input.current?.focus();
    },
    [sendAgain],
  );
  const undo = useCallback(
    (answer: ChatMessage) => {
      takeBack(answer);
      input.current?.focus();
    },
    [takeBack],
  );

  function clear() {
    input.current?.focus();
    chat.clear();
  }

  function write(text: string) {
    chat.setDraft(text);
    input.current?.focus();
  }

  return (
    <section aria-label="Chat" className="flex min-h-0 min-w-0 flex-1 flex-col">
      <Talk ref={talk} label="Messages" typing={chat.busy}>
        {chat.messages.length === 0 && <Welcome onChoose={write} />}
        {chat.messages.map((message: ChatMessage, place) => (
          <Message
            key={message.id}
            message={message}
            isLast={place === chat.messages.length - 1}
            busy={chat.busy}
            onRetry={retry}
            onUndo={undo}
          />
        ))}
      </Talk>
      <div className="border-t border-line py-3">
        <CommandHints draft={chat.draft} onChoose={write} />
        <Composer
          ref={input}
          label="Message"
          placeholder="Write a message"
          value={chat.draft}
          maxLength={maxMessage}
          busy={chat.busy}
          onChange={chat.setDraft}
          onSend={() => send(chat.draft)}
        />
        {chat.messages.length > 0 && (
          <Button variant="ghost" size="sm" pending={chat.busy} onClick={clear} className="mt-1 -ml-3">
            <Eraser aria-hidden className="size-4" />
            Clear Chat
          </Button>
        )}
      </div>
    </section>
  );
}

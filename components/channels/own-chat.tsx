'use client';

import { useState } from 'react';
import { channelLabels } from '@/components/channels/channel-labels';
import { useOwnChat } from '@/components/channels/use-channels';
import { Expandable } from '@/components/common/expandable';
import { Composer } from '@/components/messages/composer';
import { MessageBubble } from '@/components/messages/message-bubble';
import { MessageList } from '@/components/messages/message-list';
import { Button } from '@/components/ui/button';
import type { PhoneMessage, SimulatedChannel } from '@/lib/channels/schema';

export function OwnChat({ channel }: { channel: SimulatedChannel }) {
  const { chat, write } = useOwnChat(channel);
  const [text, setText] = useState('');
  const messages = chat.data?.messages ?? [];
  const name = `Simulated ${channelLabels[channel]}`;

  function send() {
    const message = text.trim();
    if (message === '' || write.isPending) return;
    setText('');
    write.mutate({ message });
  }

  return (
    <Expandable className="w-full" label={`Try it in a simulated ${channelLabels[channel]}`}>
      <div className="grid h-96 grid-rows-[minmax(0,1fr)_auto] rounded-lg border border-border">
        <MessageList label={name} typing={write.isPending} className="px-3">
          {messages.map((message, index) => (
            <ChatBubble
              key={message.id}
              message={message}
              hasButtons={index === messages.length - 1 || message.kind !== 'reply'}
              onPress={(label, payload) => write.mutate({ message: label, button: payload })}
            />
          ))}
        </MessageList>
        <div className="p-2">
          <Composer
            label={`Message in ${name}`}
            placeholder="Write to Sidekick"
            value={text}
            maxLength={4096}
            busy={write.isPending}
            onChange={setText}
            onSend={send}
          />
        </div>
      </div>
    </Expandable>
  );
}

function ChatBubble(props: {
  message: PhoneMessage;
  hasButtons: boolean;
  onPress: (label: string, payload: string) => void;
}) {
  const { message, hasButtons, onPress } = props;
  return (
    <MessageBubble
      mine={message.fromUser}
      below={
        hasButtons &&
        message.buttons && (
          <div className="flex flex-wrap gap-2">
            {message.buttons.map(({ label, payload }) => (
              <Button key={payload} variant="outline" onClick={() => onPress(label, payload)}>
                {label}
              </Button>
            ))}
          </div>
        )
      }
    >
      {message.text}
    </MessageBubble>
  );
}

'use client';

import { useState } from 'react';
import { ChatPanel } from '@/components/chat/chat-panel';
import type { SectionProps } from '@/components/dashboard/section-props';
import { FirstRun } from '@/components/first-run/first-run';
import { Today } from '@/components/today/today';

/**
 * Today and the chat: side by side on a desk. Below that width, one of them is open and the other is folded to a bar,
 * so that one input is shown at a time. Today is open first.
 */
export function ChatSection({ user, isNewcomer, hasMessages, onAnswered }: SectionProps) {
  const [open, setOpen] = useState<'today' | 'chat'>('today');
  return (
    <>
      <Today
        isFolded={open === 'chat'}
        onOpen={() => setOpen('today')}
        firstSteps={isNewcomer && <FirstRun user={user} />}
      />
      <ChatPanel
        userId={user.id}
        isNewcomer={isNewcomer}
        hasMessages={hasMessages}
        isFolded={open === 'today'}
        onOpen={() => setOpen('chat')}
        onAnswered={onAnswered}
      />
    </>
  );
}

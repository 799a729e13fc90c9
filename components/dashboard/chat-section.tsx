'use client';

import { useState } from 'react';
import { ChatPanel } from '@/components/chat/chat-panel';
import type { SectionProps } from '@/components/dashboard/section-props';
import { FirstRun } from '@/components/first-run/first-run';
import { Today } from '@/components/today/today';

/**
 * Shows Today and the chat side by side in wide windows. In narrow windows, one of them is open and the other
 * is folded to a bar, so that only one text field is visible. Today is open at first.
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

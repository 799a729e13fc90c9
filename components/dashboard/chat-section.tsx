import { ChatPanel } from '@/components/chat/chat-panel';
import type { SectionProps } from '@/components/dashboard/section-props';
import { FirstRun } from '@/components/first-run/first-run';
import { Today } from '@/components/today/today';

export function ChatSection({ user, isNewcomer, hasMessages, isTodayOpen, onAnswered }: SectionProps) {
  return (
    <>
      <Today
        className={isTodayOpen ? undefined : 'max-lg:hidden'}
        firstSteps={isNewcomer && <FirstRun user={user} />}
      />
      <ChatPanel
        userId={user.id}
        isNewcomer={isNewcomer}
        hasMessages={hasMessages}
        className={isTodayOpen ? 'max-lg:hidden' : undefined}
        onAnswered={onAnswered}
      />
    </>
  );
}

import { ChatPanel } from '@/components/chat/chat-panel';
import type { SectionProps } from '@/components/dashboard/section-props';
import { FirstRun } from '@/components/first-run/first-run';
import { Today } from '@/components/today/today';

export function ChatSection({ user, isNewcomer, onAnswered }: SectionProps) {
  return (
    <>
      <Today
        className="-outline-offset-2 max-lg:-mx-4 max-lg:max-h-[45%] max-lg:shrink-0 max-lg:overflow-y-auto max-lg:border-b max-lg:border-border max-lg:px-4 max-lg:py-3 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:-ml-3 lg:w-107 lg:pl-3 lg:shrink-0 lg:overflow-y-auto lg:border-r lg:border-border lg:py-5 lg:pr-6"
        firstSteps={isNewcomer && <FirstRun user={user} />}
      />
      <ChatPanel userId={user.id} onAnswered={onAnswered} />
    </>
  );
}

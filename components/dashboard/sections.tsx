import { CalendarDays, ListTodo, MessageCircle, NotebookPen } from 'lucide-react';
import dynamic from 'next/dynamic';
import { ChatPanel } from '@/components/chat/chat-panel';
import { newMessage, updateHistory } from '@/components/chat/history';
import { ConnectorsSection } from '@/components/dashboard/connectors-section';
import { Tools } from '@/components/dashboard/tools';
import { markAsShown } from '@/components/deliveries/use-new-deliveries';
import { LazyJournal } from '@/components/journal/lazy-journal';
import { openSection } from '@/components/page/section-tabs';
import { Today } from '@/components/today/today';
import type { CurrentUser } from '@/lib/auth/schema';
import type { TriggeredPrompt } from '@/lib/journal/schema';

interface SectionProps {
  user: CurrentUser;
  /** Shows the first steps. */
  isNewcomer: boolean;
  /** The assistant has answered, so its lists may have changed. */
  onAnswered: () => void;
}

/** The tabs in their order; the first is the default. A panel that scrolls on its own sets that in its class. */
export const sections = [
  {
    id: 'chat',
    label: 'Chat',
    icon: MessageCircle,
    className: 'flex flex-col px-4 sm:px-6 lg:flex-row lg:gap-8',
    View: ChatSection,
  },
  {
    id: 'tools',
    label: 'Tools',
    icon: ListTodo,
    className: 'min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-6',
    View: Tools,
  },
  {
    id: 'journal',
    label: 'Journal',
    icon: NotebookPen,
    className: 'min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-6',
    View: JournalSection,
  },
  {
    id: 'connectors',
    label: 'Connectors',
    icon: CalendarDays,
    className: 'min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-6',
    View: ConnectorsSection,
  },
] as const;

/** Loaded only for those who begin. */
const FirstRun = dynamic<{ user: CurrentUser }>(() =>
  import('@/components/first-run/first-run').then((file) => file.FirstRun),
);

function ChatSection({ user, isNewcomer, onAnswered }: SectionProps) {
  return (
    <>
      <Today
        className="-outline-offset-2 max-lg:max-h-[45%] max-lg:shrink-0 max-lg:overflow-y-auto max-lg:border-b max-lg:border-border max-lg:-mx-4 max-lg:px-4 max-lg:py-3 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:w-104 lg:shrink-0 lg:overflow-y-auto lg:border-r lg:border-border lg:py-5 lg:pr-6"
        firstSteps={isNewcomer && <FirstRun user={user} />}
      />
      <ChatPanel userId={user.id} onAnswered={onAnswered} />
    </>
  );
}

function JournalSection({ user }: SectionProps) {
  const showInChat = ({ id, message }: TriggeredPrompt) => {
    updateHistory(user.id, (history) => [...history, newMessage(message, false)]);
    markAsShown(id);
  };
  return <LazyJournal onStarted={showInChat} onOpenChat={() => openSection('chat')} />;
}

import { CalendarDays, ListTodo, MessageCircle, NotebookPen } from 'lucide-react';
import { ChatPanel } from '@/components/chat/chat-panel';
import { newMessage, updateHistory } from '@/components/chat/history';
import { ConnectorsSection } from '@/components/dashboard/connectors-section';
import { TodayAgenda } from '@/components/dashboard/today-agenda';
import { Tools } from '@/components/dashboard/tools';
import { markAsShown } from '@/components/deliveries/use-new-deliveries';
import { LazyJournal } from '@/components/journal/lazy-journal';
import { openSection } from '@/components/page/section-tabs';
import type { TriggeredPrompt } from '@/lib/journal/schema';

interface SectionProps {
  userId: string;
  /** The assistant has answered, so its lists may have changed. */
  onAnswered: () => void;
}

/** The tabs in their order; the first is the default. A panel that scrolls on its own sets that in its class. */
export const sections = [
  {
    id: 'chat',
    label: 'Chat',
    icon: MessageCircle,
    className: 'flex min-h-0 flex-1 gap-10 px-4 sm:px-6',
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

function ChatSection({ userId, onAnswered }: SectionProps) {
  return (
    <>
      <ChatPanel userId={userId} onAnswered={onAnswered} />
      <TodayAgenda />
    </>
  );
}

function JournalSection({ userId }: SectionProps) {
  const showInChat = ({ id, message }: TriggeredPrompt) => {
    updateHistory(userId, (history) => [...history, newMessage(message, false)]);
    markAsShown(id);
  };
  return <LazyJournal onStarted={showInChat} onOpenChat={() => openSection('chat')} />;
}

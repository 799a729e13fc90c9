import { CalendarDays, ListTodo, MessageCircle, NotebookPen } from 'lucide-react';
import { ChatPanel } from '@/components/chat/chat-panel';
import { changeHistory, newMessage } from '@/components/chat/history';
import { ConnectorsSection } from '@/components/dashboard/connectors-section';
import { TodayGlance } from '@/components/dashboard/today-glance';
import { Tools } from '@/components/dashboard/tools';
import { markShown } from '@/components/deliveries/use-arrivals';
import { LazyJournal } from '@/components/journal/lazy-journal';
import type { Triggered } from '@/lib/journal/schema';

/** What the dashboard gives to each of its tabs. */
interface SectionProps {
  userId: string;
  /** The assistant answered: what it keeps may have changed. */
  onAnswered: () => void;
}

/** The tabs in their order, the first is where a visit begins. A panel that scrolls on its own says so in its class. */
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
      <TodayGlance />
    </>
  );
}

function JournalSection({ userId }: SectionProps) {
  const ask = ({ id, message }: Triggered) => {
    changeHistory(userId, (talk) => [...talk, newMessage(message, false)]);
    markShown(id);
  };
  return <LazyJournal onAsked={ask} onOpenChat={openChat} />;
}

/** By its tab, which takes the focus too: where it was is hidden then. */
function openChat(): void {
  const tab = document.getElementById('dashboard-tab-chat');
  tab?.focus();
  tab?.click();
}

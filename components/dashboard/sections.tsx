import { ListTodo, MessageCircle, NotebookPen, Plug, Sun } from 'lucide-react';
import { newMessage, updateHistory } from '@/components/chat/history';
import { ChatSection } from '@/components/dashboard/chat-section';
import type { SectionProps } from '@/components/dashboard/section-props';
import { markAsShown } from '@/components/deliveries/use-new-deliveries';
import { LazyJournal } from '@/components/journal/lazy-journal';
import { LazyPart } from '@/components/lazy/lazy-part';
import { openSection } from '@/components/page/section-tabs';
import { Skeleton } from '@/components/ui/skeleton';
import type { TriggeredPrompt } from '@/lib/journal/schema';

const loadTools = () => import('@/components/dashboard/tools').then((file) => file.Tools);
const loadConnectors = () =>
  import('@/components/connectors/connectors-panel').then((file) => file.ConnectorsPanel);

export const sections = [
  {
    id: 'today',
    label: 'Today',
    icon: Sun,
    panel: 'chat',
    tabClassName: 'peer lg:hidden',
    View: ChatSection,
  },
  {
    id: 'chat',
    label: 'Chat',
    icon: MessageCircle,
    className: 'flex flex-col px-4 sm:px-6 lg:flex-row lg:gap-8',
    // Until the script has loaded, the tab Today is selected in wide windows, too.
    tabClassName:
      'lg:peer-data-[state=active]:border-primary lg:peer-data-[state=active]:font-semibold lg:peer-data-[state=active]:text-primary',
    View: ChatSection,
  },
  {
    id: 'tools',
    label: 'Tools',
    icon: ListTodo,
    className: 'min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-6',
    View: () => <LazyPart name="Tools" load={loadTools} waiting={<Loading />} show={(View) => <View />} />,
    prefetch: loadTools,
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
    icon: Plug,
    className: 'min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-6',
    View: () => (
      <LazyPart name="Connectors" load={loadConnectors} waiting={<Loading />} show={(View) => <View />} />
    ),
    prefetch: loadConnectors,
  },
] as const;

function JournalSection({ user }: SectionProps) {
  const showInChat = ({ id, message }: TriggeredPrompt) => {
    updateHistory(user.id, (history) => [...history, newMessage(message, false)]);
    markAsShown(id);
  };
  return <LazyJournal onStarted={showInChat} onOpenChat={() => openSection('chat')} />;
}

function Loading() {
  return (
    <div role="status" aria-label="Loading" className="grid w-full content-start gap-4 py-5">
      {['w-48', 'w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
        <Skeleton key={width} className={`h-6 ${width}`} />
      ))}
    </div>
  );
}

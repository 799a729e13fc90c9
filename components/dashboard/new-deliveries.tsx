'use client';

import { newMessage, updateHistory } from '@/components/chat/history';
import { useNewDeliveries } from '@/components/deliveries/use-new-deliveries';
import { showToastLater } from '@/components/ui/toast';
import type { Delivery } from '@/lib/outbox/schema';

export function NewDeliveries(props: { userId: string; isChatShown: boolean; onArrived: () => void }) {
  const { userId, isChatShown, onArrived } = props;
  useNewDeliveries(userId, (deliveries: Delivery[]) => {
    updateHistory(userId, (history) => [
      ...history,
      ...deliveries.map(({ text, reminderId }) => ({
        ...newMessage(text, false),
        ...(reminderId ? { reminder: reminderId } : {}),
      })),
    ]);
    const here = deliveries.filter(({ channel }) => channel === 'web');
    const newest = here.at(-1);
    const more = here.length > 1 ? `\n… and ${here.length - 1} more in the chat.` : '';
    if (newest && !isChatShown) showToastLater({ title: 'Sidekick', description: `${newest.text}${more}` });
    onArrived();
  });
  return null;
}

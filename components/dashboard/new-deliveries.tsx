'use client';

import { newMessage, updateHistory } from '@/components/chat/history';
import { useNewDeliveries } from '@/components/deliveries/use-new-deliveries';
import { showToast } from '@/components/ui/toast';
import type { Delivery } from '@/lib/outbox/schema';

/**
 * Shows messages that were delivered to the dashboard itself (the user has no phone connected): as a toast
 * and in the chat.
 */
export function NewDeliveries({ userId, onArrived }: { userId: string; onArrived: () => void }) {
  useNewDeliveries(userId, (deliveries: Delivery[]) => {
    updateHistory(userId, (history) => [
      ...history,
      ...deliveries.map(({ text }) => newMessage(text, false)),
    ]);
    const [newest] = deliveries.slice(-1);
    const rest = deliveries.length - 1;
    const more = rest > 0 ? `\n… and ${rest} more in the chat.` : '';
    if (newest) showToast({ title: 'Sidekick', description: `${newest.text}${more}` });
    onArrived();
  });
  return null;
}

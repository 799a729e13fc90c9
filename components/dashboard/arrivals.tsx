'use client';

import { changeHistory, newMessage } from '@/components/chat/history';
import { useArrivals } from '@/components/deliveries/use-arrivals';
import { showToast } from '@/components/ui/toast';
import type { Delivery } from '@/lib/deliveries/schema';

/** What no phone took is said here: a toast, and a line in the talk. */
export function Arrivals({ userId, onArrived }: { userId: string; onArrived: () => void }) {
  useArrivals(userId, (arrived: Delivery[]) => {
    changeHistory(userId, (talk) => [...talk, ...arrived.map(({ text }) => newMessage(text, false))]);
    const [newest] = arrived.slice(-1);
    const rest = arrived.length - 1;
    const more = rest > 0 ? `\n… and ${rest} more in the chat.` : '';
    if (newest) showToast({ title: 'Sidekick', description: `${newest.text}${more}` });
    onArrived();
  });
  return null;
}

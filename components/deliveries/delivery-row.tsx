'use client';

import { memo } from 'react';
import { useClock, When } from '@/components/common/clock';
import { outcomeOf } from '@/components/deliveries/outcome';
import { Badge } from '@/components/ui/badge';
import type { Delivery } from '@/lib/deliveries/schema';
import { formatTime, formatWhen, localDate } from '@/lib/time/format';

/** One message: its words, when it was due, when it left, and what became of it. */
export const DeliveryRow = memo(function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { now, zone } = useClock();
  const due = new Date(delivery.dueAt);
  const outcome = outcomeOf(delivery);
  return (
    <li className="py-3 wrap-anywhere">
      <p dir="auto" className="line-clamp-4 whitespace-pre-line">
        {delivery.text || 'Its words were not written yet.'}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <When at={due}>Due {formatWhen(due, zone, now)}</When>
        {delivery.sentAt && <SentAt due={due} sentAt={new Date(delivery.sentAt)} />}
        <Badge tone={outcome.tone}>{outcome.words}</Badge>
        {delivery.late && <Badge tone="today">Late</Badge>}
      </p>
    </li>
  );
});

function SentAt({ due, sentAt }: { due: Date; sentAt: Date }) {
  const { now, zone } = useClock();
  const isSameDay = localDate(due, zone) === localDate(sentAt, zone);
  return <When at={sentAt}>sent {isSameDay ? formatTime(sentAt, zone) : formatWhen(sentAt, zone, now)}</When>;
}

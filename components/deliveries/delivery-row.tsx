'use client';

import { memo } from 'react';
import { describeStatus } from '@/components/deliveries/delivery-status';
import { Timestamp, useClock } from '@/components/page/clock';
import { Badge } from '@/components/ui/badge';
import type { Delivery } from '@/lib/outbox/schema';
import { formatRowTime, formatTime, formatWhen, localDate } from '@/lib/time/format';

export const DeliveryRow = memo(function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { now, reader } = useClock();
  const due = new Date(delivery.dueAt);
  const status = describeStatus(delivery);
  return (
    <li className="py-3 wrap-anywhere">
      <p dir="auto" className="line-clamp-4 whitespace-pre-line">
        {delivery.text || 'Not written yet.'}
      </p>
      <p className="dotted mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted-foreground">
        <Timestamp at={due}>{formatRowTime(due, reader, now)}</Timestamp>
        {delivery.sentAt && <SentAt due={due} sentAt={new Date(delivery.sentAt)} />}
        <Badge variant={status.tone}>{status.label}</Badge>
        {delivery.late && <Badge variant="today">Late</Badge>}
      </p>
    </li>
  );
});

function SentAt({ due, sentAt }: { due: Date; sentAt: Date }) {
  const { now, zone, reader } = useClock();
  const isSameDay = localDate(due, zone) === localDate(sentAt, zone);
  return (
    <Timestamp at={sentAt}>
      sent {isSameDay ? formatTime(sentAt, reader) : formatWhen(sentAt, reader, now)}
    </Timestamp>
  );
}

'use client';

import { DialogButton } from '@/components/common/dialog-button';
import { Timestamp, useClock } from '@/components/page/clock';
import { formatWhen } from '@/lib/time/format';

export function WelcomeCard({ onZoneChanged }: { onZoneChanged: () => void }) {
  const { now, zone, reader } = useClock();
  const text = formatWhen(now, reader);
  return (
    <div className="flex min-w-0 items-center gap-x-2 text-xs text-muted-foreground max-lg:order-last max-lg:w-full max-lg:pb-2.5 sm:text-sm lg:ml-3 lg:flex-1">
      {/* Has room for an hour of two digits, so that nothing moves when 9:59 becomes 10:00. */}
      <span
        data-room={text.replace(/(?<!\d)\d:/, '0$&')}
        className="grid shrink-0 tabular-nums *:[grid-area:1/1] after:invisible after:[grid-area:1/1] after:content-[attr(data-room)]"
      >
        <Timestamp at={now}>{text}</Timestamp>
      </span>
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate">{zone}</span>
        <DialogButton
          variant="link"
          size="inline"
          className="text-muted-foreground"
          aria-label="Edit timezone"
          load={() => import('@/components/profile/timezone-dialog').then((file) => file.TimezoneDialog)}
          show={(Timezone, close) => <Timezone onClose={close} onChanged={onZoneChanged} />}
        >
          Edit
        </DialogButton>
      </span>
    </div>
  );
}

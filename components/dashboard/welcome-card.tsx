'use client';

import { useClock, When } from '@/components/common/clock';
import { formatWhen } from '@/lib/time/format';

/** The running date and time where the user is. */
export function WelcomeCard() {
  const { now, zone } = useClock();
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 px-4 pb-2 text-sm text-muted sm:px-6 sm:pb-3 sm:text-base">
      <When at={now} className="text-ink">
        {formatWhen(now, zone)}
      </When>
      <span>{zone}</span>
    </p>
  );
}

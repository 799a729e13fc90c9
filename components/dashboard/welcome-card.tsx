'use client';

import { useClock, When } from '@/components/common/clock';
import { useLazyDialog } from '@/components/common/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import { formatWhen } from '@/lib/time/format';

/** The running date and time where the user is, and the way to say that they are elsewhere. */
export function WelcomeCard({ onMoved }: { onMoved: () => void }) {
  const { now, zone } = useClock();
  const dialog = useLazyDialog(() =>
    import('@/components/profile/timezone-dialog').then((file) => file.TimezoneDialog),
  );
  return (
    <div className="flex flex-wrap items-center gap-x-2 px-4 pb-2 text-sm text-muted sm:px-6 sm:pb-3 sm:text-base">
      <When at={now} className="text-ink">
        {formatWhen(now, zone)}
      </When>
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate">{zone}</span>
        <Button
          variant="link"
          size="inline"
          aria-label="Edit timezone"
          aria-haspopup="dialog"
          aria-busy={dialog.isLoading}
          onClick={dialog.open}
          className="relative before:absolute before:-inset-2.5 aria-busy:animate-breathe"
        >
          Edit
        </Button>
      </span>
      {dialog.View && <dialog.View onClose={dialog.close} onMoved={onMoved} />}
    </div>
  );
}

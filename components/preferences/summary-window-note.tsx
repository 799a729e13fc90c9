import { useClock, When } from '@/components/common/clock';
import type { SummaryWindow } from '@/lib/preferences/schema';
import { formatWhen } from '@/lib/time/format';

/** Whether the coming summary can go to WhatsApp in full, and what helps where it cannot. */
export function SummaryWindowNote({ summaryWindow }: { summaryWindow: SummaryWindow }) {
  const { now, zone } = useClock();
  const { willBeOpen, closesAt } = summaryWindow;
  return (
    <p className="border-t border-line pt-4 text-sm text-pretty text-muted">
      {willBeOpen && closesAt ? (
        <>
          Your next summary can go to WhatsApp in full: it takes free messages until{' '}
          <When at={new Date(closesAt)}>{formatWhen(new Date(closesAt), zone, now)}</When>.
        </>
      ) : (
        'WhatsApp takes free messages for 24 hours after you last wrote. Write to Sidekick there before your next summary, and it can come in full.'
      )}
    </p>
  );
}

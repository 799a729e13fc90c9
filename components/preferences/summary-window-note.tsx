import { Timestamp, useClock } from '@/components/page/clock';
import type { SummaryWindow } from '@/lib/preferences/schema';
import { formatWhen } from '@/lib/time/format';

export function SummaryWindowNote({ summaryWindow }: { summaryWindow: SummaryWindow }) {
  const { now, reader } = useClock();
  const { willBeOpen, closesAt } = summaryWindow;
  return (
    <p className="border-t border-border pt-4 text-sm text-pretty text-muted-foreground">
      {willBeOpen && closesAt ? (
        <>
          Your next summary will arrive in full: WhatsApp allows full messages until{' '}
          <Timestamp at={new Date(closesAt)}>{formatWhen(new Date(closesAt), reader, now)}</Timestamp>.
        </>
      ) : (
        'WhatsApp allows full messages only for 24 hours after you last wrote there. Message Sidekick on WhatsApp before your next summary to get it in full.'
      )}
    </p>
  );
}

'use client';

import { useOnce } from '@/components/hooks/use-once';
import { useStartJournal } from '@/components/journal/settings/use-journal-reminder';
import { Button } from '@/components/ui/button';
import type { TriggeredPrompt } from '@/lib/journal/schema';

export interface StartJournalProps {
  onStarted: (started: TriggeredPrompt) => void;
  onOpenChat: () => void;
}

export function StartJournal({ onStarted, onOpenChat }: StartJournalProps) {
  const start = useStartJournal(onStarted, onOpenChat);
  const once = useOnce(start.isPending);
  return (
    <Button pending={start.isPending} onClick={() => once(() => start.mutate())}>
      {start.isPending ? 'Starting...' : 'Start Journal Now'}
    </Button>
  );
}

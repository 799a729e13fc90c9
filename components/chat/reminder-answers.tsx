'use client';

import { useClock } from '@/components/page/clock';
import { addDays } from '@/components/page/dates';
import { useAnswerReminder } from '@/components/reminders/use-answer-reminder';
import { Button } from '@/components/ui/button';
import { localDate, localTime } from '@/lib/time/format';

const hourMs = 3_600_000;

export function ReminderAnswers({ id, onAnswered }: { id: string; onAnswered: (id: string) => void }) {
  const { now, zone } = useClock();
  const answer = useAnswerReminder(id, () => onAnswered(id));
  const later = new Date(now.getTime() + hourMs);
  const choices = [
    { label: 'Done', input: { answer: 'done' } },
    {
      label: 'Snooze 1 h',
      input: { answer: 'snooze', until: `${localDate(later, zone)}T${localTime(later, zone)}` },
    },
    { label: 'Tomorrow', input: { answer: 'snooze', until: `${addDays(localDate(now, zone), 1)}T09:00` } },
  ] as const;
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {choices.map(({ label, input }) => (
        <Button
          key={label}
          variant="outline"
          size="sm"
          pending={answer.isPending}
          onClick={() => answer.mutate(input)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

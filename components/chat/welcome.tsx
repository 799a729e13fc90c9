import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { suggestionsFor } from '@/components/chat/suggestions';
import { useClock, useToday } from '@/components/page/clock';
import { useSeededWeek } from '@/components/today/use-agenda';
import { EmptyMedia } from '@/components/ui/empty';
import { formatClock } from '@/lib/time/format';

export function Welcome({
  isFirst,
  onChoose,
  hint,
}: {
  /** Whether this account has no messages yet. */
  isFirst: boolean;
  onChoose: (prompt: string) => void;
  hint: ReactNode;
}) {
  const { reader } = useClock();
  const today = useToday();
  const example = `Remind me to call Anna on Friday at ${formatClock('17:00', reader)}`;
  const prompts = suggestionsFor(useSeededWeek(today), today, example);
  return (
    <div className="m-auto max-w-line">
      {isFirst ? (
        <>
          <EmptyMedia icon={MessageCircle} className="mb-3 -ml-5" />
          <h2 className="text-xl font-semibold">Tell me once. I’ll take it from there.</h2>
          <p className="mt-1 text-muted-foreground">
            Todos, reminders and things to remember, in your own words. Try one:
          </p>
        </>
      ) : (
        <h2 className="text-xl font-semibold">What’s next?</h2>
      )}
      <ul className="mt-4 grid gap-2">
        {prompts.map((prompt) => (
          <li key={prompt} className="grid">
            <button
              type="button"
              onClick={() => onChoose(prompt)}
              className="min-h-11 rounded-lg border border-border bg-card px-4 py-2 text-left hover:border-input"
            >
              {prompt}
            </button>
          </li>
        ))}
      </ul>
      {hint}
    </div>
  );
}

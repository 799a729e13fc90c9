import { ChevronRight } from 'lucide-react';
import type { JournalEntry } from '@/lib/journal/schema';

const questions = {
  feeling: 'How you felt',
  question1: 'Highlight of the day',
  question2: 'Challenge faced',
  question3: 'Grateful for',
} as const;

/** The four answers as they were given, closed until they are opened. */
export function Answers({ responses }: { responses: JournalEntry['responses'] }) {
  return (
    <details className="group open:basis-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm text-muted hover:text-ink">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        Your answers
      </summary>
      <dl className="mb-2 grid max-w-line gap-2 border-s-2 border-line ps-3">
        {(['feeling', 'question1', 'question2', 'question3'] as const).map((name) => (
          <div key={name}>
            <dt className="text-sm text-muted">{questions[name]}</dt>
            <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {responses[name] || <span className="text-muted">skipped</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

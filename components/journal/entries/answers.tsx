import { Expandable } from '@/components/common/expandable';
import type { JournalEntry } from '@/lib/journal/schema';

const labels = {
  feeling: 'How you felt',
  question1: 'Highlight of the day',
  question2: 'Challenge faced',
  question3: 'Grateful for',
} as const;

export function Answers({ responses }: { responses: JournalEntry['responses'] }) {
  return (
    <Expandable data-answers="" label="Your answers" className="open:basis-full">
      <dl className="mb-2 grid max-w-line gap-2 border-s-2 border-border ps-3">
        {(['feeling', 'question1', 'question2', 'question3'] as const).map((name) => (
          <div key={name}>
            <dt className="text-sm text-muted-foreground">{labels[name]}</dt>
            <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {responses[name] || <span className="text-muted-foreground">skipped</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Expandable>
  );
}

import type { ReactNode } from 'react';
import { Expandable } from '@/components/common/expandable';
import type { JournalEntry } from '@/lib/journal/schema';

const labels = {
  feeling: 'How you felt',
  question1: 'Highlight of the day',
  question2: 'Challenge faced',
  question3: 'Grateful for',
} as const;

export function Answers(props: {
  responses: JournalEntry['responses'];
  reasons: string[];
  children: ReactNode;
}) {
  const { responses, reasons, children } = props;
  const label = reasons.length > 0 ? 'Answers and score' : 'Your answers';
  return (
    <Expandable data-answers="" label={label}>
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
      {reasons.map((reason) => (
        <p key={reason} dir="auto" className="mb-2 max-w-line text-sm text-muted-foreground wrap-anywhere">
          {reason}
        </p>
      ))}
      {children}
    </Expandable>
  );
}

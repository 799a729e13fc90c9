'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormActions } from '@/components/common/form-actions';
import { useOnce } from '@/components/common/use-once';
import { useCorrectScore } from '@/components/journal/use-journal';
import { Field } from '@/components/ui/field';
import { bestScore, moodOf, worstScore } from '@/lib/journal/rules';
import type { JournalEntry } from '@/lib/journal/schema';

/** The person's own score of a day, on a scale that says what it means. */
export function ScoreForm({ entry, onClose }: { entry: JournalEntry; onClose: () => void }) {
  const [score, setScore] = useState(entry.sentimentScore);
  const scale = useRef<HTMLInputElement>(null);
  const save = useCorrectScore(entry.id);
  const once = useOnce(save.isPending);
  const words = entry.isCrisis ? score.toFixed(1) : `${score.toFixed(1)} ${moodOf(score).label}`;

  useEffect(() => scale.current?.focus(), []);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    once(() => save.mutate(score, { onSuccess: onClose }));
  }

  return (
    <form onSubmit={submit} className="mt-4 mb-3 grid max-w-md gap-2">
      <Field label={<>How was this day? {words}</>}>
        {(control) => (
          <input
            {...control}
            type="range"
            min={worstScore}
            max={bestScore}
            step={0.1}
            value={score}
            ref={scale}
            aria-valuetext={words}
            className="h-11 w-full cursor-pointer accent-accent"
            onChange={(event) => setScore(Number(event.target.value))}
          />
        )}
      </Field>
      <FormActions
        label="Save score"
        pendingLabel="Saving..."
        failed="The score was not saved."
        save={save}
        ready
        onRetry={submit}
        onCancel={onClose}
      />
    </form>
  );
}

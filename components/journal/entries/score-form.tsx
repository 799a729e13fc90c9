'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormActions } from '@/components/common/form-actions';
import { useOnce } from '@/components/hooks/use-once';
import { useCorrectScore } from '@/components/journal/use-journal';
import { Field } from '@/components/ui/field';
import { bestScore, moodOf, worstScore } from '@/lib/journal/rules';
import type { JournalEntry } from '@/lib/journal/schema';

export function ScoreForm({ entry, onClose }: { entry: JournalEntry; onClose: () => void }) {
  const [score, setScore] = useState(entry.sentimentScore);
  const slider = useRef<HTMLInputElement>(null);
  const save = useCorrectScore(entry.id);
  const once = useOnce(save.isPending);
  const label = entry.isCrisis ? score.toFixed(1) : `${score.toFixed(1)} ${moodOf(score).label}`;

  useEffect(() => slider.current?.focus(), []);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    once(() => save.mutate(score, { onSuccess: onClose }));
  }

  return (
    <form onSubmit={submit} className="mt-4 mb-3 grid max-w-md gap-2">
      <Field label={<>How was this day? {label}</>}>
        {(control) => (
          <>
            <input
              {...control}
              type="range"
              min={worstScore}
              max={bestScore}
              step={0.1}
              value={score}
              ref={slider}
              aria-valuetext={label}
              className="h-11 w-full cursor-pointer accent-primary"
              onChange={(event) => setScore(Number(event.target.value))}
            />
            <div aria-hidden className="flex justify-between text-sm text-muted-foreground">
              <span>{moodOf(worstScore).label}</span>
              <span>{moodOf(bestScore).label}</span>
            </div>
          </>
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

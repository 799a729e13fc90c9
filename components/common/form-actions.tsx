import { useEffect, useRef } from 'react';
import { Failure } from '@/components/common/failure';
import { Button } from '@/components/ui/button';

/** What a form needs of the mutation it saves with. */
export interface Save<Draft> {
  isPending: boolean;
  isError: boolean;
  error: Error | null;
  mutate: (draft: Draft, options: { onSuccess: () => void }) => void;
}

/** The end of a form: its own words on the button, Cancel (or Escape) where there is something to go back to, and what failed. */
export function FormActions<Draft>(props: {
  label: string;
  pendingLabel: string;
  /** What a failure says first: "The todo was not added." */
  failed: string;
  save: Save<Draft>;
  ready: boolean;
  onRetry: () => void;
  onCancel?: (() => void) | undefined;
}) {
  const { label, pendingLabel, failed, save, ready, onRetry, onCancel } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || !onCancel) return;
    const leave = (event: KeyboardEvent) => {
      // An input method's Escape drops a word, and an opened list's closes the list.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) onCancel();
    };
    form.addEventListener('keydown', leave);
    return () => form.removeEventListener('keydown', leave);
  }, [onCancel]);
  return (
    <>
      <div ref={place} className="flex flex-wrap gap-2">
        <Button type="submit" pending={save.isPending} disabled={!ready}>
          {save.isPending ? pendingLabel : label}
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {save.isError && <Failure className="w-full" what={failed} error={save.error} onRetry={onRetry} />}
    </>
  );
}

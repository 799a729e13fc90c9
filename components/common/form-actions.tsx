import { useEffect, useRef } from 'react';
import { Failure } from '@/components/common/failure';
import { Button } from '@/components/ui/button';

export interface SaveMutation<Draft> {
  isPending: boolean;
  isError: boolean;
  error: Error | null;
  mutate: (draft: Draft, options: { onSuccess: () => void }) => void;
}

export function FormActions<Draft>(props: {
  label: string;
  variant?: 'default' | 'outline';
  pendingLabel: string;
  failed: string;
  save: SaveMutation<Draft>;
  ready: boolean;
  onRetry: () => void;
  onCancel?: (() => void) | undefined;
}) {
  const { label, variant, pendingLabel, failed, save, ready, onRetry, onCancel } = props;
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = buttons.current?.closest('form');
    if (!form || !onCancel) return;
    const cancelOnEscape = (event: KeyboardEvent) => {
      // Escape also ends an input method's composition and closes an open list. Neither may cancel the form.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) onCancel();
    };
    form.addEventListener('keydown', cancelOnEscape);
    return () => form.removeEventListener('keydown', cancelOnEscape);
  }, [onCancel]);
  return (
    <div className="grid gap-3 @md:col-span-2">
      <div ref={buttons} className="flex flex-wrap gap-2">
        <Button type="submit" variant={variant} pending={save.isPending} disabled={!ready}>
          {save.isPending ? pendingLabel : label}
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {save.isError && <Failure className="w-full" what={failed} error={save.error} onRetry={onRetry} />}
    </div>
  );
}

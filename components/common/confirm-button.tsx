'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { DisclosureButton } from '@/components/common/disclosure-button';
import { Failure } from '@/components/common/failure';
import { useOnce } from '@/components/hooks/use-once';
import { Button } from '@/components/ui/button';

interface Confirmation {
  question: ReactNode;
  confirmLabel: string;
  isDestructive?: boolean;
  /** First sentence of the error message. Absent if the mutation itself shows a toast for an error. */
  failed?: string;
  mutation: { isPending: boolean; isError: boolean; error: unknown };
  onConfirm: (close: () => void) => void;
}

export function ConfirmButton({ label, ...confirmation }: Confirmation & { label: ReactNode }) {
  return (
    <DisclosureButton label={label}>
      {(close) => <Question {...confirmation} close={close} />}
    </DisclosureButton>
  );
}

function Question(props: Confirmation & { close: () => void }) {
  const { question, confirmLabel, isDestructive = false, failed, mutation, onConfirm, close } = props;
  const end = useRef<HTMLDivElement>(null);
  const once = useOnce(mutation.isPending);
  const confirm = () => once(() => onConfirm(close));

  useEffect(() => {
    if (mutation.isError) end.current?.scrollIntoView({ block: 'nearest' });
  }, [mutation.isError]);

  return (
    <div className="grid gap-3">
      <p className="text-sm">{question}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isDestructive ? 'outline' : 'default'}
          pending={mutation.isPending}
          onClick={confirm}
        >
          <span className={isDestructive ? 'text-overdue' : ''}>{confirmLabel}</span>
        </Button>
        <Button variant="outline" onClick={close}>
          Cancel
        </Button>
      </div>
      <div ref={end}>
        {failed && mutation.isError && <Failure what={failed} error={mutation.error} onRetry={confirm} />}
      </div>
    </div>
  );
}

'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { usePhoneReading } from '@/components/auth/use-phone-reading';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** A phone number as people type it, and under it how it is read. */
export function PhoneField(
  props: {
    label?: string;
    hint: string;
    error?: string | undefined;
    onText?: (text: string) => void;
  } & Omit<ComponentProps<typeof Input>, 'id' | 'type' | 'onChange' | 'onBlur'>,
) {
  const { label = 'Phone number', hint, error, onText, ...input } = props;
  const { reading, problem, follow, read } = usePhoneReading();
  const noteId = useId();
  const wrong = error ?? problem ?? undefined;
  const understood = reading ? `We read this as ${reading.display}` : undefined;
  return (
    <Field label={label}>
      {(control) => (
        <div>
          <Input
            autoComplete="tel"
            {...input}
            {...control}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={noteId}
            type="tel"
            onChange={(event) => {
              onText?.(event.target.value);
              follow(event.target.value);
            }}
            onBlur={(event) => read(event.target.value)}
          />
          {/* Two lines high, as its longest text: nothing moves when it changes. */}
          <p
            id={noteId}
            aria-live="polite"
            className={clsx('mt-1.5 min-h-10 text-sm tabular-nums', toneOf(wrong, understood))}
          >
            {wrong ?? understood ?? hint}
          </p>
        </div>
      )}
    </Field>
  );
}

function toneOf(wrong: string | undefined, understood: string | undefined): string {
  if (wrong) return 'text-overdue';
  return understood ? 'text-ink' : 'text-muted';
}

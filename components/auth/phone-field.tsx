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
  const note = reading ? `We read this as ${reading.display}` : hint;
  return (
    <Field label={label} error={wrong}>
      {(control) => (
        <div>
          <Input
            autoComplete="tel"
            {...input}
            {...control}
            aria-describedby={control['aria-describedby'] ?? noteId}
            type="tel"
            onChange={(event) => {
              onText?.(event.target.value);
              follow(event.target.value);
            }}
            onBlur={(event) => read(event.target.value)}
          />
          {/* Two lines high, as its longest text and as what stands here when the number is wrong. */}
          <p
            id={noteId}
            aria-live="polite"
            className={clsx(
              'mt-1.5 min-h-10 text-sm tabular-nums empty:mt-0 empty:min-h-0',
              reading ? 'text-ink' : 'text-muted',
            )}
          >
            {wrong ? null : note}
          </p>
        </div>
      )}
    </Field>
  );
}

'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { usePhoneCheck } from '@/components/auth/use-phone-check';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** A field for a phone number. Shows below it how the server reads the number. */
export function PhoneField(
  props: {
    label?: string;
    hint: string;
    error?: string | undefined;
    /** The account's stored number. It is not checked again. */
    stored?: string | null;
    onText?: (text: string) => void;
  } & Omit<ComponentProps<typeof Input>, 'id' | 'type' | 'onChange' | 'onBlur'>,
) {
  const { label = 'Phone number', hint, error, stored, onText, ...input } = props;
  const { phone, problem, onType, onLeave } = usePhoneCheck();
  const noteId = useId();
  const shownError = error ?? problem ?? undefined;
  const confirmed = phone ? `We read this as ${phone.display}` : undefined;
  return (
    <Field label={label}>
      {(control) => (
        <div>
          <Input
            autoComplete="tel"
            {...input}
            {...control}
            aria-invalid={shownError ? true : undefined}
            aria-describedby={noteId}
            type="tel"
            onChange={(event) => {
              onText?.(event.target.value);
              onType(event.target.value);
            }}
            onBlur={({ target }) => target.value !== stored && onLeave(target.value)}
          />
          {/* Always two lines high, so that nothing moves when the text changes. */}
          <p
            id={noteId}
            aria-live="polite"
            className={clsx('mt-1.5 min-h-10 text-sm tabular-nums', colorOf(shownError, confirmed))}
          >
            {shownError ?? confirmed ?? hint}
          </p>
        </div>
      )}
    </Field>
  );
}

function colorOf(error: string | undefined, confirmed: string | undefined): string {
  if (error) return 'text-overdue';
  return confirmed ? 'text-foreground' : 'text-muted-foreground';
}

'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { usePhoneCheck } from '@/components/auth/use-phone-check';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

export function PhoneField(
  props: {
    label?: string;
    hint: string;
    error?: string | undefined;
    /** The phone number saved in the account. The field does not check this number. */
    stored?: string | null;
    onText?: (text: string) => void;
  } & Omit<ComponentProps<typeof Input>, 'id' | 'type' | 'onChange' | 'onBlur'>,
) {
  const { label = 'Phone number', hint, error, stored, onText, ...input } = props;
  const { phone, problem, onType, onLeave } = usePhoneCheck();
  const id = useId();
  const shownError = error ?? problem ?? undefined;
  const note = shownError ?? (phone ? `We read this as ${phone.display}` : undefined);
  return (
    <Field label={label}>
      {(control) => (
        <div>
          <Input
            autoComplete="tel"
            {...input}
            {...control}
            aria-invalid={shownError ? true : undefined}
            aria-describedby={`${id}-note ${id}-hint`}
            type="tel"
            onChange={(event) => {
              onText?.(event.target.value);
              onType(event.target.value);
            }}
            onBlur={({ target }) => target.value !== stored && onLeave(target.value)}
          />
          {/* The note takes the place of the hint, so that nothing moves when it appears. */}
          <div className="mt-1.5 grid text-sm tabular-nums *:col-start-1 *:row-start-1">
            <p id={`${id}-hint`} className={clsx('text-muted-foreground', note && 'invisible')}>
              {hint}
            </p>
            <p id={`${id}-note`} aria-live="polite" className={clsx(shownError && 'text-overdue')}>
              {note}
            </p>
          </div>
        </div>
      )}
    </Field>
  );
}

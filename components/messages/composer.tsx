'use client';

import { SendHorizontal } from 'lucide-react';
import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';

export function Composer(props: {
  label: string;
  placeholder: string;
  value: string;
  maxLength: number;
  busy?: boolean;
  onChange: (value: string) => void;
  onSend: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}) {
  const { label, placeholder, value, maxLength, busy = false, onChange, onSend, ref } = props;
  const ready = value.trim() !== '' && !busy;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!ready) return;
    // The button is now disabled and would lose the focus, so the input gets the focus.
    event.currentTarget.querySelector('textarea')?.focus();
    onSend();
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Does not send if Enter picks a character in an input method (Japanese, Chinese).
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (ready) onSend();
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <Textarea
        ref={ref}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        enterKeyHint="send"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" size="icon" aria-label="Send message" disabled={!ready}>
        <SendHorizontal aria-hidden className="size-5" />
      </Button>
    </form>
  );
}

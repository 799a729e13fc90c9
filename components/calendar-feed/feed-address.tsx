'use client';

import { type RefObject, useId } from 'react';
import { useCreateFeed, useDeleteFeed } from '@/components/calendar-feed/use-calendar-feed';
import { ConfirmButton } from '@/components/common/confirm-button';
import { keepFocusIn } from '@/components/common/focus';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Input } from '@/components/ui/input';
import { showToast } from '@/components/ui/toast';

export function FeedAddress({ url, card }: { url: string; card: RefObject<HTMLElement | null> }) {
  const id = useId();
  const replace = useCreateFeed();
  const remove = useDeleteFeed();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Address copied' });
    } catch {
      showToast({
        tone: 'error',
        title: 'Could not copy the address',
        description: 'Select it and copy it yourself.',
      });
    }
  }

  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="sr-only">
        Your calendar address
      </label>
      <Input id={id} readOnly value={url} onFocus={({ target }) => target.select()} className="text-sm" />
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>Copy address</Button>
        <a className={buttonVariants({ variant: 'outline' })} href={url.replace(/^https?:/, 'webcal:')}>
          Open in calendar app
        </a>
      </div>
      <p className="text-sm text-muted-foreground">
        Anyone with this address can see these entries. Use it only in your own calendars.
      </p>
      <ConfirmButton
        label="Replace address"
        question="Calendars that use the current address stop updating until you give them the new one."
        confirmLabel={replace.isPending ? 'Replacing...' : 'Yes, replace'}
        isDestructive
        failed="The address was not replaced."
        mutation={replace}
        onConfirm={(close) => replace.mutate({ replace: true }, { onSuccess: close })}
      />
      <ConfirmButton
        label="Turn off"
        question="Calendars that use this address stop updating."
        confirmLabel={remove.isPending ? 'Turning off...' : 'Yes, turn off'}
        isDestructive
        failed="The address was not turned off."
        mutation={remove}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => keepFocusIn(card.current) })}
      />
    </div>
  );
}

'use client';

import { type RefObject, useId } from 'react';
import { AskOnce } from '@/components/common/ask-once';
import { Failure } from '@/components/common/failure';
import { keepFocus } from '@/components/common/focus';
import { useOnce } from '@/components/common/use-once';
import { useCreateFeed, useDeleteFeed } from '@/components/connectors/use-calendar-feed';
import { Button, buttonLook } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { showToast } from '@/components/ui/toast';

/** The address itself: to copy, to subscribe to, to replace and to switch off. */
export function FeedAddress({ url, place }: { url: string; place: RefObject<HTMLElement | null> }) {
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
        title: 'It could not be copied',
        description: 'Mark the address and copy it yourself.',
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
        <a className={buttonLook({ variant: 'outline' })} href={url.replace(/^https?:/, 'webcal:')}>
          Open in calendar app
        </a>
      </div>
      <p className="text-sm text-muted">
        Whoever has this address sees these entries. Give it to nobody but your own calendars.
      </p>
      <AskOnce label="Replace address">
        {(putAway) => (
          <Sure
            words="Calendars that use the present address get nothing more until you give them the new one."
            act={{ label: 'Yes, replace', running: 'Replacing...', failed: 'The address was not replaced.' }}
            doing={replace}
            run={() => replace.mutate({ replace: true }, { onSuccess: putAway })}
            onClose={putAway}
          />
        )}
      </AskOnce>
      <AskOnce label="Switch off">
        {(putAway) => (
          <Sure
            words="Calendars that use this address get nothing more."
            act={{
              label: 'Yes, switch off',
              running: 'Switching off...',
              failed: 'The address was not switched off.',
            }}
            doing={remove}
            run={() => remove.mutate(undefined, { onSuccess: () => keepFocus(place.current) })}
            onClose={putAway}
          />
        )}
      </AskOnce>
    </div>
  );
}

function Sure(props: {
  words: string;
  act: { label: string; running: string; failed: string };
  doing: { isPending: boolean; isError: boolean; error: unknown };
  run: () => void;
  onClose: () => void;
}) {
  const { words, act, doing, run, onClose } = props;
  const once = useOnce(doing.isPending);
  return (
    <div className="grid gap-3">
      <p className="text-sm">{words}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" pending={doing.isPending} onClick={() => once(run)}>
          <span className="text-overdue">{doing.isPending ? act.running : act.label}</span>
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {doing.isError && <Failure what={act.failed} error={doing.error} onRetry={run} />}
    </div>
  );
}

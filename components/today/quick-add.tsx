'use client';

import { Plus } from 'lucide-react';
import type { FormEvent } from 'react';
import { Failure } from '@/components/common/failure';
import { ReadingChips } from '@/components/today/reading-chips';
import { useQuickAdd } from '@/components/today/use-quick-add';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { maxLine } from '@/lib/quick-add/rules';

export function QuickAdd() {
  const line = useQuickAdd();
  const { text, reading, added, adding, correcting, removing } = line;

  function submit(event: FormEvent) {
    event.preventDefault();
    line.submit();
  }

  return (
    <form onSubmit={submit} className="group min-w-0 flex-1 max-lg:flex max-lg:flex-col-reverse lg:mb-4">
      <div className="flex gap-2">
        <Input
          data-quick-add
          aria-label="Add a todo or a reminder"
          dir="auto"
          value={text}
          maxLength={maxLine}
          enterKeyHint="done"
          autoComplete="off"
          placeholder="Add: pay rent Friday"
          onChange={(event) => line.type(event.target.value)}
        />
        <Button type="submit" size="icon" aria-label="Add" disabled={text.trim() === ''}>
          <Plus aria-hidden className="size-5" />
        </Button>
      </div>
      {/* Has its full height as soon as the line has the focus, so that nothing moves when the result
         appears. */}
      <div
        role="status"
        className="flex min-h-11 flex-wrap items-center gap-2 py-2 text-sm text-muted-foreground not-group-focus-within:empty:hidden"
      >
        {reading && <ReadingChips reading={reading} onChange={line.correct} />}
        {!reading && adding.isPending && <span>Adding…</span>}
        {added && (
          <>
            <span className="wrap-anywhere">
              Added “<bdi>{added.reading.title}</bdi>”
            </span>
            <ReadingChips
              reading={added.reading}
              onChange={(changed) => correcting.mutate({ url: added.url, reading: changed })}
            />
            <Button variant="link" size="inline" onClick={() => removing.mutate(added)}>
              Undo
            </Button>
          </>
        )}
      </div>
      {adding.isError && text !== '' && (
        <Failure what="It was not added." error={adding.error} onRetry={line.submit} />
      )}
      {correcting.isError && added && (
        <Failure
          what="It was not changed."
          error={correcting.error}
          onRetry={() => correcting.variables && correcting.mutate(correcting.variables)}
        />
      )}
      {removing.isError && added && (
        <Failure
          what="It was not taken back."
          error={removing.error}
          onRetry={() => removing.mutate(added)}
        />
      )}
    </form>
  );
}

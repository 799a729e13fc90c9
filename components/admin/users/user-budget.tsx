'use client';

import { type FormEvent, useState } from 'react';
import { formatCount } from '@/components/admin/format-numbers';
import { useChangeUser } from '@/components/admin/users/use-users';
import { Failure } from '@/components/common/failure';
import { useOnce } from '@/components/hooks/use-once';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { AdminUserDetail } from '@/lib/admin/schema';

export function UserBudget({ user }: { user: AdminUserDetail }) {
  const { id, tokensToday, tokenBudget } = user;
  const [typed, setTyped] = useState<string | null>(null);
  const save = useChangeUser(id, 'Daily budget saved');
  const once = useOnce(save.isPending);
  const shown = typed ?? String(tokenBudget.own ?? '');
  const defaultBudget = formatCount(tokenBudget.default);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const dailyTokens = shown.trim() === '' ? null : Number(shown);
    once(() => save.mutate({ dailyTokens }, { onSuccess: () => setTyped(null) }));
  }

  return (
    <section aria-label="Tokens">
      <h3 className="mb-1 font-semibold">Tokens</h3>
      <p className="mb-3 text-muted-foreground tabular-nums">
        {formatCount(tokensToday)} of {formatCount(tokenBudget.own ?? tokenBudget.default)} used today
      </p>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field
          label="Daily budget"
          hint={`Leave empty for the default (${defaultBudget}).`}
          className="grow basis-40"
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              value={shown}
              placeholder={String(tokenBudget.default)}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="outline"
          className="mb-6.5"
          pending={save.isPending}
          disabled={typed === null}
        >
          {save.isPending ? 'Saving...' : 'Save budget'}
        </Button>
      </form>
      {save.isError && (
        <Failure what="The budget was not saved." error={save.error} onRetry={() => submit()} />
      )}
    </section>
  );
}

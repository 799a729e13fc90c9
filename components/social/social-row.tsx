'use client';

import { memo } from 'react';
import { Failure } from '@/components/common/failure';
import { RowActions } from '@/components/common/row-actions';
import { useEditing } from '@/components/common/use-editing';
import { EditSocialForm } from '@/components/social/edit-social-form';
import { NextDay } from '@/components/social/next-day';
import { useDeleteSocialDate } from '@/components/social/use-social-dates';
import { occasionOf, ourselves } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';

/** One date: whose, which, and the next time it comes. */
export const SocialRow = memo(function SocialRow({ date }: { date: SocialDate }) {
  const { editing, row, open, close } = useEditing();
  const remove = useDeleteSocialDate();

  if (remove.isPending || remove.isSuccess) return null;
  if (editing) {
    return (
      <li ref={row} className="py-3">
        <EditSocialForm date={date} onClose={close} />
      </li>
    );
  }
  return (
    <li ref={row}>
      <div className="flex items-start">
        <div className="min-w-0 flex-1 py-2.5 wrap-anywhere">
          <p>
            <bdi>{date.name === ourselves ? 'You' : date.name}</bdi>
            <span className="text-sm text-muted"> · {date.kind}</span>
          </p>
          <NextDay date={date} />
          {date.note && (
            <p dir="auto" className="mt-0.5 text-sm whitespace-pre-wrap text-muted">
              {date.note}
            </p>
          )}
        </div>
        <RowActions name={occasionOf(date)} onEdit={open} onDelete={() => remove.mutate(date)} />
      </div>
      {remove.isError && (
        <Failure
          className="mb-2"
          what="It was not deleted."
          error={remove.error}
          onRetry={() => remove.mutate(date)}
        />
      )}
    </li>
  );
});

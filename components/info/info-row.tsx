'use client';

import { memo } from 'react';
import { Failure } from '@/components/common/failure';
import { RowActions } from '@/components/common/row-actions';
import { useEditing } from '@/components/common/use-editing';
import { EditInfoForm } from '@/components/info/edit-info-form';
import { useDeleteInfo } from '@/components/info/use-info';
import type { Info } from '@/lib/info/schema';

/** One stored fact and where it came from. */
export const InfoRow = memo(function InfoRow({ info }: { info: Info }) {
  const { editing, row, open, close } = useEditing();
  const remove = useDeleteInfo();

  if (remove.isPending || remove.isSuccess) return null;
  if (editing) {
    return (
      <li ref={row} className="py-3">
        <EditInfoForm info={info} onClose={close} />
      </li>
    );
  }
  return (
    <li ref={row}>
      <div className="flex items-start">
        <div className="min-w-0 flex-1 py-2.5 wrap-anywhere">
          <p className="text-sm text-muted">
            <bdi>{info.key}</bdi>
            <span className="text-xs"> · {sources[info.source] ?? `from ${info.source}`}</span>
          </p>
          <p dir="auto" className="whitespace-pre-wrap">
            {info.value}
          </p>
        </div>
        <RowActions name={info.key} onEdit={open} onDelete={() => remove.mutate(info)} />
      </div>
      {remove.isError && (
        <Failure
          className="mb-2"
          what="It was not deleted."
          error={remove.error}
          onRetry={() => remove.mutate(info)}
        />
      )}
    </li>
  );
});

const sources: Record<string, string> = {
  web: 'typed here',
  whatsapp: 'from WhatsApp',
  telegram: 'from Telegram',
  email: 'from e-mail',
};

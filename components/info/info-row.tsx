'use client';

import { memo, useState } from 'react';
import { Failure } from '@/components/common/failure';
import { RowActions } from '@/components/common/row-actions';
import { EditInfoForm } from '@/components/info/edit-info-form';
import { useDeleteInfo } from '@/components/info/use-info';
import type { Info } from '@/lib/info/schema';

/** One stored fact and, where it did not come from this page, its source. */
export const InfoRow = memo(function InfoRow({ info }: { info: Info }) {
  const [editing, setEditing] = useState(false);
  const remove = useDeleteInfo();

  if (remove.isPending || remove.isSuccess) return null;
  if (editing) {
    return (
      <li className="py-3">
        <EditInfoForm info={info} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li>
      <div className="flex items-start">
        <div className="min-w-0 flex-1 py-2.5 wrap-anywhere">
          <p className="text-sm text-muted">
            {info.key}
            {info.source !== 'web' && ` · from ${sourceNames[info.source] ?? info.source}`}
          </p>
          <p className="whitespace-pre-wrap">{info.value}</p>
        </div>
        <RowActions name={info.key} onEdit={() => setEditing(true)} onDelete={() => remove.mutate(info)} />
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

const sourceNames: Record<string, string> = { whatsapp: 'WhatsApp', telegram: 'Telegram', email: 'e-mail' };

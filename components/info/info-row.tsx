'use client';

import { memo } from 'react';
import { InfoForm } from '@/components/info/info-form';
import { useDeleteInfo, useEditInfo } from '@/components/info/use-info';
import { EditableRow } from '@/components/rows/editable-row';
import { RowDetails } from '@/components/rows/row-parts';
import type { Info } from '@/lib/info/schema';

export const InfoRow = memo(function InfoRow({ info }: { info: Info }) {
  const deletion = useDeleteInfo();
  return (
    <EditableRow
      name={info.key}
      deletion={deletion}
      onDelete={() => deletion.mutate(info)}
      form={(close) => <EditInfoForm info={info} onClose={close} />}
    >
      <p dir="auto">{info.key}</p>
      <RowDetails>
        <span dir="auto" className="max-w-full whitespace-pre-wrap">
          {info.value}
        </span>
        <span className="text-xs">{sources[info.source] ?? `from ${info.source}`}</span>
      </RowDetails>
    </EditableRow>
  );
});

const sources: Record<string, string> = {
  web: 'added here',
  whatsapp: 'from WhatsApp',
  telegram: 'from Telegram',
  email: 'from email',
};

function EditInfoForm({ info, onClose }: { info: Info; onClose: () => void }) {
  const { save, cancel } = useEditInfo(info.id, onClose);
  return (
    <InfoForm
      start={info}
      label="Save"
      pendingLabel="Saving..."
      failed="The information was not changed."
      save={save}
      onSaved={onClose}
      onCancel={cancel}
    />
  );
}

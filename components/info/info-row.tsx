'use client';

import { memo } from 'react';
import { InfoForm } from '@/components/info/info-form';
import { useDeleteInfo, useEditInfo } from '@/components/info/use-info';
import { EditableRow } from '@/components/rows/editable-row';
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
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
        <span dir="auto">{info.key}</span>
        {info.source !== 'web' && <span>· {sources[info.source] ?? `from ${info.source}`}</span>}
      </p>
      <p dir="auto" className="mt-0.5 whitespace-pre-wrap">
        {info.value}
      </p>
    </EditableRow>
  );
});

const sources: Record<string, string> = {
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

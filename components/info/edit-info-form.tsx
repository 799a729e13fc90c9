'use client';

import { InfoForm } from '@/components/info/info-form';
import { useEditInfo } from '@/components/info/use-info';
import type { Info } from '@/lib/info/schema';

export function EditInfoForm({ info, onClose }: { info: Info; onClose: () => void }) {
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

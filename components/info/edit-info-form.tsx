'use client';

import { InfoForm } from '@/components/info/info-form';
import { useUpdateInfo } from '@/components/info/use-info';
import type { Info } from '@/lib/info/schema';

export function EditInfoForm({ info, onClose }: { info: Info; onClose: () => void }) {
  return (
    <InfoForm
      start={info}
      label="Save"
      pendingLabel="Saving..."
      failed="The information was not changed."
      save={useUpdateInfo(info.id)}
      onSaved={onClose}
      onCancel={onClose}
    />
  );
}

'use client';

import { type FormEvent, useState } from 'react';
import { FormActions } from '@/components/common/form-actions';
import { Modal } from '@/components/common/modal';
import { useOnce } from '@/components/hooks/use-once';
import { useClock } from '@/components/page/clock';
import { useUpdateTimezone } from '@/components/profile/use-profile';
import { ZoneSelect } from '@/components/profile/zone-select';

export function TimezoneDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const { zone } = useClock();
  const [chosen, setChosen] = useState(zone);
  const save = useUpdateTimezone(onChanged);
  const once = useOnce(save.isPending);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    once(() => save.mutate({ timezone: chosen }, { onSuccess: onClose }));
  }

  return (
    <Modal title="Timezone" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <ZoneSelect stored={zone} value={chosen} onChange={setChosen} />
        <FormActions
          label="Save Timezone"
          pendingLabel="Saving..."
          failed="Your timezone was not saved."
          save={save}
          ready
          onRetry={submit}
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
}

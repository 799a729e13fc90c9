'use client';

import { Cake } from 'lucide-react';
import { memo } from 'react';
import { EditableRow } from '@/components/rows/editable-row';
import { RowDetails, RowIcon, RowNote } from '@/components/rows/row-parts';
import { NextDay } from '@/components/social/next-day';
import { SocialForm } from '@/components/social/social-form';
import { useDeleteSocialDate, useEditSocialDate } from '@/components/social/use-social-dates';
import { occasionOf } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';

export const SocialRow = memo(function SocialRow({ date }: { date: SocialDate }) {
  const deletion = useDeleteSocialDate();
  return (
    <EditableRow
      name={occasionOf(date)}
      leading={<RowIcon icon={Cake} />}
      deletion={deletion}
      onDelete={() => deletion.mutate(date)}
      form={(close) => <EditSocialForm date={date} onClose={close} />}
    >
      <p dir="auto" className="first-letter:uppercase">
        {occasionOf(date)}
      </p>
      <RowDetails>
        <NextDay date={date} />
      </RowDetails>
      {date.note && <RowNote>{date.note}</RowNote>}
    </EditableRow>
  );
});

function EditSocialForm({ date, onClose }: { date: SocialDate; onClose: () => void }) {
  const { save, cancel } = useEditSocialDate(date.id, onClose);
  return (
    <SocialForm
      start={date}
      label="Save"
      pendingLabel="Saving..."
      failed="The date was not changed."
      save={save}
      onSaved={onClose}
      onCancel={cancel}
    />
  );
}

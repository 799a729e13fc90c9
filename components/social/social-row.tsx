'use client';

import { memo } from 'react';
import { EditableRow } from '@/components/common/editable-row';
import { NextDay } from '@/components/social/next-day';
import { SocialForm } from '@/components/social/social-form';
import { useDeleteSocialDate, useEditSocialDate } from '@/components/social/use-social-dates';
import { occasionOf, ourselves } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';

export const SocialRow = memo(function SocialRow({ date }: { date: SocialDate }) {
  const deletion = useDeleteSocialDate();
  return (
    <EditableRow
      name={occasionOf(date)}
      deletion={deletion}
      onDelete={() => deletion.mutate(date)}
      form={(close) => <EditSocialForm date={date} onClose={close} />}
    >
      <p>
        <bdi>{date.name === ourselves ? 'You' : date.name}</bdi>
        <span className="text-sm text-muted-foreground"> · {date.kind}</span>
      </p>
      <NextDay date={date} />
      {date.note && (
        <p dir="auto" className="mt-0.5 text-sm whitespace-pre-wrap text-muted-foreground">
          {date.note}
        </p>
      )}
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

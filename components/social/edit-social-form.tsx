'use client';

import { SocialForm } from '@/components/social/social-form';
import { useUpdateSocialDate } from '@/components/social/use-social-dates';
import type { SocialDate } from '@/lib/social/schema';

export function EditSocialForm({ date, onClose }: { date: SocialDate; onClose: () => void }) {
  return (
    <SocialForm
      start={date}
      label="Save"
      pendingLabel="Saving..."
      failed="The date was not changed."
      save={useUpdateSocialDate(date.id)}
      onSaved={onClose}
      onCancel={onClose}
    />
  );
}

'use client';

import { SocialForm } from '@/components/social/social-form';
import { useAddSocialDate } from '@/components/social/use-social-dates';

export function AddSocialForm() {
  return (
    <SocialForm
      label="Add date"
      pendingLabel="Adding..."
      failed="The date was not added."
      save={useAddSocialDate()}
    />
  );
}

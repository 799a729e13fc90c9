'use client';

import { OwnData } from '@/components/profile/own-data';
import { ProfileForm } from '@/components/profile/profile-form';
import type { ProfileDraft } from '@/components/profile/validation';
import { Dialog } from '@/components/ui/dialog';
import type { CurrentUser } from '@/lib/auth/schema';

/** Stands for as long as it is open; what is typed and not saved is kept by its opener, as `draft`, for the next opening. */
export function ProfileDialog(props: {
  user: CurrentUser;
  draft: ProfileDraft | undefined;
  onDraft: (draft: ProfileDraft | undefined) => void;
  onClose: () => void;
}) {
  const { user, draft, onDraft, onClose } = props;
  return (
    <Dialog open title="Profile" onClose={onClose}>
      <ProfileForm user={user} start={draft} onDraft={onDraft} onSaved={onClose} />
      <OwnData email={user.email} />
    </Dialog>
  );
}

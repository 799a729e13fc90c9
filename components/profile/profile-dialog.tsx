'use client';

import { Modal } from '@/components/common/modal';
import { ProfileForm } from '@/components/profile/profile-form';
import type { ProfileDraft } from '@/components/profile/validation';
import { YourData } from '@/components/profile/your-data';
import type { CurrentUser } from '@/lib/auth/schema';

export function ProfileDialog(props: {
  user: CurrentUser;
  draft: ProfileDraft | undefined;
  onDraft: (draft: ProfileDraft | undefined) => void;
  onClose: () => void;
}) {
  const { user, draft, onDraft, onClose } = props;
  return (
    <Modal title="Profile" onClose={onClose}>
      <ProfileForm user={user} start={draft} onDraft={onDraft} onSaved={onClose} />
      <YourData email={user.email} />
    </Modal>
  );
}

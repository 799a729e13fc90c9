'use client';

import { OwnData } from '@/components/profile/own-data';
import { ProfileForm } from '@/components/profile/profile-form';
import { Dialog } from '@/components/ui/dialog';
import type { CurrentUser } from '@/lib/auth/schema';

/** Stands for as long as it is open: each opening starts with an empty form. */
export function ProfileDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  return (
    <Dialog open title="Profile" onClose={onClose}>
      <ProfileForm user={user} onSaved={onClose} />
      <OwnData email={user.email} />
    </Dialog>
  );
}

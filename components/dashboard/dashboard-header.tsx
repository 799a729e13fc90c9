'use client';

import { Bell, CircleUser, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { SignOut } from '@/components/auth/sign-out';
import { DialogButton } from '@/components/common/dialog-button';
import { ThemeSwitch } from '@/components/common/theme-switch';
import { nameOf } from '@/components/dashboard/greeting';
import type { ProfileDraft } from '@/components/profile/validation';
import { buttonLook } from '@/components/ui/button';
import type { CurrentUser } from '@/lib/auth/schema';

/** Who is here, and the ways from here. On phones the buttons are their icons. */
export function DashboardHeader({ user }: { user: CurrentUser }) {
  // Outlives the dialog: closed by mistake, it opens with what was typed.
  const [draft, setDraft] = useState<ProfileDraft>();
  return (
    <header className="flex items-center gap-1 px-4 pt-2 sm:px-6 sm:pt-4">
      <h1 className="min-w-0 flex-1 truncate text-lg font-semibold sm:text-xl">Hello, {nameOf(user)}</h1>
      <DialogButton
        variant="ghost"
        aria-label="Profile"
        className="max-sm:w-11 max-sm:px-0"
        load={() => import('@/components/profile/profile-dialog').then((file) => file.ProfileDialog)}
        show={(Profile, close) => <Profile user={user} draft={draft} onDraft={setDraft} onClose={close} />}
      >
        <CircleUser aria-hidden className="size-5" />
        <span className="max-sm:hidden">Profile</span>
      </DialogButton>
      <DialogButton
        variant="ghost"
        aria-label="Quiet hours and recap"
        className="max-sm:w-11 max-sm:px-0"
        load={() =>
          import('@/components/preferences/preferences-dialog').then((file) => file.PreferencesDialog)
        }
        show={(Preferences, close) => <Preferences onClose={close} />}
      >
        <Bell aria-hidden className="size-5" />
        <span className="max-sm:hidden">Quiet hours</span>
      </DialogButton>
      {user.isAdmin && (
        <a
          href="/admin"
          aria-label="Admin Dashboard"
          className={buttonLook({ variant: 'ghost', className: 'max-sm:w-11 max-sm:px-0' })}
        >
          <ShieldCheck aria-hidden className="size-5" />
          <span className="max-sm:hidden">Admin Dashboard</span>
        </a>
      )}
      <ThemeSwitch />
      <SignOut />
    </header>
  );
}

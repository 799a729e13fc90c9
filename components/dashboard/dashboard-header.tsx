'use client';

import { Bell, CircleUser, Send, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { SignOut } from '@/components/auth/sign-out';
import { DialogButton } from '@/components/common/dialog-button';
import { displayName } from '@/components/dashboard/display-name';
import { LazyTrigger } from '@/components/lazy/lazy-trigger';
import { HeaderLink } from '@/components/page/header-link';
import { ThemeSwitch } from '@/components/page/theme-switch';
import { BrandMark } from '@/components/page/wordmark';
import { PaletteHost } from '@/components/palette/palette-host';
import type { ProfileDraft } from '@/components/profile/validation';
import type { CurrentUser } from '@/lib/auth/schema';

export function DashboardHeader({ user }: { user: CurrentUser }) {
  // The draft is kept here, so that a dialog that was closed by mistake reopens with the typed values.
  const [draft, setDraft] = useState<ProfileDraft>();
  return (
    <header className="flex items-center gap-1 px-4 pt-1 sm:px-6 sm:pt-4">
      <span className="mr-2 max-sm:hidden">
        <BrandMark />
      </span>
      <h1 className="min-w-0 flex-1 truncate text-xl font-semibold sm:text-3xl">
        Hello, {displayName(user)}
      </h1>
      <PaletteHost isAdmin={user.isAdmin} />
      <DialogButton
        variant="ghost"
        data-command="profile"
        aria-label="Profile"
        className="max-md:hidden"
        load={() => import('@/components/profile/profile-dialog').then((file) => file.ProfileDialog)}
        show={(Profile, close) => <Profile user={user} draft={draft} onDraft={setDraft} onClose={close} />}
      >
        <CircleUser aria-hidden className="size-5" />
        Profile
      </DialogButton>
      <DialogButton
        variant="ghost"
        data-command="preferences"
        aria-label="Quiet hours and recap"
        className="max-md:hidden"
        load={() =>
          import('@/components/preferences/preferences-dialog').then((file) => file.PreferencesDialog)
        }
        show={(Preferences, close) => <Preferences onClose={close} />}
      >
        <Bell aria-hidden className="size-5" />
        Quiet hours
      </DialogButton>
      <span className="contents max-md:hidden">
        <HeaderLink href="/channels" label="Channels" icon={Send} />
        {user.isAdmin && <HeaderLink href="/admin" label="Admin Dashboard" icon={ShieldCheck} />}
        <ThemeSwitch />
        <SignOut />
      </span>
      <LazyTrigger
        variant="ghost"
        size="icon"
        aria-label="Account"
        className="md:hidden"
        load={() => import('@/components/dashboard/account-menu').then((file) => file.AccountMenu)}
        show={(Menu) => <Menu isAdmin={user.isAdmin} />}
      >
        <CircleUser aria-hidden className="size-5" />
      </LazyTrigger>
    </header>
  );
}

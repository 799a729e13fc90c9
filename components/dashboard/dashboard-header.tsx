'use client';

import { CircleEllipsis, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { SignOut } from '@/components/auth/sign-out';
import { DialogButton } from '@/components/common/dialog-button';
import { displayName } from '@/components/dashboard/display-name';
import { WelcomeCard } from '@/components/dashboard/welcome-card';
import { LazyTrigger } from '@/components/lazy/lazy-trigger';
import { HeaderLink } from '@/components/page/header-link';
import { BrandMark } from '@/components/page/wordmark';
import { PaletteHost } from '@/components/palette/palette-host';
import type { ProfileDraft } from '@/components/profile/validation';
import type { CurrentUser } from '@/lib/auth/schema';

export function DashboardHeader({ user, onZoneChanged }: { user: CurrentUser; onZoneChanged: () => void }) {
  // The draft is kept here, so that a dialog that was closed by mistake reopens with the typed values.
  const [draft, setDraft] = useState<ProfileDraft>();
  return (
    <header className="flex flex-wrap items-center gap-x-1 px-4 pt-1 sm:px-6 lg:flex-nowrap lg:py-1.5">
      <span className="mr-2 max-sm:hidden">
        <BrandMark />
      </span>
      <h1 className="min-w-0 flex-1 truncate text-xl font-semibold lg:max-w-72 lg:flex-initial">
        Hello, {displayName(user)}
      </h1>
      <WelcomeCard onZoneChanged={onZoneChanged} />
      <PaletteHost isAdmin={user.isAdmin} />
      <DialogButton
        variant="ghost"
        data-command="profile"
        className="max-md:hidden"
        load={() => import('@/components/profile/profile-dialog').then((file) => file.ProfileDialog)}
        show={(Profile, close) => <Profile user={user} draft={draft} onDraft={setDraft} onClose={close} />}
      >
        Profile
      </DialogButton>
      <span className="contents max-md:hidden">
        {user.isAdmin && <HeaderLink href="/admin" label="Admin Dashboard" icon={ShieldCheck} />}
        <SignOut />
      </span>
      <MenuDialogs />
      <LazyTrigger
        {...menuButton}
        load={() => import('@/components/dashboard/account-menu').then((file) => file.AccountMenu)}
        show={(Menu) => <Menu isAdmin={user.isAdmin} button={menuButton} />}
      />
    </header>
  );
}

const menuButton = {
  variant: 'ghost',
  size: 'icon',
  className: '-mr-3',
  'aria-label': 'Account',
  children: <CircleEllipsis aria-hidden className="size-5" />,
} as const;

// Hidden buttons that the account menu and the command palette press to open dialogs.
function MenuDialogs() {
  return (
    <>
      <DialogButton
        data-command="preferences"
        className="hidden"
        load={() =>
          import('@/components/preferences/preferences-dialog').then((file) => file.PreferencesDialog)
        }
        show={(Preferences, close) => <Preferences onClose={close} />}
      />
      <DialogButton
        data-command="keys"
        className="hidden"
        load={() => import('@/components/palette/shortcut-help').then((file) => file.ShortcutHelp)}
        show={(Help, close) => <Help onClose={close} />}
      />
    </>
  );
}

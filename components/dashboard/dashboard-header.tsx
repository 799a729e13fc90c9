'use client';

import { CircleUser, ShieldCheck } from 'lucide-react';
import { SignOut } from '@/components/auth/sign-out';
import { ThemeSwitch } from '@/components/common/theme-switch';
import { useLazyDialog } from '@/components/common/use-lazy-dialog';
import { nameOf } from '@/components/dashboard/greeting';
import { Button, buttonLook } from '@/components/ui/button';
import type { CurrentUser } from '@/lib/auth/schema';

/** Who is here, and the ways from here. On phones the buttons are their icons. */
export function DashboardHeader({ user }: { user: CurrentUser }) {
  const profile = useLazyDialog(() =>
    import('@/components/profile/profile-dialog').then((file) => file.ProfileDialog),
  );
  return (
    <header className="flex items-center gap-1 px-4 pt-2 sm:px-6 sm:pt-4">
      <h1 className="min-w-0 flex-1 truncate text-lg font-semibold sm:text-xl">Hello, {nameOf(user)}</h1>
      <Button
        variant="ghost"
        aria-label="Profile"
        aria-haspopup="dialog"
        aria-busy={profile.isLoading}
        onClick={profile.open}
        className="aria-busy:animate-breathe max-sm:w-11 max-sm:px-0"
      >
        <CircleUser aria-hidden className="size-5" />
        <span className="max-sm:hidden">Profile</span>
      </Button>
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
      {profile.View && <profile.View user={user} onClose={profile.close} />}
    </header>
  );
}

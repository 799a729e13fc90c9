import { ShieldCheck } from 'lucide-react';
import { SignOut } from '@/components/auth/sign-out';
import { ThemeSwitch } from '@/components/common/theme-switch';
import { nameOf } from '@/components/dashboard/greeting';
import { buttonLook } from '@/components/ui/button';
import type { CurrentUser } from '@/lib/auth/schema';

export function DashboardHeader({ user }: { user: CurrentUser }) {
  return (
    <header className="flex items-center gap-1 px-4 pt-2 sm:px-6 sm:pt-4">
      <h1 className="min-w-0 flex-1 truncate text-lg font-semibold sm:text-xl">Hello, {nameOf(user)}</h1>
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

import { UserRound } from 'lucide-react';
import { SignOut } from '@/components/auth/sign-out';
import { ThemeSwitch } from '@/components/common/theme-switch';
import { buttonLook } from '@/components/ui/button';

export function AdminHeader({ email }: { email: string }) {
  return (
    <header className="flex items-center gap-1 border-b border-line py-2 sm:py-4">
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-lg font-semibold sm:text-xl">Admin Dashboard</h1>
        <p className="truncate text-sm text-muted">{email}</p>
      </div>
      <a
        href="/dashboard"
        aria-label="User View"
        className={buttonLook({ variant: 'ghost', className: 'max-sm:w-11 max-sm:px-0' })}
      >
        <UserRound aria-hidden className="size-5" />
        <span className="max-sm:hidden">User View</span>
      </a>
      <ThemeSwitch />
      <SignOut />
    </header>
  );
}

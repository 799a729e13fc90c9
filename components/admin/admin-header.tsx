import { UserRound } from 'lucide-react';
import { HealthMark } from '@/components/admin/health-mark';
import { SignOut } from '@/components/auth/sign-out';
import { ThemeSwitch } from '@/components/common/theme-switch';
import { buttonLook } from '@/components/ui/button';

/** How the product is, who is here, and the ways from here. On phones the buttons are their icons. */
export function AdminHeader({ email }: { email: string }) {
  return (
    <header className="flex items-center gap-1 px-4 py-2 sm:px-6 sm:py-3">
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-lg font-semibold sm:text-xl">Admin Dashboard</h1>
        <p className="flex flex-col gap-x-3 text-sm text-muted sm:flex-row sm:items-center">
          <span className="min-w-0 truncate">{email}</span>
          <HealthMark />
        </p>
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

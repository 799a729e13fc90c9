import { UserRound } from 'lucide-react';
import { HealthIndicator } from '@/components/admin/health-indicator';
import { SignOut } from '@/components/auth/sign-out';
import { HeaderLink } from '@/components/page/header-link';
import { ThemeSwitch } from '@/components/page/theme-switch';

export function AdminHeader({ email }: { email: string }) {
  return (
    <header className="flex items-center gap-1 px-4 py-2 sm:px-6 sm:py-3">
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-xl font-semibold sm:text-3xl">Admin Dashboard</h1>
        <p className="flex flex-col gap-x-3 text-sm text-muted-foreground sm:flex-row sm:items-center">
          <span className="min-w-0 truncate">{email}</span>
          <HealthIndicator />
        </p>
      </div>
      <HeaderLink href="/dashboard" label="User View" icon={UserRound} />
      <ThemeSwitch />
      <SignOut className="-mr-3 md:-mr-4" />
    </header>
  );
}

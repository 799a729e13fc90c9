import { Activity, Gauge, type LucideIcon, Settings, SquareSlash, Users, Webhook } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Overview } from '@/components/admin/overview/overview';
import { LazyPart } from '@/components/lazy/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';

interface AdminSection {
  id: string;
  label: string;
  icon: LucideIcon;
  className: string;
  view: ReactNode;
}

const panelClass = 'overflow-y-auto px-4 py-6 sm:px-6';

export const sections: readonly [AdminSection, ...AdminSection[]] = [
  { id: 'overview', label: 'Overview', icon: Gauge, className: panelClass, view: <Overview /> },
  lazySection('users', 'Users', Users, () =>
    import('@/components/admin/users/users').then((file) => file.UsersTab),
  ),
  lazySection('webhooks', 'Webhooks', Webhook, () =>
    import('@/components/admin/webhooks/webhooks').then((file) => file.WebhooksTab),
  ),
  lazySection('system', 'System', Activity, () =>
    import('@/components/admin/system/system').then((file) => file.SystemTab),
  ),
  lazySection('commands', 'Commands', SquareSlash, () =>
    import('@/components/admin/commands/commands').then((file) => file.CommandsTab),
  ),
  lazySection('settings', 'Settings', Settings, () =>
    import('@/components/admin/settings/settings').then((file) => file.SettingsTab),
  ),
];

function lazySection(
  id: string,
  label: string,
  icon: LucideIcon,
  load: () => Promise<ComponentType>,
): AdminSection {
  const waiting = <SectionSkeleton name={label} />;
  const view = <LazyPart name={label} load={load} waiting={waiting} show={(View) => <View />} />;
  return { id, label, icon, className: panelClass, view };
}

function SectionSkeleton({ name }: { name: string }) {
  return (
    <div role="status" aria-label={`Loading ${name}`} className="grid gap-3">
      <Skeleton className="mb-3 h-7 w-48" />
      {['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'].map((width) => (
        <Skeleton key={width} className={`my-3 h-5 ${width}`} />
      ))}
    </div>
  );
}

import { Activity, Gauge, type LucideIcon, Settings, SquareSlash, Users, Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import { LazyPart } from '@/components/admin/lazy-part';
import { Overview } from '@/components/admin/overview/overview';

interface AdminSection {
  id: string;
  label: string;
  icon: LucideIcon;
  view: ReactNode;
}

/** The tabs in their order; the first is where a visit begins, and the only one whose code comes with the page. */
export const sections: readonly [AdminSection, ...AdminSection[]] = [
  { id: 'overview', label: 'Overview', icon: Gauge, view: <Overview /> },
  {
    id: 'users',
    label: 'Users',
    icon: Users,
    view: (
      <LazyPart
        name="Users"
        load={() => import('@/components/admin/users/users').then((file) => file.UsersTab)}
      />
    ),
  },
  {
    id: 'webhooks',
    label: 'Webhooks',
    icon: Webhook,
    view: (
      <LazyPart
        name="Webhooks"
        load={() => import('@/components/admin/webhooks/webhooks').then((file) => file.WebhooksTab)}
      />
    ),
  },
  {
    id: 'system',
    label: 'System',
    icon: Activity,
    view: (
      <LazyPart
        name="System"
        load={() => import('@/components/admin/system/system').then((file) => file.SystemTab)}
      />
    ),
  },
  {
    id: 'commands',
    label: 'Commands',
    icon: SquareSlash,
    view: (
      <LazyPart
        name="Commands"
        load={() => import('@/components/admin/commands/commands').then((file) => file.CommandsTab)}
      />
    ),
  },
  {
    id: 'settings',
    label: 'Settings',
    icon: Settings,
    view: (
      <LazyPart
        name="Settings"
        load={() => import('@/components/admin/settings/settings').then((file) => file.SettingsTab)}
      />
    ),
  },
];

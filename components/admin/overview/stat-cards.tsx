import { formatCount } from '@/components/admin/format-numbers';
import { Skeleton } from '@/components/ui/skeleton';
import type { AdminStats } from '@/lib/admin/schema';

const cards: { title: string; field: keyof AdminStats; note: (stats: AdminStats) => string }[] = [
  {
    title: 'Total Users',
    field: 'totalUsers',
    note: ({ activeUsers }) => `${formatCount(activeUsers)} active today`,
  },
  { title: 'Messages Today', field: 'messagesToday', note: () => 'WhatsApp interactions' },
  {
    title: 'Total Todos',
    field: 'totalTodos',
    note: ({ completedTodos }) => `${formatCount(completedTodos)} completed`,
  },
  { title: 'Active Reminders', field: 'activeReminders', note: () => 'Scheduled notifications' },
];

export function StatCards({ stats }: { stats: AdminStats | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-border bg-border lg:grid-cols-4">
      {cards.map(({ title, field, note }) => (
        <div key={title} className="flex flex-col gap-1 bg-card px-4 py-4 sm:px-5">
          <dt className="text-sm text-muted-foreground">{title}</dt>
          <dd className="order-1 text-3xl font-semibold wrap-anywhere tabular-nums">
            {stats ? formatCount(Number(stats[field])) : <Skeleton className="my-1 h-7 w-20" />}
          </dd>
          <dd className="order-2 min-h-5 text-sm text-muted-foreground">{stats && note(stats)}</dd>
        </div>
      ))}
    </dl>
  );
}

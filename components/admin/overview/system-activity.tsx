import { Fact, Facts } from '@/components/admin/facts';
import { formatCount } from '@/components/admin/format-numbers';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { AdminStats } from '@/lib/admin/schema';

const lines = [
  ['Messages Processed', 'messagesProcessed'],
  ['Todos Created', 'todosCreated'],
  ['User Information Stored', 'totalUserInfo'],
  ['Model calls today', 'modelCallsToday'],
  ['Model tokens today', 'tokensToday'],
] as const;

export function SystemActivity({ stats }: { stats: AdminStats | undefined }) {
  return (
    <Section title="System Activity">
      <Facts>
        {lines.map(([name, field]) => (
          <Fact key={name} name={name}>
            {stats ? formatCount(stats[field]) : <Skeleton className="h-6 w-16" />}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

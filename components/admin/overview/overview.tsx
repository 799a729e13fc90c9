'use client';

import { Deliveries } from '@/components/admin/overview/deliveries';
import { RecentActivity } from '@/components/admin/overview/recent-activity';
import { StatCards } from '@/components/admin/overview/stat-cards';
import { SystemActivity } from '@/components/admin/overview/system-activity';
import { useRefreshOverview, useStats } from '@/components/admin/overview/use-overview';
import { Failure } from '@/components/common/failure';
import { Button } from '@/components/ui/button';

export function Overview() {
  const stats = useStats();
  const refresh = useRefreshOverview();
  return (
    <div className="grid gap-10 pb-8">
      <div>
        <div className="mb-3 flex min-h-11 items-center justify-between gap-3">
          <h2 className="text-xl font-semibold">Overview</h2>
          <Button variant="outline" pending={refresh.isPending} onClick={() => refresh.mutate()}>
            {refresh.isPending ? 'Refreshing...' : 'Refresh'}
          </Button>
        </div>
        {stats.isError && (
          <Failure
            className="mb-3"
            what="The statistics could not be loaded."
            error={stats.error}
            onRetry={() => stats.refetch()}
          />
        )}
        <StatCards stats={stats.data} />
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-x-12">
        <div className="grid gap-10">
          <SystemActivity stats={stats.data} />
          <Deliveries stats={stats.data} />
        </div>
        <RecentActivity />
      </div>
    </div>
  );
}

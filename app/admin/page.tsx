import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { AdminDashboard } from '@/components/admin/admin-dashboard';
import { PageSpinner } from '@/components/page/page-spinner';
import { listActivity } from '@/lib/admin/activity-reads';
import { adminStats } from '@/lib/admin/stats';
import type { UserCtx } from '@/lib/context';
import { pageCtx } from '@/lib/http/page';

export const metadata: Metadata = { title: 'Admin', robots: { index: false } };

export default async function AdminPage() {
  const ctx = await pageCtx();
  if (!ctx?.user.isAdmin) redirect('/');
  return (
    <Suspense fallback={<PageSpinner label="Loading admin dashboard..." />}>
      <LoadedAdmin ctx={ctx} />
    </Suspense>
  );
}

async function LoadedAdmin({ ctx }: { ctx: UserCtx }) {
  const [stats, activity] = await Promise.all([adminStats(ctx), listActivity(ctx, {})]);
  const { id, email, firstName, lastName, phoneNumber, timezone, clock, isAdmin } = ctx.user;
  return (
    <AdminDashboard
      user={{ id, email, firstName, lastName, phoneNumber, timezone, clock, isAdmin }}
      now={ctx.now().toISOString()}
      stats={stats}
      activity={activity}
    />
  );
}

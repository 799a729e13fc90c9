import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Loaded } from '@/app/loaded';
import { AdminDashboard } from '@/components/admin/admin-dashboard';
import { listActivity } from '@/lib/admin/activity-reads';
import { adminStats } from '@/lib/admin/stats';
import type { UserCtx } from '@/lib/context';
import { pageCtx } from '@/lib/http/page';

export const metadata: Metadata = {
  title: 'Admin',
  description: null,
  robots: { index: false },
  openGraph: null,
  twitter: null,
};

export default async function AdminPage() {
  const ctx = await pageCtx();
  if (!ctx?.user.isAdmin) redirect('/');
  return <Loaded loading="Loading admin dashboard..." data={readAdmin(ctx)} view={AdminDashboard} />;
}

async function readAdmin(ctx: UserCtx) {
  const [stats, activity] = await Promise.all([adminStats(ctx), listActivity(ctx, {})]);
  const { id, email, firstName, lastName, phoneNumber, timezone, clock, isAdmin } = ctx.user;
  return {
    user: { id, email, firstName, lastName, phoneNumber, timezone, clock, isAdmin },
    now: ctx.now().toISOString(),
    stats,
    activity,
  };
}

import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AdminDashboard } from '@/components/admin/admin-dashboard';
import { pageCtx } from '@/lib/http/page';

export const metadata: Metadata = { title: 'Admin', robots: { index: false } };

export default async function AdminPage() {
  const ctx = await pageCtx();
  if (!ctx?.user.isAdmin) redirect('/');
  const { email, timezone } = ctx.user;
  return <AdminDashboard user={{ email, timezone }} now={ctx.now().toISOString()} />;
}

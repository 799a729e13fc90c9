import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Home } from '@/app/dashboard/home';
import { Dashboard } from '@/components/dashboard/dashboard';
import { pageCtx } from '@/lib/http/page';

export const metadata: Metadata = { title: 'Dashboard', robots: { index: false } };

export default async function DashboardPage() {
  const ctx = await pageCtx();
  if (!ctx) redirect('/login');
  return <Home ctx={ctx} view={Dashboard} loading="Loading your dashboard..." />;
}

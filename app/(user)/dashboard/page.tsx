import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Home } from '@/app/(user)/dashboard/home';
import { livePageCtx } from '@/lib/http/page';

export const metadata: Metadata = {
  title: 'Dashboard',
  description: null,
  robots: { index: false },
  openGraph: null,
  twitter: null,
};

export default async function DashboardPage() {
  const page = await livePageCtx();
  if (!page) redirect('/login');
  return <Home {...page} loading="Loading your dashboard..." />;
}

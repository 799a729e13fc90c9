import type { Metadata } from 'next';
import { Home } from '@/app/dashboard/home';
import { LazyDashboard } from '@/components/dashboard/lazy-dashboard';
import { Landing } from '@/components/landing/landing';
import { livePageCtx } from '@/lib/http/page';

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default async function StartPage() {
  const page = await livePageCtx();
  return page ? <Home {...page} view={LazyDashboard} loading="Loading..." /> : <Landing />;
}

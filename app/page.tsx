import type { Metadata } from 'next';
import { Home } from '@/app/dashboard/home';
import { LazyDashboard } from '@/components/dashboard/lazy-dashboard';
import { Landing } from '@/components/landing/landing';
import { pageCtx } from '@/lib/http/page';

export const metadata: Metadata = { alternates: { canonical: '/' } };

/** The session decides: the dashboard, or for everyone else the landing page. */
export default async function StartPage() {
  const ctx = await pageCtx();
  return ctx ? <Home ctx={ctx} view={LazyDashboard} loading="Loading..." /> : <Landing />;
}

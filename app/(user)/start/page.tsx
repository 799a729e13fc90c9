import type { Metadata } from 'next';
import { Home } from '@/app/(user)/dashboard/home';
import LandingPage from '@/app/(visitors)/page';
import VisitorsTemplate from '@/app/(visitors)/template';
import { livePageCtx } from '@/lib/http/page';

export const metadata: Metadata = { alternates: { canonical: '/' } };

/**
 * Shows the dashboard, or the landing page if the session has ended. Visitors with a sign-in cookie get this page
 * at `/`.
 */
export default async function StartPage() {
  const page = await livePageCtx();
  if (page) return <Home {...page} loading="Loading..." />;
  return (
    <VisitorsTemplate>
      <LandingPage />
    </VisitorsTemplate>
  );
}

import type { Metadata } from 'next';
import { Home } from '@/app/(user)/dashboard/home';
import LandingPage from '@/app/(visitors)/page';
import VisitorsTemplate from '@/app/(visitors)/template';
import { livePageCtx } from '@/lib/http/page';

export const metadata: Metadata = { alternates: { canonical: '/' } };

/** Shown at `/` if the browser has a sign-in cookie, even if its session has ended. */
export default async function StartPage() {
  const page = await livePageCtx();
  if (page) return <Home {...page} loading="Loading..." />;
  return (
    <VisitorsTemplate>
      <LandingPage />
    </VisitorsTemplate>
  );
}

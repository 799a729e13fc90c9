import type { Metadata } from 'next';
import { Home } from '@/app/(user)/dashboard/home';
import { Landing } from '@/components/landing/landing';
import { livePageCtx } from '@/lib/http/page';

export const metadata: Metadata = { alternates: { canonical: '/' } };

/**
 * Shows the dashboard, or the landing page if the session has ended. Visitors with a sign-in cookie get this page
 * at `/`.
 */
export default async function StartPage() {
  const page = await livePageCtx();
  return page ? <Home {...page} loading="Loading..." /> : <Landing />;
}

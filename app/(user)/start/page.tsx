import type { Metadata } from 'next';
import { Home } from '@/app/(user)/dashboard/home';
import { Landing } from '@/components/landing/landing';
import { livePageCtx } from '@/lib/http/page';

export const metadata: Metadata = { alternates: { canonical: '/' } };

/**
 * The page that `/` shows to a visitor with a sign-in cookie: the dashboard, or the landing page if the
 * session has ended.
 */
export default async function StartPage() {
  const page = await livePageCtx();
  return page ? <Home {...page} loading="Loading..." /> : <Landing />;
}

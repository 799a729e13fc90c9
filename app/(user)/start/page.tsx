import type { Metadata } from 'next';
import { Home } from '@/app/(user)/dashboard/home';
import { Landing } from '@/components/landing/landing';
import { livePageCtx } from '@/lib/http/page';

export const metadata: Metadata = { alternates: { canonical: '/' } };

/** What `/` shows to a visitor with a sign-in cookie. The session may have ended. */
export default async function StartPage() {
  const page = await livePageCtx();
  return page ? <Home {...page} loading="Loading..." /> : <Landing />;
}

import type { Metadata } from 'next';
import { Landing } from '@/components/landing/landing';

export const metadata: Metadata = { alternates: { canonical: '/' } };

/**
 * The page that `/` shows to a visitor without a sign-in cookie. With the cookie, app/(user)/start is shown
 * instead.
 */
export default function LandingPage() {
  return <Landing />;
}

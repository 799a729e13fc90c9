import type { Metadata } from 'next';
import { Landing } from '@/components/landing/landing';

export const metadata: Metadata = { alternates: { canonical: '/' } };

/** Shown at `/` without a sign-in cookie. With the cookie, `/` shows app/(user)/start. */
export default function LandingPage() {
  return <Landing />;
}

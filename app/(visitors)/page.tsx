import type { Metadata } from 'next';
import { SentLanding } from '@/components/landing/sent-landing';

export const metadata: Metadata = { alternates: { canonical: '/' } };

/** Shown at `/` without a sign-in cookie. With the cookie, `/` shows app/(user)/start. */
export default function LandingPage() {
  return <SentLanding />;
}

import type { Metadata } from 'next';
import { Landing } from '@/components/landing/landing';

export const metadata: Metadata = { alternates: { canonical: '/' } };

/** A visitor with a sign-in cookie gets app/(user)/start instead. */
export default function LandingPage() {
  return <Landing />;
}

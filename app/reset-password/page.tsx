import type { Metadata } from 'next';
import { AuthLink, AuthPage } from '@/components/auth/auth-page';
import { ResetForm } from '@/components/auth/mail/reset-form';
import { authMessages } from '@/lib/auth/messages';

export const metadata: Metadata = {
  title: 'Choose a new password',
  description: 'Choose a new password for your Sidekick account.',
  robots: { index: false },
};

export default async function ResetPasswordPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string }>;
}) {
  const { token } = await searchParams;
  return (
    <AuthPage
      title="Choose a new password"
      subtitle="It takes the place of the old one at once."
      footer={<AuthLink href="/login">Go to sign in</AuthLink>}
    >
      {token ? <ResetForm token={token} /> : <p>{authMessages.resetOver}</p>}
    </AuthPage>
  );
}

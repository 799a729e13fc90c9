import type { Metadata } from 'next';
import { AuthLink, AuthPage } from '@/components/auth/auth-page';
import { ForgotForm } from '@/components/auth/mail/forgot-form';
import { authMessages } from '@/lib/auth/messages';
import { serverCtx } from '@/lib/http/wire';

export const metadata: Metadata = {
  title: 'Forgot your password?',
  description: 'Get a link to choose a new password for Sidekick.',
  robots: { index: false },
};

export default async function ForgotPasswordPage() {
  const canMail = (await serverCtx()).ports.mailer !== undefined;
  return (
    <AuthPage
      title="Forgot your password?"
      subtitle={canMail ? 'We send a link to your e-mail address.' : 'A new password needs a mail.'}
      footer={<AuthLink href="/login">Back to sign in</AuthLink>}
    >
      {canMail ? <ForgotForm /> : <p>{authMessages.resetWithoutMail}</p>}
    </AuthPage>
  );
}

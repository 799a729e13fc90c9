import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthLink, AuthPage } from '@/components/auth/auth-page';
import { RegisterForm } from '@/components/auth/register-form';
import { readRegistration } from '@/lib/config/registration-reads';
import type { RegistrationMode } from '@/lib/config/rules';
import { pageCtx } from '@/lib/http/page';
import { serverCtx } from '@/lib/http/wire';
import { logUnexpected } from '@/lib/log';

export const metadata: Metadata = {
  title: 'Create an account',
  description: 'All you need is an email address, a phone number and half a minute.',
  alternates: { canonical: '/register' },
};

export default async function RegisterPage() {
  const ctx = await pageCtx();
  if (ctx) redirect(ctx.user.isAdmin ? '/admin' : '/dashboard');
  const mode = await registrationMode();
  return (
    <AuthPage
      title="Create your account"
      subtitle="Sidekick organizes your life through WhatsApp, and here on the web."
      footer={
        <>
          Already have an account? <AuthLink href="/login">Sign in</AuthLink>
        </>
      }
    >
      {mode === 'closed' ? (
        <p>Nobody can register at the moment.</p>
      ) : (
        <>
          {mode === 'invited' && (
            <p className="mb-5">Registration is by invitation: use the email address that was invited.</p>
          )}
          <RegisterForm />
        </>
      )}
    </AuthPage>
  );
}

async function registrationMode(): Promise<RegistrationMode> {
  try {
    return (await readRegistration(await serverCtx())).mode;
  } catch (error) {
    logUnexpected(error);
    return 'open';
  }
}

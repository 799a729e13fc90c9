import type { Metadata } from 'next';
import { AuthLink, AuthPage } from '@/components/auth/auth-page';
import { ResetForm } from '@/components/auth/mail/reset-form';
import { buttonVariants } from '@/components/ui/button-variants';
import { isResetOpen } from '@/lib/auth/reset/reset';
import { resetMinutes } from '@/lib/auth/rules';
import { serverCtx } from '@/lib/http/wire';

export const metadata: Metadata = {
  title: 'Choose a new password',
  description: 'Choose a new password for your Sidekick account.',
  robots: { index: false },
};

export default async function ResetPasswordPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>;
}) {
  const { token } = await searchParams;
  const isOpen = typeof token === 'string' && (await isResetOpen(await serverCtx(), token));
  const footer = <AuthLink href="/login">Go to sign in</AuthLink>;
  if (!isOpen) {
    return (
      <AuthPage
        title="This link has expired"
        subtitle={`A link for a new password works once, for ${resetMinutes} minutes.`}
        footer={footer}
      >
        <a href="/forgot-password" className={buttonVariants({ className: 'w-full' })}>
          Ask for a new link
        </a>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Choose a new password"
      subtitle="It takes the place of the old one at once."
      footer={
        <>
          <AuthLink href="/forgot-password">Ask for a new link</AuthLink>
          <br />
          {footer}
        </>
      }
    >
      <ResetForm token={token} />
    </AuthPage>
  );
}

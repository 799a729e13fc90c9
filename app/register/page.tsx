import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { EntryLink, EntryPage } from '@/components/auth/entry-page';
import { RegisterForm } from '@/components/auth/register-form';
import { pageCtx } from '@/lib/http/page';

export const metadata: Metadata = {
  title: 'Create an account',
  description: 'An account takes an e-mail address, a phone number and half a minute.',
  alternates: { canonical: '/register' },
};

export default async function RegisterPage() {
  const ctx = await pageCtx();
  if (ctx) redirect(ctx.user.isAdmin ? '/admin' : '/dashboard');
  return (
    <EntryPage
      title="Create your account"
      subtitle="Sidekick organizes your life through WhatsApp, and here on the web."
      other={
        <>
          Already registered? <EntryLink href="/login">Sign in</EntryLink>
        </>
      }
    >
      <RegisterForm />
    </EntryPage>
  );
}

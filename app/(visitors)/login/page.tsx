import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthLink, AuthPage } from '@/components/auth/auth-page';
import { LoginForm } from '@/components/auth/login-form';
import { pageCtx } from '@/lib/http/page';

export const metadata: Metadata = {
  title: 'Sign in',
  description: 'Sign in to Sidekick: your todos, reminders and notes are where you left them.',
  alternates: { canonical: '/login' },
};

export default async function LoginPage() {
  const ctx = await pageCtx();
  if (ctx) redirect(ctx.user.isAdmin ? '/admin' : '/dashboard');
  return (
    <AuthPage
      title="Sign in"
      subtitle="Everything is where you left it."
      footer={
        <>
          New here? <AuthLink href="/register">Create an account</AuthLink>
        </>
      }
    >
      <LoginForm />
    </AuthPage>
  );
}

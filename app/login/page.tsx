import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { EntryLink, EntryPage } from '@/components/auth/entry-page';
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
    <EntryPage
      title="Sign in"
      subtitle="Your sidekick kept everything where you left it."
      other={
        <>
          New here? <EntryLink href="/register">Create an account</EntryLink>
        </>
      }
    >
      <LoginForm />
    </EntryPage>
  );
}

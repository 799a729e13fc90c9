import type { Metadata } from 'next';
import { AuthLink, AuthPage } from '@/components/auth/auth-page';
import { LinkAct } from '@/components/auth/mail/link-act';

export const metadata: Metadata = {
  title: 'Confirm your e-mail address',
  description: 'Confirm that Sidekick may write to you by e-mail.',
  robots: { index: false },
};

export default async function ConfirmEmailPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string }>;
}) {
  const { token } = await searchParams;
  return (
    <AuthPage
      title="Confirm your e-mail address"
      subtitle="Then Sidekick can write to you here."
      footer={<AuthLink href="/dashboard">Open Sidekick</AuthLink>}
    >
      <LinkAct path="/api/mail-links/confirm" token={token ?? ''} label="Confirm this address" />
    </AuthPage>
  );
}

import type { Metadata } from 'next';
import { AuthLink, AuthPage } from '@/components/auth/auth-page';
import { LinkAct } from '@/components/auth/mail/link-act';
import { isEmailProofOpen, proofOverText } from '@/lib/channels/email/proof';
import { serverCtx } from '@/lib/http/wire';

export const metadata: Metadata = {
  title: 'Confirm your e-mail address',
  description: 'Confirm that Sidekick may write to you by e-mail.',
  robots: { index: false },
};

export default async function ConfirmEmailPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>;
}) {
  const { token } = await searchParams;
  const isOpen = typeof token === 'string' && (await isEmailProofOpen(await serverCtx(), token));
  return (
    <AuthPage
      title="Confirm your e-mail address"
      subtitle={isOpen ? 'Then Sidekick can write to you here.' : proofOverText}
      footer={<AuthLink href="/channels">Open your channels</AuthLink>}
    >
      {isOpen && <LinkAct path="/api/mail-links/confirm" token={token} label="Confirm this address" />}
    </AuthPage>
  );
}

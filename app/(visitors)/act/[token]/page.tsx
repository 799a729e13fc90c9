import type { Metadata } from 'next';
import { AuthLink, AuthPage } from '@/components/auth/auth-page';
import { LinkAct } from '@/components/auth/mail/link-act';
import { readMailAct } from '@/lib/assistant/inbound/mail-act';
import { serverCtx } from '@/lib/http/wire';

export const metadata: Metadata = {
  title: 'Your reminder',
  description: 'Answer a reminder from Sidekick.',
  robots: { index: false },
};

export default async function ActPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const act = await readMailAct(await serverCtx(), token);
  return (
    <AuthPage
      title="Your reminder"
      subtitle={act?.about ?? 'This link does not work any more.'}
      footer={<AuthLink href="/dashboard">Open Sidekick</AuthLink>}
    >
      {act && <LinkAct path="/api/mail-links/act" token={token} label={act.label} />}
    </AuthPage>
  );
}

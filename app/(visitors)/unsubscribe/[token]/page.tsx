import type { Metadata } from 'next';
import { AuthLink, AuthPage } from '@/components/auth/auth-page';
import { LinkAct } from '@/components/auth/mail/link-act';
import { nameOfLink } from '@/lib/channels/email/unsubscribe';

export const metadata: Metadata = {
  title: 'Stop these e-mails',
  description: 'End mails of one kind from Sidekick.',
  robots: { index: false },
};

export default async function UnsubscribePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const name = nameOfLink(token);
  return (
    <AuthPage
      title="Stop these e-mails"
      subtitle={
        name
          ? `Press the button, and Sidekick sends you no more ${name} by e-mail. Your other channels stay as they are.`
          : 'This link does not work any more. You can choose your channels on the dashboard.'
      }
      footer={<AuthLink href="/dashboard">Open Sidekick</AuthLink>}
    >
      {name && <LinkAct path="/api/mail-links/unsubscribe" token={token} label={`Stop ${name} by e-mail`} />}
    </AuthPage>
  );
}

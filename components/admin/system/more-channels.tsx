import { CopyField } from '@/components/admin/system/copy-field';
import { Setup } from '@/components/admin/system/setup-parts';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { SystemState } from '@/lib/admin/schema';

const telegramSteps = [
  'Create a bot with @BotFather in Telegram and set its token here.',
  'Choose a long random word as the webhook secret.',
  'Deploy, then run “npm run deploy:setup”: it tells Telegram the webhook URL and the secret.',
];
const telegramNames = ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_WEBHOOK_SECRET'] as const;
const emailSteps = [
  'Set the address of your mail server, with user and password, and the sender.',
  'Deploy, then confirm your own address under Channels to see a mail arrive.',
];
const emailNames = ['SMTP_URL', 'MAIL_FROM'] as const;

export function MoreChannels({ system }: { system: SystemState | undefined }) {
  return (
    <>
      <Section title="Telegram">
        {system ? (
          <div className="grid gap-2">
            <CopyField
              label="Telegram webhook URL"
              value={`${system.publicOrigin}/api/webhook/telegram`}
              hint="It takes updates only with the webhook secret."
            />
            <Setup steps={telegramSteps} names={telegramNames} settings={system.settings} />
          </div>
        ) : (
          <Skeleton className="h-36 w-full" />
        )}
      </Section>
      <Section title="E-mail">
        {system ? (
          <Setup steps={emailSteps} names={emailNames} settings={system.settings} />
        ) : (
          <Skeleton className="h-11 w-40" />
        )}
      </Section>
    </>
  );
}

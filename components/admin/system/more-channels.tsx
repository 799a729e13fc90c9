import { CopyField } from '@/components/admin/system/copy-field';
import { Settings, Steps } from '@/components/admin/system/setup-parts';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { SystemState } from '@/lib/admin/schema';

const telegramSteps = [
  'Create a bot with @BotFather in Telegram and set its token here.',
  'Choose a long random word as the webhook secret.',
  'Deploy, then run “npm run deploy:setup”: it tells Telegram the webhook URL and the secret.',
];
const emailSteps = [
  'Set the address of your mail server, with user and password, and the sender.',
  'Deploy, then confirm your own address under Channels to see a mail arrive.',
];

export function MoreChannels({ system }: { system: SystemState | undefined }) {
  return (
    <>
      <Section title="Telegram">
        {system ? (
          <div className="grid gap-5">
            <CopyField
              label="Telegram webhook URL"
              value={`${system.publicOrigin}/api/webhook/telegram`}
              hint="It takes updates only with the webhook secret."
            />
            <Steps steps={telegramSteps} />
            <Settings names={['TELEGRAM_BOT_TOKEN', 'TELEGRAM_WEBHOOK_SECRET']} settings={system.settings} />
          </div>
        ) : (
          <Skeleton className="h-56 w-full" />
        )}
      </Section>
      <Section title="E-mail">
        {system ? (
          <div className="grid gap-5">
            <Steps steps={emailSteps} />
            <Settings names={['SMTP_URL', 'MAIL_FROM']} settings={system.settings} />
          </div>
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </Section>
    </>
  );
}

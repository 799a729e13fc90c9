'use client';

import { Fact, Facts } from '@/components/admin/facts';
import { CopyField } from '@/components/admin/system/copy-field';
import { Setup } from '@/components/admin/system/setup-parts';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { SystemState } from '@/lib/admin/schema';

const steps = [
  'Configure the WhatsApp sandbox in the Twilio console.',
  'Paste the inbound webhook URL into the “When a message comes in” field, followed by #rp=all so that Twilio retries failed calls.',
  'Send the join message to the WhatsApp number of the sandbox.',
];
export function ProviderSetup({ system }: { system: SystemState | undefined }) {
  return (
    <Section title="Messaging provider">
      <div className="grid gap-5">
        {system ? <Addresses origin={system.publicOrigin} /> : <Skeleton className="h-44 w-full" />}
        {system ? (
          <>
            <Sandbox sandbox={system.sandbox} />
            <Setup steps={steps} names={names} settings={system.settings} />
          </>
        ) : (
          <Skeleton className="h-56 w-full" />
        )}
      </div>
    </Section>
  );
}

function Addresses({ origin }: { origin: string }) {
  return (
    <>
      <CopyField label="Inbound webhook URL" value={`${origin}/api/webhook`} />
      <CopyField
        label="Test webhook URL"
        value={`${origin}/api/test-webhook`}
        hint="For the chat simulator below. It requires an admin session."
      />
    </>
  );
}

const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_PHONE_NUMBER'] as const;

function Sandbox({ sandbox }: Pick<SystemState, 'sandbox'>) {
  const { number, templates } = sandbox;
  return (
    <div>
      <h3 className="mb-1 font-semibold">Sandbox</h3>
      <Facts>
        <Fact name="Messages">{describeRoute(sandbox)}</Fact>
        <Fact name="Number people write to">{number ?? 'none'}</Fact>
        <Fact name="Approved templates">{templates.length === 0 ? 'none' : templates.join(', ')}</Fact>
      </Facts>
    </div>
  );
}

function describeRoute({ isSimulated, isShared }: SystemState['sandbox']): string {
  if (isSimulated) return 'stay in the simulator';
  return isShared
    ? 'sent through the shared sandbox, which people have to join first'
    : 'sent from your own number';
}

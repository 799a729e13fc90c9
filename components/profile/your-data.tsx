import { DisclosureButton } from '@/components/common/disclosure-button';
import { DeleteAccount } from '@/components/profile/delete-account';
import { ExportData } from '@/components/profile/export-data';
import { Sessions } from '@/components/profile/sessions';
import { Section } from '@/components/ui/section';

export function YourData({ email }: { email: string }) {
  return (
    <div className="mt-10">
      <Section title="Your data">
        <div className="-mt-3 divide-y divide-border border-b border-border">
          <DisclosureButton isRow label="Devices that are signed in">
            {() => <Sessions />}
          </DisclosureButton>
          <DisclosureButton isRow label="Export my data">
            {(close) => <ExportData onClose={close} />}
          </DisclosureButton>
        </div>
        <div className="mt-8 border-y border-border">
          <DisclosureButton isRow label={<span className="text-overdue">Delete my account</span>}>
            {(close) => <DeleteAccount email={email} onClose={close} />}
          </DisclosureButton>
        </div>
      </Section>
    </div>
  );
}

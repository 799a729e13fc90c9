import { DisclosureButton } from '@/components/common/disclosure-button';
import { DeleteAccount } from '@/components/profile/delete-account';
import { ExportData } from '@/components/profile/export-data';
import { Sessions } from '@/components/profile/sessions';
import { Section } from '@/components/ui/section';

export function YourData({ email }: { email: string }) {
  return (
    <div className="mt-10">
      <Section title="Your data">
        <div className="grid gap-3">
          <DisclosureButton label="Devices that are signed in">{() => <Sessions />}</DisclosureButton>
          <DisclosureButton label="Export my data">
            {(close) => <ExportData onClose={close} />}
          </DisclosureButton>
          <DisclosureButton label={<span className="text-overdue">Delete my account</span>}>
            {(close) => <DeleteAccount email={email} onClose={close} />}
          </DisclosureButton>
        </div>
      </Section>
    </div>
  );
}

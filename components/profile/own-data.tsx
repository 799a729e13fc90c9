import { AskOnce } from '@/components/common/ask-once';
import { DeleteAccount } from '@/components/profile/delete-account';
import { ExportData } from '@/components/profile/export-data';
import { Section } from '@/components/ui/section';

/** What belongs to the person: to take along, or to take away. */
export function OwnData({ email }: { email: string }) {
  return (
    <div className="mt-10">
      <Section title="Your data">
        <div className="grid gap-3">
          <AskOnce label="Export my data">{(putAway) => <ExportData onClose={putAway} />}</AskOnce>
          <AskOnce label={<span className="text-overdue">Delete my account</span>}>
            {(putAway) => <DeleteAccount email={email} onClose={putAway} />}
          </AskOnce>
        </div>
      </Section>
    </div>
  );
}

import { SwitchField } from '@/components/common/switch-field';
import type { PreferencesDraft } from '@/components/preferences/preferences-draft';
import { TimeField } from '@/components/preferences/time-field';
import { hasQuietHours } from '@/lib/preferences/rules';

export function QuietFields(props: {
  draft: PreferencesDraft;
  onChange: (part: Partial<PreferencesDraft>) => void;
}) {
  const { draft, onChange } = props;
  const isEmpty = draft.isQuiet && !hasQuietHours(draft);
  return (
    <div className="grid gap-2">
      <SwitchField
        isHeading
        label="Quiet hours"
        checked={draft.isQuiet}
        onCheckedChange={(checked) => onChange({ isQuiet: checked })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TimeField
          label="From"
          value={draft.quietFrom}
          disabled={!draft.isQuiet}
          onChange={(quietFrom) => onChange({ quietFrom })}
        />
        <TimeField
          label="To"
          value={draft.quietTo}
          disabled={!draft.isQuiet}
          error={isEmpty ? 'Choose a different time from the start.' : undefined}
          onChange={(quietTo) => onChange({ quietTo })}
        />
      </div>
      <p className="text-sm text-pretty text-muted-foreground">
        During these hours you get only what you scheduled yourself: reminders, your summary and journal
        prompts. Everything else waits until they end.
      </p>
    </div>
  );
}

import { SwitchField } from '@/components/common/switch-field';
import type { PreferencesDraft } from '@/components/preferences/preferences-draft';
import { TimeField } from '@/components/preferences/time-field';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { weekdays } from '@/lib/preferences/rules';

export function RecapFields(props: {
  draft: PreferencesDraft;
  onChange: (part: Partial<PreferencesDraft>) => void;
}) {
  const { draft, onChange } = props;
  return (
    <div className="grid gap-2 border-t border-border pt-3">
      <SwitchField
        isHeading
        label="Weekly recap"
        checked={draft.recapOn}
        onCheckedChange={(checked) => onChange({ recapOn: checked })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label="Day">
          {(control) => (
            <NativeSelect
              {...control}
              disabled={!draft.recapOn}
              value={draft.recapDay}
              onChange={({ target }) => onChange({ recapDay: Number(target.value) })}
            >
              {weekdays.map((day, index) => (
                <option key={day} value={index + 1}>
                  {day}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <TimeField
          label="Time"
          value={draft.recapTime}
          disabled={!draft.recapOn}
          onChange={(recapTime) => onChange({ recapTime })}
        />
      </div>
    </div>
  );
}

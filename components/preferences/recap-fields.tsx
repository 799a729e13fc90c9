import type { PreferencesDraft } from '@/components/preferences/preferences-draft';
import { TimeField } from '@/components/preferences/time-field';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { weekdays } from '@/lib/preferences/rules';

export function RecapFields(props: {
  draft: PreferencesDraft;
  onChange: (part: Partial<PreferencesDraft>) => void;
}) {
  const { draft, onChange } = props;
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <Switch
        label="Weekly recap"
        checked={draft.recapOn}
        onChange={({ target }) => onChange({ recapOn: target.checked })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label="Day">
          {(control) => (
            <Select
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
            </Select>
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

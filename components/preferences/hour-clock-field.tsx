import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import type { Preferences } from '@/lib/preferences/schema';

type HourClock = Preferences['clock'];

const choices = [
  ['', 'Automatic, by your time zone'],
  ['12h', '12-hour (5:00 PM)'],
  ['24h', '24-hour (17:00)'],
] as const;

export function HourClockField(props: { value: HourClock; onChange: (value: HourClock) => void }) {
  const { value, onChange } = props;
  return (
    <div className="border-t border-border pt-3">
      <Field label="Time format">
        {(control) => (
          <NativeSelect
            {...control}
            value={value ?? ''}
            onChange={({ target }) =>
              onChange(target.value === '12h' || target.value === '24h' ? target.value : null)
            }
          >
            {choices.map(([choice, label]) => (
              <option key={choice} value={choice}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  );
}

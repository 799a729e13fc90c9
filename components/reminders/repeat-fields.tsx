import { CheckboxGroup } from '@/components/reminders/checkbox-group';
import { daysOf, isWeekly, never, repeatOptions, week } from '@/components/reminders/recurrence';
import type { useExtras } from '@/components/reminders/use-extras';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weekdays = week.map((day, index): [string, string] => [day, names[index] ?? day]);

export function RepeatFields(props: { extras: ReturnType<typeof useExtras>; time: string }) {
  const { extras, time } = props;
  const { draft, change, keptRule } = extras;
  return (
    <>
      <Field label="Repeats" className="@md:col-span-2">
        {(control) => (
          <NativeSelect
            {...control}
            value={draft.repeat}
            onChange={(event) => change({ repeat: event.target.value })}
          >
            {repeatOptions(time, draft, keptRule).map(([repeat, label]) => (
              <option key={repeat} value={repeat}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {isWeekly(draft.repeat) && (
        <CheckboxGroup
          legend="On"
          choices={weekdays}
          selected={daysOf(draft, time)}
          className="grid grid-cols-4 @md:grid-cols-7"
          // At least one day must stay selected.
          onChange={(days) => days.length > 0 && change({ days })}
        />
      )}
      {draft.repeat !== never && (
        <Field label="Last day (optional)" className="@md:col-span-2">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft.until}
              min={time.slice(0, 10)}
              onChange={(event) => change({ until: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

import { Chips } from '@/components/reminders/chips';
import { daysOf, isWeekly, never, repeatOptions, week } from '@/components/reminders/rhythm';
import type { useCompany } from '@/components/reminders/use-company';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weekdays = week.map((day, place): [string, string] => [day, names[place] ?? day]);

/** How a reminder repeats: its rhythm, the weekdays of a weekly one, and its last day. */
export function RepeatFields(props: { company: ReturnType<typeof useCompany>; time: string }) {
  const { company, time } = props;
  const { choice, choose, keptRule } = company;
  return (
    <>
      <Field label="Repeats" className="@md:col-span-2">
        {(control) => (
          <Select
            {...control}
            value={choice.repeat}
            onChange={(event) => choose({ repeat: event.target.value })}
          >
            {repeatOptions(time, choice, keptRule).map(([repeat, words]) => (
              <option key={repeat} value={repeat}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isWeekly(choice.repeat) && (
        <Chips
          legend="On"
          list={weekdays}
          chosen={daysOf(choice, time)}
          className="grid grid-cols-4 @md:grid-cols-7"
          // A week without a day would never come: the last one stays.
          onChange={(days) => days.length > 0 && choose({ days })}
        />
      )}
      {choice.repeat !== never && (
        <Field label="Last day (optional)" className="@md:col-span-2">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={choice.until}
              min={time.slice(0, 10)}
              onChange={(event) => choose({ until: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

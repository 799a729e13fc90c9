import type { ChangeEvent } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { earliestYear } from '@/lib/social/rules';
import { monthNames } from '@/lib/time/format';

const days = Array.from({ length: 31 }, (_, place) => place + 1);

type Part = 'day' | 'month' | 'year';

/** A day of the year, and the year of the first one where it is known: no date picker knows a day without a year. */
export function DayFields(props: {
  typed: Record<Part, string>;
  set: (part: Part) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}) {
  const { typed, set } = props;
  return (
    <div className="grid grid-cols-[4.75rem_1fr_5.5rem] gap-3 @md:col-span-2">
      <Field label="Day">
        {(control) => (
          <Select {...control} value={typed.day} onChange={set('day')}>
            <option value="">–</option>
            {days.map((day) => (
              <option key={day}>{day}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Month">
        {(control) => (
          <Select {...control} value={typed.month} onChange={set('month')}>
            <option value="">–</option>
            {monthNames.map((name, place) => (
              <option key={name} value={place + 1}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Year">
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            pattern="\d{4}"
            title={`Four digits, from ${earliestYear} on`}
            maxLength={4}
            value={typed.year}
            placeholder="optional"
            onChange={set('year')}
          />
        )}
      </Field>
    </div>
  );
}

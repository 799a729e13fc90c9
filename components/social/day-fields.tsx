import type { ChangeEvent } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { earliestYear } from '@/lib/social/rules';
import { monthNames } from '@/lib/time/format';

const days = Array.from({ length: 31 }, (_, index) => index + 1);

type Part = 'day' | 'month' | 'year';

export function DayFields(props: {
  fields: Record<Part, string>;
  set: (part: Part) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}) {
  const { fields, set } = props;
  return (
    <div className="grid grid-cols-[4.75rem_1fr_5.5rem] gap-3 @md:col-span-2">
      <Field label="Day">
        {(control) => (
          <NativeSelect {...control} value={fields.day} onChange={set('day')}>
            <option value="">–</option>
            {days.map((day) => (
              <option key={day}>{day}</option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Month">
        {(control) => (
          <NativeSelect {...control} value={fields.month} onChange={set('month')}>
            <option value="">–</option>
            {monthNames.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Year">
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            pattern="\d{4}"
            title={`Four digits, ${earliestYear} or later`}
            maxLength={4}
            value={fields.year}
            placeholder="optional"
            onChange={set('year')}
          />
        )}
      </Field>
    </div>
  );
}

'use client';

import { useId } from 'react';
import { type Company, leadOptions, repeatOptions } from '@/components/reminders/company';
import type { useCompany } from '@/components/reminders/use-company';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

/** How a reminder repeats, how long before it is announced, and whether it asks until it is answered. */
export function CompanyFields(props: {
  company: ReturnType<typeof useCompany>;
  start: Company;
  time: string;
}) {
  const { company, start, time } = props;
  const { choice, choose, hasKeptRule } = company;
  const nagId = useId();
  return (
    <>
      <Field label="Repeats">
        {(control) => (
          <Select
            {...control}
            value={choice.repeat}
            onChange={(event) => choose({ repeat: event.target.value })}
          >
            <Options list={repeatOptions(time, start, hasKeptRule)} />
          </Select>
        )}
      </Field>
      <Field label="Before">
        {(control) => (
          <Select {...control} value={choice.lead} onChange={(event) => choose({ lead: event.target.value })}>
            <Options list={leadOptions(start)} />
          </Select>
        )}
      </Field>
      <div className="-ml-3 flex items-center @md:col-span-2">
        <Checkbox
          id={nagId}
          checked={choice.nag}
          onChange={(event) => choose({ nag: event.target.checked })}
        />
        <label htmlFor={nagId} className="flex-1 cursor-pointer py-2.5 pl-1 text-sm">
          Keep asking until I answer
        </label>
      </div>
    </>
  );
}

function Options({ list }: { list: [choice: string, words: string][] }) {
  return list.map(([choice, words]) => (
    <option key={choice} value={choice}>
      {words}
    </option>
  ));
}

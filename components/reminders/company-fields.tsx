'use client';

import { useId } from 'react';
import { Chips } from '@/components/reminders/chips';
import { type Company, leadChoices } from '@/components/reminders/company';
import { RepeatFields } from '@/components/reminders/repeat-fields';
import type { useCompany } from '@/components/reminders/use-company';
import { Checkbox } from '@/components/ui/checkbox';
import { maxLeads } from '@/lib/reminders/rules';

/** How a reminder repeats, how long before it is announced, and whether it asks until it is answered. */
export function CompanyFields(props: {
  company: ReturnType<typeof useCompany>;
  start: Company;
  time: string;
}) {
  const { company, start, time } = props;
  const { choice, choose } = company;
  const nagId = useId();
  return (
    <>
      <RepeatFields company={company} time={time} />
      <Chips
        legend="Also tell me before"
        list={leadChoices(start)}
        chosen={choice.leads.map(String)}
        most={maxLeads}
        onChange={(leads) => choose({ leads: leads.map(Number).toSorted((a, b) => b - a) })}
      />
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

'use client';

import { useId } from 'react';
import { CheckboxGroup } from '@/components/reminders/checkbox-group';
import { type Extras, leadChoices } from '@/components/reminders/extras';
import { RepeatFields } from '@/components/reminders/repeat-fields';
import type { useExtras } from '@/components/reminders/use-extras';
import { Checkbox } from '@/components/ui/checkbox';
import { maxLeads } from '@/lib/reminders/rules';

export function ExtrasFields(props: { extras: ReturnType<typeof useExtras>; start: Extras; time: string }) {
  const { extras, start, time } = props;
  const { draft, change } = extras;
  const nagId = useId();
  return (
    <>
      <RepeatFields extras={extras} time={time} />
      <CheckboxGroup
        legend="Also remind me before"
        choices={leadChoices(start)}
        className="grid grid-cols-3 @md:flex"
        selected={draft.leads.map(String)}
        max={maxLeads}
        onChange={(leads) => change({ leads: leads.map(Number).toSorted((a, b) => b - a) })}
      />
      <div className="flex items-center gap-3 @md:col-span-2">
        <Checkbox
          id={nagId}
          checked={draft.nag}
          onCheckedChange={(checked) => change({ nag: checked === true })}
        />
        <label htmlFor={nagId} className="flex-1 cursor-pointer py-2.5 text-sm">
          Keep reminding me until I answer
        </label>
      </div>
    </>
  );
}

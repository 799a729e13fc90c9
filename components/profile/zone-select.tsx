'use client';

import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useClock } from '@/components/common/clock';
import { groupZones, zonesLike } from '@/components/profile/zone-groups';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { formatWhen } from '@/lib/time/format';
import { allTimeZones, zoneChoices } from '@/lib/time/zones';

/** Every zone to choose from, found by the words of its name, and what the clocks show there. */
export function ZoneSelect(props: { stored: string; value: string; onChange: (zone: string) => void }) {
  const { stored, value, onChange } = props;
  const { now } = useClock();
  const [search, setSearch] = useState('');
  // What was chosen from the list itself; a search only looks.
  const [former, setFormer] = useState(value);
  const list = useRef<HTMLSelectElement>(null);
  // Asking the browser for all of them takes a moment: the dialog stands before that.
  const isOpen = useDeferredValue(true, false);
  const zones = useMemo(() => withZone(isOpen ? allTimeZones() : [...zoneChoices], stored), [isOpen, stored]);
  const found = zonesLike(zones, search);

  function look(text: string) {
    setSearch(text);
    const matches = zonesLike(zones, text);
    onChange(matches.includes(former) ? former : (matches[0] ?? former));
  }

  function choose(zone: string) {
    setFormer(zone);
    onChange(zone);
  }

  return (
    <>
      <Field label="Search" hint={hintFor(search, found.length)}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Berlin"
            value={search}
            onChange={(event) => look(event.target.value)}
            onKeyDown={(event) => goOnEnter(event, list.current)}
          />
        )}
      </Field>
      <Field label="Timezone" hint={`It is now ${formatWhen(now, value)} there.`}>
        {(control) => (
          <Select {...control} ref={list} value={value} onChange={(event) => choose(event.target.value)}>
            {groupZones(found.length > 0 ? found : [value]).map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.zones.map((zone) => (
                  <option key={zone}>{zone}</option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

/** Enter goes on to what was found; saving is a press of its own. */
function goOnEnter(event: KeyboardEvent, list: HTMLElement | null): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  list?.focus();
}

function hintFor(search: string, found: number): string {
  if (search.trim() === '') return 'A city or a region, as in “Berlin” or “Asia”.';
  if (found === 0) return 'No timezone has this name.';
  return found === 1 ? '1 timezone has this name.' : `${found} timezones have this name.`;
}

/** A zone that is stored under an older name is a choice of its own. */
function withZone(zones: string[], stored: string): string[] {
  return zones.includes(stored) ? zones : [...zones, stored];
}

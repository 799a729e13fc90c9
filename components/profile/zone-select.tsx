'use client';

import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useClock } from '@/components/page/clock';
import { groupZones, searchZones } from '@/components/profile/zone-groups';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { formatWhen } from '@/lib/time/format';
import { allTimeZones, commonTimeZones } from '@/lib/time/zones';

export function ZoneSelect(props: { stored: string; value: string; onChange: (zone: string) => void }) {
  const { stored, value, onChange } = props;
  const { now } = useClock();
  const [search, setSearch] = useState('');
  // The zone chosen from the list. A search may select another one temporarily.
  const [chosen, setChosen] = useState(value);
  const list = useRef<HTMLSelectElement>(null);
  // Listing all zones takes the browser a moment, so the dialog is shown first.
  const isShown = useDeferredValue(true, false);
  const zones = useMemo(
    () => withZone(isShown ? allTimeZones() : [...commonTimeZones], stored),
    [isShown, stored],
  );
  const found = searchZones(zones, search);

  function searchFor(text: string) {
    setSearch(text);
    const matches = searchZones(zones, text);
    onChange(matches.includes(chosen) ? chosen : (matches[0] ?? chosen));
  }

  function choose(zone: string) {
    setChosen(zone);
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
            onChange={(event) => searchFor(event.target.value)}
            onKeyDown={(event) => focusOnEnter(event, list.current)}
          />
        )}
      </Field>
      <Field label="Timezone" hint={`Current time there: ${formatWhen(now, value)}.`}>
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

/** Enter in the search field moves to the list instead of saving. */
function focusOnEnter(event: KeyboardEvent, list: HTMLElement | null): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  list?.focus();
}

function hintFor(search: string, found: number): string {
  if (search.trim() === '') return 'A city or region, such as “Berlin” or “Asia”.';
  if (found === 0) return 'No timezone matches.';
  return found === 1 ? '1 timezone matches.' : `${found} timezones match.`;
}

/** The stored zone may have an outdated name that the browser does not list. */
function withZone(zones: string[], stored: string): string[] {
  return zones.includes(stored) ? zones : [...zones, stored];
}

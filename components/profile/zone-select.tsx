'use client';

import { useMemo } from 'react';
import { useClock } from '@/components/page/clock';
import { groupZones, searchZones } from '@/components/profile/zone-groups';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { formatWhen } from '@/lib/time/format';
import { allTimeZones } from '@/lib/time/zones';

export function ZoneSelect(props: { stored: string; value: string; onChange: (zone: string) => void }) {
  const { stored, value, onChange } = props;
  const { now } = useClock();
  const zones = useMemo(() => withZone(allTimeZones(), stored), [stored]);

  return (
    <Field label="Timezone" hint={`Current time there: ${formatWhen(now, value)}.`}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Combobox
          id={id}
          aria-describedby={describedBy}
          value={value}
          display={value}
          search={(text) => groupZones(searchZones(zones, text)).map(toGroup)}
          onChange={onChange}
          placeholder="Search a city or region"
          empty="No timezone matches."
        />
      )}
    </Field>
  );
}

function toGroup({ label, zones }: ReturnType<typeof groupZones>[number]) {
  return { label, options: zones.map((zone) => ({ value: zone, label: zone })) };
}

// The stored zone may have an outdated name that the browser does not list.
function withZone(zones: string[], stored: string): string[] {
  return zones.includes(stored) ? zones : [...zones, stored];
}

/** The choices that stand first in every list of zones, in this order. */
export const zoneChoices = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;

/** Whether `zone` is an IANA name this machine knows. Offsets such as "+01:00" move nothing at a DST change: refused. */
export function isTimeZone(zone: string): boolean {
  return /^[A-Za-z][\w+/-]{1,99}$/.test(zone) && canonical(zone) !== null;
}

/** The zone that a name means, in its right spelling, or null: "america/new_york" is America/New_York. */
export function zoneNamed(name: string): string | null {
  if (!isTimeZone(name)) return null;
  const folded = name.toLowerCase();
  return allTimeZones().find((zone) => zone.toLowerCase() === folded) ?? name;
}

/** As zoneNamed; a zone that is one of the choices under an older name (Asia/Calcutta) is that choice. */
export function zoneChosen(name: string): string | null {
  const zone = zoneNamed(name);
  return zoneChoices.find((choice) => zone !== null && canonical(choice) === canonical(zone)) ?? zone;
}

let known: string[] | undefined;

/** The choices first, then every other zone of this machine, none of them twice under an older name. */
export function allTimeZones(): string[] {
  known ??= [...zoneChoices, ...otherZones()];
  return known;
}

function otherZones(): string[] {
  const chosen = new Set(zoneChoices.map(canonical));
  return Intl.supportedValuesOf('timeZone').filter((zone) => !chosen.has(canonical(zone)));
}

function canonical(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

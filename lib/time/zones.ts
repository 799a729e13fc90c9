export const commonTimeZones = [
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

/**
 * Returns whether a text is an IANA time zone that this machine supports. False for offsets such as "+01:00",
 * because they have no DST rules.
 */
export function isTimeZone(zone: string): boolean {
  return /^[A-Za-z][\w+/-]{1,99}$/.test(zone) && canonical(zone) !== null;
}

export function normalizeTimeZone(name: string): string | null {
  if (!isTimeZone(name)) return null;
  const lowerCase = name.toLowerCase();
  return allTimeZones().find((zone) => zone.toLowerCase() === lowerCase) ?? name;
}

/**
 * Returns the usual name of a time zone: the alias "Asia/Calcutta" gives "Asia/Kolkata". Null for an unknown
 * zone.
 */
export function preferredTimeZone(name: string): string | null {
  const zone = normalizeTimeZone(name);
  return commonTimeZones.find((choice) => zone !== null && canonical(choice) === canonical(zone)) ?? zone;
}

let cachedZones: string[] | undefined;

/** Returns the supported time zones without aliases, common zones first. */
export function allTimeZones(): string[] {
  cachedZones ??= [...commonTimeZones, ...otherZones()];
  return cachedZones;
}

function otherZones(): string[] {
  const common = new Set(commonTimeZones.map(canonical));
  return Intl.supportedValuesOf('timeZone').filter((zone) => !common.has(canonical(zone)));
}

function canonical(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

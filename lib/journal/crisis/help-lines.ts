import type { Country, HelpLine } from '@/lib/journal/crisis/country';
import { europe } from '@/lib/journal/crisis/europe';
import { overseas } from '@/lib/journal/crisis/overseas';

export type { HelpLine } from '@/lib/journal/crisis/country';

const directory: HelpLine = {
  country: 'every country',
  name: 'Lines in every country',
  url: 'https://findahelpline.com',
  source: 'https://findahelpline.com',
};

export function helpLinesFor(zone: string): HelpLine[] {
  const country = countryOf(zone);
  const local = country?.lines.map((line) => ({ country: country.name, ...line })) ?? [];
  return [...local, directory];
}

export function emergencyNumberFor(zone: string): string | null {
  return countryOf(zone)?.emergency ?? null;
}

function countryOf(zone: string): Country | undefined {
  return byZone.get(canonical(zone));
}

const byZone = new Map(
  [...europe, ...overseas].flatMap((country) =>
    country.zones.split(' ').map((zone) => [canonical(zone), country] as const),
  ),
);

function canonical(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}

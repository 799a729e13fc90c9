import { allTimeZones } from '@/lib/time/zones';

/** Places whose zone does not carry their name. */
const elsewhere: Record<string, string> = {
  'new york city': 'America/New_York',
  nyc: 'America/New_York',
  boston: 'America/New_York',
  miami: 'America/New_York',
  washington: 'America/New_York',
  atlanta: 'America/New_York',
  'san francisco': 'America/Los_Angeles',
  'los angeles': 'America/Los_Angeles',
  la: 'America/Los_Angeles',
  seattle: 'America/Los_Angeles',
  california: 'America/Los_Angeles',
  'las vegas': 'America/Los_Angeles',
  houston: 'America/Chicago',
  dallas: 'America/Chicago',
  texas: 'America/Chicago',
  mumbai: 'Asia/Kolkata',
  delhi: 'Asia/Kolkata',
  'new delhi': 'Asia/Kolkata',
  bangalore: 'Asia/Kolkata',
  india: 'Asia/Kolkata',
  beijing: 'Asia/Shanghai',
  china: 'Asia/Shanghai',
  japan: 'Asia/Tokyo',
  osaka: 'Asia/Tokyo',
  korea: 'Asia/Seoul',
  uk: 'Europe/London',
  england: 'Europe/London',
  scotland: 'Europe/London',
  france: 'Europe/Paris',
  germany: 'Europe/Berlin',
  munich: 'Europe/Berlin',
  hamburg: 'Europe/Berlin',
  spain: 'Europe/Madrid',
  barcelona: 'Europe/Madrid',
  italy: 'Europe/Rome',
  milan: 'Europe/Rome',
  switzerland: 'Europe/Zurich',
  geneva: 'Europe/Zurich',
  netherlands: 'Europe/Amsterdam',
  sweden: 'Europe/Stockholm',
  'new zealand': 'Pacific/Auckland',
  wellington: 'Pacific/Auckland',
  canberra: 'Australia/Sydney',
  utc: 'UTC',
  gmt: 'UTC',
};

/** The zone of a city or country as people name it, or null. Cities that name an IANA zone are all known. */
export function placeZone(place: string): string | null {
  const name = fold(place);
  const known = elsewhere[name];
  if (known) return known;
  return (
    allTimeZones().find((zone) => fold(zone.split('/').at(-1) ?? '') === name || fold(zone) === name) ?? null
  );
}

function fold(text: string): string {
  return text.trim().toLowerCase().replaceAll('_', ' ').replace(/^the /, '');
}

import { zoneChoices } from '@/lib/time/zones';

export interface ZoneGroup {
  label: string;
  zones: string[];
}

// Browsers list these under the names of old; people look for the ones of today.
const namesOfToday: Record<string, string> = {
  'Africa/Asmera': 'Asmara',
  'America/Buenos_Aires': 'Argentina',
  'America/Coral_Harbour': 'Atikokan',
  'America/Godthab': 'Nuuk',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/** The zones that a search finds, in their order: each of its words begins one of the name. Accents and signs do not count. */
export function zonesLike(zones: string[], search: string): string[] {
  const words = plainWords(search);
  return zones.filter((zone) => {
    const names = plainWords(`${zone} ${namesOfToday[zone] ?? ''}`);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
}

/** Zones as they are chosen from: the choices first, then the others by continent. Groups without any are left out. */
export function groupZones(zones: string[]): ZoneGroup[] {
  const choices: readonly string[] = zoneChoices;
  const groups = new Map<string, string[]>([['Common', []]]);
  for (const zone of zones) {
    const label = choices.includes(zone) ? 'Common' : areaOf(zone);
    groups.set(label, [...(groups.get(label) ?? []), zone]);
  }
  return [...groups]
    .map(([label, found]) => ({ label, zones: found }))
    .filter(({ zones }) => zones.length > 0);
}

function areaOf(zone: string): string {
  return zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Other';
}

/** "São_Paulo" is sao and paulo. */
function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}+]+/gu) ?? [];
}

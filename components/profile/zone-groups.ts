import { commonTimeZones } from '@/lib/time/zones';

export interface ZoneGroup {
  label: string;
  zones: string[];
}

// Current names of zones that browsers list under outdated names. Users search for the current ones.
const currentNames: Record<string, string> = {
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

export function searchZones(zones: string[], search: string): string[] {
  const words = searchableWords(search);
  return zones.filter((zone) => {
    const names = searchableWords(`${zone} ${currentNames[zone] ?? ''}`);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
}

export function groupZones(zones: string[]): ZoneGroup[] {
  const choices: readonly string[] = commonTimeZones;
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

function searchableWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}+]+/gu) ?? [];
}

import { longestPlace, placeZone } from '@/lib/time/places';
import { digits, type Found, mark, maybe, type Scan, skip, word } from './tokens';

// An abbreviation with several zones has the most common zone, so "ist" means India.
const abbreviations: Record<string, string> = {
  utc: 'UTC',
  gmt: 'UTC',
  et: 'America/New_York',
  est: 'America/New_York',
  edt: 'America/New_York',
  ct: 'America/Chicago',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  pt: 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  akst: 'America/Anchorage',
  akdt: 'America/Anchorage',
  hst: 'Pacific/Honolulu',
  bst: 'Europe/London',
  cet: 'Europe/Paris',
  cest: 'Europe/Paris',
  eet: 'Europe/Athens',
  eest: 'Europe/Athens',
  msk: 'Europe/Moscow',
  ist: 'Asia/Kolkata',
  jst: 'Asia/Tokyo',
  kst: 'Asia/Seoul',
  hkt: 'Asia/Hong_Kong',
  sgt: 'Asia/Singapore',
  pkt: 'Asia/Karachi',
  aest: 'Australia/Sydney',
  aedt: 'Australia/Sydney',
  acst: 'Australia/Adelaide',
  acdt: 'Australia/Adelaide',
  awst: 'Australia/Perth',
  nzst: 'Pacific/Auckland',
  nzdt: 'Pacific/Auckland',
  sast: 'Africa/Johannesburg',
};

const capitalAbbreviations: Record<string, string> = {
  z: 'UTC',
  wet: 'Europe/Lisbon',
  west: 'Europe/Lisbon',
  ast: 'America/Halifax',
  adt: 'America/Halifax',
  nst: 'America/St_Johns',
  ndt: 'America/St_Johns',
  brt: 'America/Sao_Paulo',
  art: 'America/Argentina/Buenos_Aires',
  clt: 'America/Santiago',
  pet: 'America/Lima',
  trt: 'Europe/Istanbul',
  idt: 'Asia/Jerusalem',
  gst: 'Asia/Dubai',
  irst: 'Asia/Tehran',
  npt: 'Asia/Kathmandu',
  ict: 'Asia/Bangkok',
  wib: 'Asia/Jakarta',
  pht: 'Asia/Manila',
  cat: 'Africa/Maputo',
  eat: 'Africa/Nairobi',
  wat: 'Africa/Lagos',
};

const regions: Record<string, string> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
  atlantic: 'America/Halifax',
};

export function zoneAt(scan: Scan, i: number): Found<string> | null {
  if (mark(scan, i) === '(') {
    const inside = zoneAt(scan, i + 1);
    return inside && mark(scan, inside.next) === ')' ? { ...inside, next: inside.next + 1 } : null;
  }
  return (
    offsetAt(scan, i) ?? regionAt(scan, i) ?? placeAt(scan, i) ?? ianaAt(scan, i) ?? abbreviationAt(scan, i)
  );
}

function offsetAt(scan: Scan, i: number): Found<string> | null {
  if (!/^(utc|gmt)$/.test(word(scan, i))) return null;
  const sign = scan.tokens[i + 1]?.text ?? '';
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?::?(\d{2}))?$/.exec(scan.tokens[i + 2]?.text ?? '') ?? [];
  const isOffset = /^[+−-]$/.test(sign) && hours !== '' && Number(hours) <= 14 && Number(minutes) < 60;
  if (!isOffset || !scan.tokens[i + 2]?.glued) return null;
  return { value: `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`, next: i + 3 };
}

function regionAt(scan: Scan, i: number): Found<string> | null {
  const zone = regions[word(scan, i)];
  const next = maybe(scan, i + 1, /^(standard|daylight)$/);
  return zone && /^(time|timezone)$/.test(word(scan, next)) ? { value: zone, next: next + 1 } : null;
}

function placeAt(scan: Scan, i: number): Found<string> | null {
  const words: string[] = [];
  const start = maybe(scan, i, /^in$/);
  for (let at = start; at < start + longestPlace; at++) {
    const name = word(scan, at);
    if (!name || name === 'time') return null;
    words.push(name.replace(/'s$/, ''));
    if (start > i && scan.tokens[start]?.isCapital && mark(scan, at + 1) === ',') {
      // "10am in Paris, demo": a place where the user is, or the hour of a place elsewhere.
      const there = placeZone(words.join(' '));
      if (there) return { value: there, next: at + 1 };
    }
    if (word(scan, at + 1) !== 'time' && word(scan, at + 1) !== 'timezone') continue;
    const zone = abbreviations[words[0] ?? ''] ?? placeZone(words.join(' '));
    return zone ? { value: zone, next: at + 2 } : null;
  }
  return null;
}

function ianaAt(scan: Scan, i: number): Found<string> | null {
  if (!word(scan, i) || mark(scan, i + 1) !== '/') return null;
  for (let end = i + 7; end >= i + 3; end--) {
    const tokens = scan.tokens.slice(i, end);
    if (tokens.length !== end - i || tokens.some((token, n) => n > 0 && !token.glued)) continue;
    const zone = placeZone(tokens.map(({ text }) => text).join(''));
    if (zone) return { value: zone, next: end };
  }
  return null;
}

function abbreviationAt(scan: Scan, i: number): Found<string> | null {
  const name = word(scan, i);
  const zone = abbreviations[name] ?? (scan.tokens[i]?.isUpper ? capitalAbbreviations[name] : undefined);
  if (!zone) return null;
  // "8 et al" and "5 pt font" name no zone.
  if (/^(al|font|size)$/.test(word(scan, i + 1))) return null;
  return { value: zone, next: skip(scan, i + 1, 'time') ?? i + 1 };
}

const longestZone = longestPlace + 5;

export function loneZoneAt(scan: Scan, i: number): Found<string> | null {
  const before = scan.tokens[i - 1];
  const afterTime =
    before &&
    (before.text === ',' ||
      /^(am|pm|m|morning|afternoon|evening|night|noon|midnight|o'clock)$/.test(before.text) ||
      digits(scan, i - 1) !== '');
  const isNamed = afterTime || scan.tokens.slice(i + 1, i + longestZone).some(({ text }) => text === 'time');
  const found = isNamed ? zoneAt(scan, i) : null;
  const says = found && word(scan, found.next - 1) === 'time';
  return found && (afterTime || says) ? found : null;
}

import { readMinutes } from '@/lib/time/durations';

export const maxDurationMinutes = 24 * 60;

const number =
  '(?:\\d{1,3}(?:[.,]\\d)?|an?|one|two|three|four|five|six|eight|ten|fifteen|twenty|thirty|forty[- ]five|forty|fifty|ninety|half an?|a quarter of an)';
const unit = '(?:hours?|hrs?|h|minutes?|mins?|min)';
const amount = `${number}[- ]?${unit}\\b(?: and a half)?`;

export const forDuration = new RegExp(`\\bfor (${amount}(?:(?: and|,)? ${amount})?)`, 'i');

export function durationMinutes(words: string): number | null {
  if (/^\s*\d{1,3}\s*$/.test(words)) return bounded(Number(words));
  const minutes = readMinutes(words.replace(/^\s*for /i, ''));
  return minutes === null || minutes <= 0 ? null : bounded(minutes);
}

function bounded(minutes: number): number {
  return Math.min(Math.max(Math.round(minutes), 5), maxDurationMinutes);
}

/** Formats a number like "1,234". */
export function formatCount(value: number): string {
  return value.toLocaleString('en');
}

/** Formats a number with its noun, like "1 todo" or "2 todos". */
export function formatCountOf(value: number, noun: string): string {
  return `${formatCount(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** Formats a duration: "340 ms", "1.2 s", "3 min", "2 h"; "-" for null. */
export function formatDuration(ms: number | null): string {
  if (ms === null) return '-';
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  if (ms < 3_600_000) return `${Math.round(ms / 60_000)} min`;
  return `${Math.round(ms / 3_600_000)} h`;
}

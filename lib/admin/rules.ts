/** A text of which only the first letter of each word is left: how long it is and what kind, not what it says. */
export function masked(text: string | null): string | null {
  return (
    text?.replaceAll(/([\p{L}\p{N}])([\p{L}\p{N}\p{M}]+)/gu, (_, first: string, rest: string) => {
      return first + '•'.repeat([...rest].length);
    }) ?? null
  );
}

/** What differs between two states of a thing, as "temperature 0.7 → 0.2"; of long texts only that they differ. */
export function differences(before: unknown, after: unknown): string[] {
  const [old, now] = [recordOf(before), recordOf(after)];
  return Object.keys({ ...old, ...now })
    .filter((key) => key !== 'id' && JSON.stringify(old[key]) !== JSON.stringify(now[key]))
    .map((key) =>
      isShort(old[key]) && isShort(now[key]) ? `${key} ${shown(old[key])} → ${shown(now[key])}` : key,
    );
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isShort(value: unknown): boolean {
  return typeof value !== 'object' ? String(value ?? '').length <= 30 : value === null;
}

function shown(value: unknown): string {
  return value === null || value === undefined || value === '' ? 'none' : String(value);
}

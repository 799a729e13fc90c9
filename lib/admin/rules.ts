export function maskWords(text: string | null): string | null {
  return (
    text?.replaceAll(/([\p{L}\p{N}])([\p{L}\p{N}\p{M}]+)/gu, (_, first: string, rest: string) => {
      return first + '•'.repeat([...rest].length);
    }) ?? null
  );
}

export function describeChanges(before: unknown, after: unknown): string[] {
  const [from, to] = [recordOf(before), recordOf(after)];
  return Object.keys({ ...from, ...to })
    .filter((key) => key !== 'id' && JSON.stringify(from[key]) !== JSON.stringify(to[key]))
    .map((key) =>
      isShort(from[key]) && isShort(to[key]) ? `${key} ${valueText(from[key])} → ${valueText(to[key])}` : key,
    );
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isShort(value: unknown): boolean {
  return typeof value !== 'object' ? String(value ?? '').length <= 30 : value === null;
}

function valueText(value: unknown): string {
  return value === null || value === undefined || value === '' ? 'none' : String(value);
}

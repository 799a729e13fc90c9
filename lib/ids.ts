export function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

import table from './zones.json' with { type: 'json' };

interface Change {
  from: number;
  minutes: number;
}

const changes = new Map<string, Change[]>(
  Object.entries(table.offsets).map(([zone, all]) => [
    zone,
    all.map(([from, minutes]) => ({ from: Date.parse(String(from)), minutes: Number(minutes) })),
  ]),
);

export const oracleZones = [...changes.keys()];

export const oracleInstants = table.instants.map(([zone = '', local = '', at = '']) => ({
  zone,
  local,
  at: new Date(at),
}));

/**
 * Returns the instant of a local time (YYYY-MM-DDTHH:MM). A local time that the clocks skip is moved forward by
 * the length of the gap. For a local time that occurs twice, returns the first instant.
 */
export function oracleInstant(zone: string, local: string): Date {
  const all = changesOf(zone);
  const wall = Date.parse(`${local}Z`);
  for (const [place, { minutes }] of all.entries()) {
    const at = wall - minutes * 60_000;
    const next = all[place + 1];
    const gap = next ? Math.max(0, next.minutes - minutes) * 60_000 : 0;
    if (!next || at < next.from + gap) return new Date(at);
  }
  throw new Error(`${zone} has no offsets`);
}

export function oracleLocal(zone: string, at: Date): string {
  const { minutes = 0 } = changesOf(zone).findLast(({ from }) => from <= at.getTime()) ?? {};
  return new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, 16);
}

function changesOf(zone: string): Change[] {
  const all = changes.get(zone);
  if (!all) throw new Error(`${zone} is not in the table`);
  return all;
}

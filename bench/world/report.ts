export interface Row {
  metric: string;
  unit: 'bytes' | 'ms' | 'count' | 'ratio';
  ours: number;
  baseline?: number;
  budget: Budget;
}

type Budget = { most: number } | { more: number } | { times: number };

export function report(bench: string, rows: Row[]): void {
  const verdicts = rows.map((row) => ({ ...row, difference: differenceOf(row), pass: isWithin(row) }));
  const lines = verdicts.map((row) => [
    row.metric,
    shown(row.ours, row.unit),
    row.baseline === undefined ? '' : shown(row.baseline, row.unit),
    differenceWords(row, row.difference),
    budgetWords(row),
    row.pass ? 'yes' : 'NO',
  ]);
  console.log(`\n${bench}\n`);
  printTable([['metric', 'ours', 'baseline', 'ours to it', 'budget', 'pass'], ...lines]);
  console.log(`\n${JSON.stringify({ bench, rows: verdicts })}\n`);
  if (verdicts.some(({ unit, pass }) => (unit === 'bytes' || unit === 'count') && !pass))
    process.exitCode = 1;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function differenceOf({ ours, baseline, budget }: Row): number {
  if ('most' in budget || baseline === undefined) return ours;
  return 'more' in budget ? ours - baseline : ours / baseline;
}

function isWithin(row: Row): boolean {
  return differenceOf(row) <= limitOf(row.budget);
}

function limitOf(budget: Budget): number {
  if ('most' in budget) return budget.most;
  return 'more' in budget ? budget.more : budget.times;
}

function differenceWords({ unit, budget }: Row, difference: number): string {
  if ('most' in budget) return '';
  return 'more' in budget ? `+${shown(difference, unit)}` : `x ${difference.toFixed(2)}`;
}

function budgetWords({ unit, budget }: Row): string {
  if ('times' in budget) return `x ${budget.times}`;
  return 'more' in budget ? `+${shown(budget.more, unit)}` : `at most ${shown(budget.most, unit)}`;
}

function shown(value: number, unit: Row['unit']): string {
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`;
  return unit === 'ms' ? `${value.toFixed(0)} ms` : String(Number(value.toFixed(4)));
}

function printTable(lines: string[][]): void {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines)
    console.log(
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
}

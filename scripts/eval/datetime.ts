import { findWhen, resolveWhen, type When } from '@/lib/time/phrases';

type Row = { text: string; now: string; expect: string[] | null };

export function evalDatetime(rows: unknown[]): { predictions: object[]; summary: object } {
  const judged = rows.filter(isRow).map((row) => {
    const got = pointOf(row.text, new Date(`${row.now.slice(0, 23)}Z`));
    return { row, got, right: row.expect ? got !== null && row.expect.includes(got) : got === null };
  });
  const named = judged.filter(({ row }) => row.expect);
  const unnamed = judged.filter(({ row }) => !row.expect);
  return {
    predictions: judged.map(({ row, got }) => ({ ...row, got })),
    summary: {
      task: 'datetime',
      rows: judged.length,
      accuracy: share(judged, ({ right }) => right),
      silentlyWrong: share(judged, ({ got, right }) => got !== null && !right),
      missed: share(named, ({ got }) => got === null),
      wronglyTaken: share(unnamed, ({ got }) => got !== null),
    },
  };
}

function pointOf(text: string, now: Date): string | null {
  const words = findWhen(text).map((span) => span.text);
  if (words.length === 0) return null;
  // In a single sentence, "two days before" can only count from the present.
  return written(resolveWhen(words.join(' '), { now, zone: 'UTC', anchor: now }));
}

function written(when: When | null): string | null {
  if (!when || when.rule) return null;
  return [when.date, when.time].filter(Boolean).join(' ') || null;
}

function share<T>(all: T[], test: (one: T) => boolean): number {
  if (all.length === 0) return 0;
  return Math.round((all.filter(test).length / all.length) * 10_000) / 10_000;
}

function isRow(row: unknown): row is Row {
  if (typeof row !== 'object' || row === null) return false;
  const { text, now, expect } = row as Partial<Row>;
  return typeof text === 'string' && typeof now === 'string' && (expect === null || Array.isArray(expect));
}

import type { Change } from './changes';
import { asks, type Check, type ExpectedFiring, type ExpectedRow, isFallback } from './checks';
import { fits, type JudgedRow } from './judged-rows';

export type Verdict = 'right' | 'asked' | 'not understood' | 'silently wrong' | 'asked needlessly' | 'wrong';

export interface JudgedTurn {
  reply: string;
  changes: Change[];
  before: JudgedRow[];
  after: JudgedRow[];
}

export function judge(check: Check, turn: JudgedTurn): { verdict: Verdict; why: string[] } {
  const why = [...missing(check, turn), ...forbidden(check, turn), ...repliedWrong(check, turn.reply)];
  if (why.length === 0) return { verdict: 'right', why };
  const isAsking = asks(turn.reply);
  const isChanged = turn.changes.length > 0;
  if (check.or_asks && isAsking && !isChanged) return { verdict: 'asked', why: [] };
  if (!isChanged && isFallback(turn.reply)) return { verdict: 'not understood', why };
  if (isChanged && !isAsking && (forbidden(check, turn).length > 0 || unexpected(check, turn).length > 0))
    return { verdict: 'silently wrong', why };
  return { verdict: isAsking && !isChanged ? 'asked needlessly' : 'wrong', why };
}

function missing(check: Check, { before, after }: JudgedTurn): string[] {
  const old = (row: JudgedRow) => before.find(({ id }) => id === row.id);
  const isNew = (row: JudgedRow, expected: ExpectedRow) => {
    const known = old(row);
    return !known || !fits(known, expected);
  };
  const isLost = (row: JudgedRow, expected: ExpectedRow) =>
    !after.some((one) => one.id === row.id && fits(one, expected));
  const isDone = (row: JudgedRow) => row.done !== null && row.done !== (old(row)?.done ?? null);
  const isGone = (row: JudgedRow, expected: ExpectedRow) =>
    isLost(row, expected) || after.some((one) => one.id === row.id && one.done !== null);
  return [
    ...unmatched('not made', check.made, after, isNew),
    ...unmatched('not changed', check.changed, after, (row) => isAltered(row, old(row))),
    ...unmatched('not removed', check.removed, before, isLost),
    ...unmatched('not done', check.done, after, isDone),
    ...unmatched('not gone', check.gone, before, isGone),
    ...unmatched('not present', check.present, after, () => true),
    ...(check.fires ?? []).filter((one) => !isFired(after, one)).map((one) => `no message: ${said(one)}`),
  ];
}

function forbidden(check: Check, turn: JudgedTurn): string[] {
  const { before, after, changes } = turn;
  const made = after.filter((row) => !before.some(({ id }) => id === row.id));
  const isRowOf = (table: string) => (row: JudgedRow) =>
    row.tables.includes(table) && !before.some((old) => isRewritten(old, row, after));
  return [
    ...(check.unchanged && changes.length > 0 ? [`${changes.length} changes`] : []),
    ...(check.removed?.length === 0 ? lostRows(turn).map(({ text }) => `removed: ${text.slice(0, 60)}`) : []),
    ...(check.made_none ?? []).filter((table) => made.some(isRowOf(table))).map((table) => `made: ${table}`),
    ...(check.absent ?? [])
      .filter((one) => after.some((row) => fits(row, one)))
      .map((one) => `still there: ${said(one)}`),
    ...(check.not_fires ?? []).filter((one) => isFired(after, one)).map((one) => `message: ${said(one)}`),
  ];
}

function unexpected(check: Check, turn: JudgedTurn): JudgedRow[] {
  const { before, after } = turn;
  const wanted = [check.made, check.changed, check.present, check.done, check.gone, check.removed].flatMap(
    (rows) => rows ?? [],
  );
  const isWanted = (row: JudgedRow) =>
    wanted.some((one) => fits(row, one)) ||
    (check.fires ?? []).some((one) => row.text.includes(one.text.toLowerCase()));
  const altered = after.filter((row) =>
    isAltered(
      row,
      before.find(({ id }) => id === row.id),
    ),
  );
  return [...altered, ...lostRows(turn)].filter((row) => !isWanted(row));
}

function lostRows({ before, after }: JudgedTurn): JudgedRow[] {
  return before.filter(
    (old) => !after.some(({ id }) => id === old.id) && !after.some((row) => isRewritten(old, row, before)),
  );
}

function isRewritten(old: JudgedRow, row: JudgedRow, others: JudgedRow[]): boolean {
  if (others.some(({ id }) => id === row.id) && others.some(({ id }) => id === old.id)) return false;
  return wordsOf(old).some((word) => wordsOf(row).includes(word));
}

function wordsOf({ text }: JudgedRow): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);
}

function isAltered(row: JudgedRow, old: JudgedRow | undefined): boolean {
  return !old || JSON.stringify(row) !== JSON.stringify(old);
}

function unmatched(
  name: string,
  expected: ExpectedRow[] | undefined,
  rows: JudgedRow[],
  test: (row: JudgedRow, expected: ExpectedRow) => boolean,
): string[] {
  return (expected ?? []).flatMap((one) =>
    rows.some((row) => fits(row, one) && test(row, one)) ? [] : [`${name}: ${said(one)}`],
  );
}

function isFired(rows: JudgedRow[], { text, at, date }: ExpectedFiring): boolean {
  return rows.some(
    (row) =>
      row.text.includes(text.toLowerCase()) &&
      row.fires.some((moment) => (at ? moment === at : date ? moment.startsWith(date) : true)),
  );
}

const declining =
  /\b(?:can[’']?t|cannot|can not|unable|not something|don[’']t (?:know|have|do)|only know|no way to|beyond|not able)\b/i;

function repliedWrong(check: Check, reply: string): string[] {
  const text = reply.toLowerCase().replaceAll('’', "'");
  const says = (words: string) => text.includes(words.toLowerCase().replaceAll('’', "'"));
  return [
    ...(check.reply ?? []).filter((words) => !says(words)).map((words) => `does not say: ${words}`),
    ...(check.reply_any?.some(says) === false ? [`says none of: ${check.reply_any.join(', ')}`] : []),
    ...(check.reply_not ?? []).filter(says).map((words) => `says: ${words}`),
    ...(check.asks && !asks(reply) ? ['does not ask'] : []),
    ...(check.cannot && !declining.test(reply) ? ['does not say that it cannot'] : []),
  ];
}

function said(expected: object): string {
  return JSON.stringify(expected);
}

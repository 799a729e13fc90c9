import { describe, expect, test } from 'vitest';
import { fromLocal, nextAt } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';
import { nextOccurrence } from '@/lib/time/recurrence';
import { commonTimeZones } from '@/lib/time/zones';
import { oracleInstant, oracleInstants, oracleLocal, oracleZones } from '@/testing/oracle/oracle';

// scripts/oracle.py creates testing/oracle/zones.json. It shares neither code nor tzdata with the product.
const days = Map.groupBy(oracleInstants, ({ zone, local }) => `${zone} ${local.slice(11)}`);

test('the table knows every zone we offer, and both changes of 2027 of the ten that have them', () => {
  expect(oracleZones).toEqual(expect.arrayContaining([...commonTimeZones]));
  expect(new Set(oracleInstants.map(({ zone }) => zone)).size).toBe(10);
  expect(oracleInstants.length).toBeGreaterThanOrEqual(10 * 2 * 3 * 5);
});

test('around every change a local time is the instant of the table', () => {
  const ours = oracleInstants.map(({ zone, local }) => ({
    zone,
    local,
    at: fromLocal(local.slice(0, 10), local.slice(11), zone),
  }));
  expect(ours).toEqual(oracleInstants);
});

test('our reading of the table agrees with the table', () => {
  expect(oracleInstants.map(({ zone, local }) => oracleInstant(zone, local))).toEqual(
    oracleInstants.map(({ at }) => at),
  );
});

test('through three years the clocks of each zone show the same', () => {
  const wrong: string[] = [];
  for (const zone of oracleZones)
    for (
      let at = Date.parse('2026-01-01T00:00Z');
      at < Date.parse('2029-01-01T00:00Z');
      at += 6 * 3_600_000
    ) {
      const moment = new Date(at);
      const shown = `${localDate(moment, zone)}T${localTime(moment, zone)}`;
      if (shown !== oracleLocal(zone, moment)) wrong.push(`${zone} ${moment.toISOString()}: ${shown}`);
    }
  expect(wrong).toEqual([]);
});

describe.each([...days])('every day at %s', (name, instants) => {
  const [zone = '', time = ''] = name.split(' ');

  test('a series comes once a local date, at the instant of the table', () => {
    for (const run of runsOf(instants.map(({ local }) => local.slice(0, 10)))) {
      const [first = '', last = ''] = [run.at(0), run.at(-1)];
      const from = new Date(oracleInstant(zone, `${first}T${time}`).getTime() - 1);
      const expected = run.map((date) => ({
        slot: `${date}T${time}:00`,
        at: oracleInstant(zone, `${date}T${time}`),
      }));
      expect(seriesFrom(first, from, last)).toEqual(expected);
      expect(dailyFrom(from, run.length)).toEqual(expected);
    }
  });

  function seriesFrom(date: string, from: Date, last: string) {
    const series = { rule: 'FREQ=DAILY', date, time, zone };
    const found: { slot: string; at: Date }[] = [];
    let next = nextOccurrence(series, from);
    while (next && next.slot.slice(0, 10) <= last) {
      found.push({ slot: next.slot, at: next.at });
      // The scheduler continues in the same way: from the slot that it has reached.
      next = nextOccurrence({ ...series, date: next.slot.slice(0, 10) }, next.at);
    }
    return found;
  }

  function dailyFrom(from: Date, count: number) {
    let after = from;
    return Array.from({ length: count }, () => {
      const { at, slot } = nextAt(time, zone, after);
      after = at;
      return { slot: `${slot}:00`, at };
    });
  }
});

function runsOf(dates: string[]): string[][] {
  const runs: string[][] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    const isNext = run && Date.parse(date) - Date.parse(run.at(-1) ?? '') === 86_400_000;
    if (isNext) run.push(date);
    else runs.push([date]);
  }
  return runs;
}
